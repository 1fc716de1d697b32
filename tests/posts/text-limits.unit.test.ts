import { describe, expect, test } from "vitest";
import { excessiveMarkdown, textLimits } from "../../domain/posts/text/text-limits.ts";

const row = (cells: number) => `|${" a |".repeat(cells)}`;
const table = (columns: number, rows: number) =>
  [row(columns), `|${"---|".repeat(columns)}`, ...Array<string>(rows).fill(row(columns))].join(
    "\n",
  );
const figures = (count: number) => Array<string>(count).fill("12").join(" ");

const links = (count: number) => "[a](/fees) and [b](https://nta.ac.in) ".repeat(count / 2);

const { columns, rows, word, blanks, nesting } = textLimits;
const { figures: most, addresses } = textLimits;

describe("a text at a bound", () => {
  const twoColumns = table(2, 1);
  const possible = (what: string, most: number) => `${most + 1} ${what}, and ${most} are possible`;
  const bounds: readonly [string, (count: number) => string, most: number, said: string][] = [
    ["cells of a row", (count) => table(count, 3), columns, possible("cells", columns)],
    ["rows of a table", (count) => table(2, count), rows, possible("rows", rows)],
    ["cells beyond the head", (count) => `${twoColumns}\n${row(count)}`, columns, "cells"],
    ["letters of a word", (count) => "a".repeat(count), word, possible("characters", word)],
    ["blanks in a row", (count) => `a${" ".repeat(count)}b`, blanks, `${blanks} are possible`],
    ["figures of a sentence", figures, most, possible("figures", most)],
    ["tokens of a sentence", (count) => "{{fact:exam.sessions}} ".repeat(count), most, "figures"],
    [
      "links of a sentence",
      (count) => `${links(addresses)} ${"[c](/fees) ".repeat(count - addresses)}`,
      addresses,
      possible("links or addresses", addresses),
    ],
    [
      "addresses of a cell",
      (count) => `${twoColumns}\n| ${"a@b.example ".repeat(count)} | a |`,
      addresses,
      `${addresses + 1} links or addresses`,
    ],
    ["quotes in each other", (count) => `${"> ".repeat(count)}a`, nesting, "levels are possible"],
  ];

  test.each(bounds)("is read, and one more is refused: %s", (_name, textOf, bound, said) => {
    expect(excessiveMarkdown(textOf(bound))).toBeNull();
    expect(excessiveMarkdown(textOf(bound + 1))).toContain(said);
  });
});
