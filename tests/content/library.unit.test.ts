import { expect, test } from "vitest";
import { factText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { libraryPassages, type LibraryPassage } from "../../content/library/index.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";

const { find: findFact } = builtInFacts;

const token = /\{\{fact:([^}]*)\}\}/g;

/** The text as readers see it, with the values of its records. */
function shown(text: string): string {
  return text.replace(token, (whole, id: string) => {
    const fact = findFact(id);
    return fact === undefined ? whole : factText(fact);
  });
}

/** Numbers that are part of a name. */
const names = /\b(?:(?:Class|Paper|Session) \d+[AB]?|JEE (?:Main|Advanced) 20\d\d)/g;

/** Without examples that have made-up numbers, tokens and names. Asks are the words of others. */
function typed({ title, body }: LibraryPassage): string {
  const ownWords = [title, `${body}\n`.replace(/^> \*\*Example.*\n(?:>.*\n)*/gm, "")];
  return ownWords.join("\n").replace(token, "").replace(names, "");
}

function wordCount(body: string): number {
  return shown(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Values that belong to a record, whatever stands around them. */
const figuresOfTheExam: readonly RegExp[] = [
  /₹|\bRs\.? ?\d|\d ?rupees\b/i,
  /\d[\d.,]* ?(?:percentile|%)/,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b(?!\d)/,
  /\b\d+ (?:marks?|attempts|candidates|sessions|seats)\b/,
  /(?<![\w)])[+−-]\d\b/,
];

test("the ids of passages are kebab-case and occur once", () => {
  const ids = libraryPassages.map(({ id }) => id);
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("no ask and no title is shared by two passages", () => {
  for (const all of [
    libraryPassages.flatMap(({ asks }) => asks.map((ask) => ask.toLowerCase())),
    libraryPassages.map(({ title }) => title.toLowerCase()),
  ]) {
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  }
});

test("every token of a passage names a record", () => {
  const unknown = libraryPassages.flatMap(({ id, body }) =>
    [...body.matchAll(token)]
      .filter(([, fact = ""]) => findFact(fact) === undefined)
      .map(([whole]) => `${id}: ${whole}`),
  );
  expect(unknown).toEqual([]);
});

test("every link of a passage leads to a page of this site", () => {
  const pages: readonly string[] = cataloguePaths;
  const away = libraryPassages.flatMap(({ id, body }) =>
    [...body.matchAll(/\]\(([^)]*)\)|<(https?:[^>]*)>|(https?:\/\/\S+)/g)]
      .map(([, link, angle, bare]) => link ?? angle ?? bare ?? "")
      .filter((address) => !pages.includes(address))
      .map((address) => `${id}: ${address}`),
  );
  expect(away).toEqual([]);
});

test("a passage has 40 to 240 words", () => {
  const odd = libraryPassages
    .map((passage) => ({ id: passage.id, words: wordCount(passage.body) }))
    .filter(({ words }) => words < 40 || words > 240);
  expect(odd).toEqual([]);
});

test("a figure of the exam is never typed in a passage", () => {
  const found = libraryPassages.flatMap((passage) =>
    figuresOfTheExam.flatMap((figure) => {
      const [text] = figure.exec(typed(passage)) ?? [];
      return text === undefined ? [] : [`${passage.id}: ${text}`];
    }),
  );
  expect(found).toEqual([]);
});
