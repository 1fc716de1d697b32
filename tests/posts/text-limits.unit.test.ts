import { describe, expect, test } from "vitest";
import {
  excessiveContent,
  excessiveMarkdown,
  textLimits,
} from "../../domain/posts/text/text-limits.ts";
import { siteProse } from "../corpus/site-prose.ts";

const row = (cells: number) => `|${" a |".repeat(cells)}`;
const table = (columns: number, rows: number) =>
  [row(columns), `|${"---|".repeat(columns)}`, ...Array<string>(rows).fill(row(columns))].join(
    "\n",
  );
const sentence = (characters: number) => `${"word ".repeat(characters / 5).trim()}.`;
const figures = (count: number) => Array<string>(count).fill("12").join(" ");

const links = (count: number) => "[a](/fees) and [b](https://nta.ac.in) ".repeat(count / 2);

const { columns, rows, sentence: longest, word, blanks, nesting } = textLimits;
const { figures: most, addresses } = textLimits;

describe("a text at a bound", () => {
  test.each([
    [
      "cells of a row",
      table(columns, 3),
      table(columns + 1, 3),
      `${columns + 1} cells, and ${columns} are possible`,
    ],
    [
      "rows of a table",
      table(2, rows),
      table(2, rows + 1),
      `${rows + 1} rows, and ${rows} are possible`,
    ],
    [
      "cells beyond the head",
      `${table(2, 1)}\n${row(columns)}`,
      `${table(2, 1)}\n${row(columns + 1)}`,
      `${columns + 1} cells`,
    ],
    [
      "characters of a sentence",
      sentence(longest),
      sentence(longest + 5),
      "2,005 characters, and 2,000 are possible",
    ],
    [
      "characters of a row",
      `${table(2, 1)}\n| ${sentence(longest - 10)} | a |`,
      `${table(2, 1)}\n| ${sentence(longest)} | a |`,
      "a row of a table has 2,002 characters",
    ],
    [
      "letters of a word",
      "a".repeat(word),
      "a".repeat(word + 1),
      `a word has ${word + 1} characters, and ${word} are possible`,
    ],
    [
      "blanks in a row",
      `a${" ".repeat(blanks)}b`,
      `a${" ".repeat(blanks + 1)}b`,
      `${blanks} are possible`,
    ],
    [
      "figures of a sentence",
      figures(most),
      figures(most + 1),
      `${most + 1} figures, and ${most} are possible`,
    ],
    [
      "tokens of a sentence",
      "{{fact:exam.sessions}} ".repeat(most),
      "{{fact:exam.sessions}} ".repeat(most + 1),
      `${most + 1} figures`,
    ],
    [
      "links of a sentence",
      links(addresses),
      links(addresses + 2),
      `${addresses + 2} links or addresses, and ${addresses} are possible`,
    ],
    [
      "addresses of a cell",
      `${table(2, 1)}\n| ${"a@b.example ".repeat(addresses)} | a |`,
      `${table(2, 1)}\n| ${"a@b.example ".repeat(addresses + 1)} | a |`,
      `${addresses + 1} links or addresses`,
    ],
    [
      "quotes in each other",
      `${"> ".repeat(nesting)}a`,
      `${"> ".repeat(nesting + 1)}a`,
      `${nesting} levels are possible`,
    ],
  ])("is read, and one more is refused with the bound: %s", (_name, within, beyond, said) => {
    expect(excessiveMarkdown(within)).toBeNull();
    expect(excessiveMarkdown(beyond)).toContain(said);
  });

  test("begins anew with each sentence, line and cell", () => {
    const one = `${sentence(1_500)} `;
    expect(excessiveMarkdown(`${one}Then ${one}And **so.** ${one}`)).toBeNull();
    expect(excessiveMarkdown(`${figures(50)}\n${figures(50)}. ${figures(50)}`)).toBeNull();
  });

  test("may align the cells of its tables with as many blanks as it likes", () => {
    expect(
      excessiveMarkdown(`| a${" ".repeat(300)}| b |\n|---|---|\n| ${" ".repeat(300)}c | d |`),
    ).toBeNull();
  });

  test("is named by its field", () => {
    const content = {
      title: "a",
      hero_summary: figures(61),
      meta_description: "b",
      body_markdown: "c",
    };
    expect(excessiveContent(content)).toContain("in the summary");
    expect(excessiveContent({ ...content, hero_summary: "d" })).toBeNull();
  });

  test("is far beyond everything that the site itself says", () => {
    for (const form of ["typed", "token"] as const)
      expect(siteProse(form).flatMap((body) => excessiveMarkdown(body) ?? [])).toEqual([]);
  });
});
