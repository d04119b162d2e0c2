import { expect, it } from "vitest";
import type { Notice } from "../api/types";
import { talk, unread } from "./talk";

const chat = [
  { number: 1, at: 10, seat: 0, words: "hello" },
  { number: 2, at: 30, seat: 1, words: ":bow:" },
];
const notices: Notice[] = [{ at: 20, kind: "left", seat: 1, what: null, about: null }];
const wording = { spoken: (words: string) => words.toUpperCase(), tell: ({ kind }: Notice) => kind };
const texts = (muted: number[], words: typeof wording | null) => talk(chat, notices, muted, words).map(({ text }) => text);

it("puts what people did between what they said", () => {
  expect(texts([], wording)).toEqual(["HELLO", "left", ":BOW:"]);
});

it("leaves out who is muted, but not what they did", () => {
  expect(texts([1], wording)).toEqual(["HELLO", "left"]);
});

it("leaves out what has no words yet", () => {
  expect(texts([], null)).toEqual(["hello"]);
});

it("counts what others said since the last line that was read", () => {
  const lines = talk(chat, notices, [], wording);
  expect([0, 10, 30].map((read) => unread(lines, read, null))).toEqual([2, 1, 0]);
  expect(unread(lines, 0, 1)).toBe(1);
});
