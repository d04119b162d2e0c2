import { expect, it } from "vitest";
import type { ChatLine, Notice } from "../api/types";
import { silenced, talk, unread } from "./talk";

const chat: ChatLine[] = [
  { number: 1, at: 10, seat: 0, text: "hello", kind: "said", line: null },
  { number: 2, at: 30, seat: 1, text: ":bow:", kind: "said", line: null },
];
const byOperator = (number: number, kind: ChatLine["kind"], line: number | null = null): ChatLine => ({
  ...{ number, at: 100 + number, seat: kind === "closed" || kind === "opened" ? -1 : 1, text: "", kind, line },
});
const notices: Notice[] = [{ at: 20, kind: "left", seat: 1, what: null, about: null }];
const wording = { spoken: (text: string) => text.toUpperCase(), tell: ({ kind }: Notice) => kind, ruled: ({ kind }: ChatLine) => kind };
const texts = (muted: number[], given: typeof wording | null) => talk(chat, notices, muted, given).map(({ text }) => text);

it("puts what people did between what they said", () => {
  expect(texts([], wording)).toEqual(["HELLO", "left", ":BOW:"]);
});

it("leaves out who is muted, but not what they did", () => {
  expect(texts([1], wording)).toEqual(["HELLO", "left"]);
});

it("leaves out what has no text yet", () => {
  expect(texts([], null)).toEqual(["hello"]);
});

it("leaves out what the operator removed, and says so", () => {
  const now = [...chat, byOperator(3, "removed", 2)];
  expect(talk(now, [], [], wording).map(({ text }) => text)).toEqual(["HELLO", "removed"]);
  const later = [chat[0]!, { ...chat[1]!, text: "" }];
  expect(talk(later, [], [], wording).map(({ text }) => text)).toEqual(["HELLO"]);
});

it("knows who may not talk", () => {
  const all = [byOperator(3, "muted"), byOperator(4, "closed"), byOperator(5, "opened"), byOperator(6, "unmuted")];
  const now = (number: number) => [0, 1].map((seat) => silenced([...chat, ...all.slice(0, number)], seat));
  expect([0, 1, 2, 3, 4].map(now)).toEqual([
    [null, null],
    [null, "muted"],
    ["closed", "closed"],
    [null, "muted"],
    [null, null],
  ]);
});

it("counts what others said since the last line that was read", () => {
  const lines = talk(chat, notices, [], wording);
  expect([0, 10, 30].map((read) => unread(lines, read, null))).toEqual([2, 1, 0]);
  expect(unread(lines, 0, 1)).toBe(1);
});
