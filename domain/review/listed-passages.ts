import type { RootContent } from "mdast";
import { parsedBody } from "../drafting/checks/text/parse-body.ts";
import { readBlocks } from "./differences/reading-text.ts";

/** A passage of a post as a person picks it from a list. */
export type ListedPassage = {
  /** Number of its block, from 1 as ledgers count. */
  readonly number: number;
  /** What it is, for example `Paragraph`. */
  readonly kind: string;
  /** Its first words, as readers see them. */
  readonly words: string;
  readonly isLocked: boolean;
};

/** What a block is called; a block without words of its own is none to pick. */
const kinds: Partial<Record<RootContent["type"], string>> = {
  heading: "Heading",
  paragraph: "Paragraph",
  list: "List",
  table: "Table",
  blockquote: "Quote",
  code: "Code",
  footnoteDefinition: "Footnote",
};

/** Most characters of a passage in the list. */
const mostShown = 90;

/** The passages of a body in reading order. */
export function listedPassages(
  body: string,
  locked: ReadonlySet<number>,
): readonly ListedPassage[] {
  const types = parsedBody(body).children.map(({ type }) => type);
  return readBlocks(body).flatMap(({ text }, index) => {
    const type = types[index];
    const kind = type === undefined ? undefined : kinds[type];
    const number = index + 1;
    if (kind === undefined) return [];
    return [{ number, kind, words: firstWords(text), isLocked: locked.has(number) }];
  });
}

function firstWords(text: string): string {
  const words = text.replaceAll(/\s+/g, " ").trim();
  if (words.length <= mostShown) return words;
  const cut = words.slice(0, mostShown);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), mostShown / 2)).trimEnd()}…`;
}
