export const textLimits = {
  /** Characters of a sentence, of a heading, and of a row of a table, as readers see them. */
  sentence: 2_000,
  word: 500,
  blanks: 100,
  figures: 60,
  addresses: 30,
  /** Cells of a row, whether the head has them or not. */
  columns: 20,
  rows: 1_000,
  /** Quotes and lists in each other: 60,000 characters of nested quotes overflow the parser's stack. */
  nesting: 10,
  /** Emphasis marks and footnotes of a paragraph: 60,000 characters of them take the parser half a minute. */
  marks: 500,
  /** Open brackets are looked at again by each one that closes: 25,000 pairs take two minutes. */
  brackets: 2_000,
} as const;

const nestedTooDeep = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){${textLimits.nesting + 1}}`,
  "m",
);
/** Blanks beside a bar only align the cells of a table. */
const tooManyBlanks = new RegExp(
  String.raw`(?<![|\s])[^\S\n]{${textLimits.blanks + 1},}(?=[^\s|])`,
);

const fields = {
  title: "the title",
  hero_summary: "the summary",
  meta_description: "the search description",
  body_markdown: "the body",
} as const;

type Field = keyof typeof fields;

export function excessiveContent(content: Readonly<Record<Field, string>>): string | null {
  let field: Field;
  for (field in fields) {
    const excess = excessiveMarkdown(content[field]);
    if (excess !== null) return `${excess}, in ${fields[field]}`;
  }
  return null;
}

/**
 * Why a body would cost too much to draw or to check, in words that name the bound; null when it would not. Looks at
 * the source once and parses nothing: what only a parser could tell, `excessiveSentence` finds in the sentences.
 */
export function excessiveMarkdown(body: string): string | null {
  if (nestedTooDeep.test(body))
    return `its quotes or lists are nested too deep, and ${textLimits.nesting} levels are possible`;
  if (tooManyBlanks.test(body))
    return `it has too many blanks in a row, and ${textLimits.blanks} are possible`;
  for (const paragraph of body.split(/\n[ \t]*(?:\r?\n|\r)|\r[ \t]*\r/)) {
    const excess = excessiveParagraph(paragraph);
    if (excess !== null) return excess;
  }
  return null;
}

function excessiveParagraph(paragraph: string): string | null {
  if (countOf(paragraph, "[") > textLimits.brackets)
    return `it has too many brackets in one paragraph, and ${textLimits.brackets} are possible`;
  if ((paragraph.match(/[*_~]+|\[\^/g)?.length ?? 0) > textLimits.marks)
    return `it has too many emphasis marks or footnotes in one paragraph, and ${textLimits.marks} are possible`;
  const lines = paragraph.split(/\r?\n|\r/);
  const isTable = lines.some(isDelimiterRow);
  if (isTable && lines.length > textLimits.rows + 2)
    return `a table has ${lines.length - 2} rows, and ${textLimits.rows} are possible`;
  for (const line of lines) {
    const excess = isTable ? excessiveRow(line) : excessiveLine(line);
    if (excess !== null) return excess;
  }
  return null;
}

/** The line below the head makes a table: bars and hyphens and nothing else. */
function isDelimiterRow(line: string): boolean {
  return line.includes("-") && line.includes("|") && !/[^\s>|:-]/.test(line);
}

function excessiveRow(line: string): string | null {
  const cells = line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split(/(?<!\\)\|/);
  const text = cells.map((cell) => cell.trim()).join(" ");
  return (
    tooMany("a row of a table", cells.length, "cells", textLimits.columns, line) ??
    tooMany("a row of a table", text.length, "characters", textLimits.sentence, text) ??
    firstOf(cells)
  );
}

/** A sentence ends in its line: the checks read each line break as an end. */
function excessiveLine(line: string): string | null {
  return firstOf(line.split(/(?<=[.!?]["')\]”’*_~`]{0,9})\s+/));
}

function firstOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const excess = excessiveSentence(sentence);
    if (excess !== null) return excess;
  }
  return null;
}

const figure = /\{\{|\d+(?:[.,:/]\d+)*/g;
const address = /(?:\]\(<?)?https?:\/\/(?:www\.)?|\]\(|\bwww\.|\w\.me\/|@|[([]at[)\]]/gi;

function excessiveSentence(sentence: string): string | null {
  const { length } = sentence.trim();
  const words = sentence.length > textLimits.word ? sentence.split(/\s/) : [];
  const word = words.find((one) => one.length > textLimits.word) ?? "";
  const figures = sentence.match(figure)?.length ?? 0;
  const addresses = sentence.match(address)?.length ?? 0;
  return (
    tooMany("a sentence", length, "characters", textLimits.sentence, sentence) ??
    tooMany("a word", word.length, "characters", textLimits.word, word) ??
    tooMany("a sentence", figures, "figures", textLimits.figures, sentence) ??
    tooMany("a sentence", addresses, "links or addresses", textLimits.addresses, sentence)
  );
}

/** With the first words, by which a person finds the place. */
function tooMany(
  name: string,
  count: number,
  counted: string,
  most: number,
  text: string,
): string | null {
  if (count <= most) return null;
  const [has, possible] = [count, most].map((number) => number.toLocaleString("en-IN"));
  const opening = text.trim().slice(0, 40);
  return `${name} has ${has} ${counted}, and ${possible} are possible (“${opening}…”)`;
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
