export const textLimits = {
  /** Characters of a sentence, a heading or a row of a table: what is checked looks at each of its words several times. */
  sentence: 2_000,
  figures: 60,
  /** Of a line: each row of a table gets as many cells as its head has. */
  bars: 40,
  lines: 1_000,
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

/** Why a body would cost too much to draw or to check, in words that name the bound. */
export function excessiveMarkdown(body: string): string | null {
  if (nestedTooDeep.test(body))
    return `its quotes or lists are nested too deep, and ${textLimits.nesting} levels are possible`;
  for (const paragraph of body.split(/\n[ \t]*(?:\r?\n|\r)|\r[ \t]*\r/)) {
    const sentences = paragraph.split(/\r?\n|\r/).flatMap((line) => line.split(sentenceEnd));
    const excess =
      firstExcess(paragraph, ofParagraph) ??
      sentences.map((sentence) => firstExcess(sentence.trim(), ofSentence)).find(Boolean);
    if (excess) return excess;
  }
  return null;
}

/** A sentence ends in its line: the checks read each line break as an end. */
const sentenceEnd = /(?<=[.!?]["')\]”’*_~`]{0,9})\s+/;

type Bound = readonly [limit: keyof typeof textLimits, part: string, of: string, counted: RegExp];

const ofParagraph: readonly Bound[] = [
  ["brackets", "a paragraph", "brackets", /\[/g],
  ["marks", "a paragraph", "emphasis marks or footnotes", /[*_~]+|\[\^/g],
  ["lines", "a paragraph, list or table", "lines", /^/gm],
];

const ofSentence: readonly Bound[] = [
  ["sentence", "a sentence", "characters", /[^]/g],
  ["figures", "a sentence", "figures", /\{\{|\d+(?:[.,:/]\d+)*/g],
  ["bars", "a row of a table", "bars", /\|/g],
];

function firstExcess(text: string, bounds: readonly Bound[]): string | null {
  for (const [limit, part, of, counted] of bounds) {
    const has = text.match(counted)?.length ?? 0;
    const most = textLimits[limit];
    if (has <= most) continue;
    const [present, possible] = [has, most].map((number) => number.toLocaleString("en-IN"));
    const opening = text.trim().slice(0, 40);
    return `${part} has ${present} ${of}, and ${possible} are possible (“${opening}…”)`;
  }
  return null;
}
