import { expect, test } from "vitest";
import { fit, wrap } from "./lines";

const letters = (text: string) => text.length;

test("words go to the next line, and what is too much ends in an ellipsis", () => {
  expect(wrap("one two three four", 9, 3, letters)).toEqual(["one two", "three", "four"]);
  expect(wrap("one two three four", 9, 2, letters)).toEqual(["one two", "three…"]);
  expect(wrap("incomprehensible", 6, 2, letters)).toEqual(["incom…"]);
  expect(wrap("", 6, 2, letters)).toEqual([""]);
});

test("a line that fits stays as it is", () => {
  expect(fit("abc", 3, letters)).toBe("abc");
  expect(fit("abcd", 3, letters)).toBe("ab…");
});
