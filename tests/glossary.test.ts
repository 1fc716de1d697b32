import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The words that `docs/glossary.md` says are not used any more: in backquotes, in the last column of its tables. */
function replacedWords(): readonly string[] {
  const rows = readFileSync("docs/glossary.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  // The tables of words have four columns; that of shapes of names has two.
  return rows
    .filter((cells) => cells.length === 4)
    .flatMap((cells) => [...(cells[3] ?? "").matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word));
}

/** What names the words themselves, or keeps those that it was made with. */
const left = [
  "docs/glossary.md",
  "database/migrations/**",
  "tests/glossary.test.ts",
  "package-lock.json",
  "**/node_modules/**",
];

const kept =
  "{app,bench,content,database,docs,domain,public,scripts,server,tests}/**/*.{ts,tsx,mjs,js,css,md,json,html,svg}";

/** The characters that are part of a word, as `git grep -w` has it. */
const withinWord = "[A-Za-z0-9_]";

test("a word that the glossary replaces is used nowhere", () => {
  const words = replacedWords();
  const escaped = words.map((word) => RegExp.escape(word)).join("|");
  const used = new RegExp(`(?<!${withinWord})(?:${escaped})(?!${withinWord})`, "g");
  const files = globSync([kept, "*.{md,ts,js,json}"], { exclude: left });
  expect(files.length).toBeGreaterThan(500);
  const found = words.length === 0 ? [] : files.flatMap((file) => linesWith(used, file));
  expect(found).toEqual([]);
});

function linesWith(used: RegExp, file: string): readonly string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(used)].map(([word]) => `${file}:${index + 1}: ${word}`),
    );
}
