import { expect, test } from "vitest";
import { excessiveMarkdown, textLimits } from "../../domain/posts/text/text-limits.ts";

const { sentence, figures, bars, lines, nesting, marks, brackets } = textLimits;

const bounds: readonly [string, (count: number) => string, most: number, said: string][] = [
  ["letters", (count) => "a".repeat(count), sentence, "2,001 characters, and 2,000 are possible"],
  ["blanks", (count) => `a${" ".repeat(count - 2)}b`, sentence, "2,001 characters"],
  ["figures", (count) => "12 ".repeat(count), figures, "61 figures, and 60 are possible"],
  ["tokens", (count) => "{{fact:exam.sessions}} ".repeat(count), figures, "61 figures"],
  ["bars", (count) => `|a|b|\n|-|-|\n${"| a ".repeat(count)}`, bars, "41 bars"],
  ["rows", (count) => `|a|\n|-|${"\n|1|".repeat(count - 2)}`, lines, "1,001 lines"],
  ["quotes in each other", (count) => `${"> ".repeat(count)}a`, nesting, "levels are possible"],
  ["emphasis marks", (count) => "*a\n".repeat(count).trim(), marks, "501 emphasis marks"],
  ["brackets", (count) => "[".repeat(count), brackets, "2,001 brackets"],
];

test.each(bounds)("as many %s as possible are read, and one more is refused", (...row) => {
  const [, textOf, most, said] = row;
  expect(excessiveMarkdown(textOf(most))).toBeNull();
  expect(excessiveMarkdown(textOf(most + 1))).toContain(said);
});
