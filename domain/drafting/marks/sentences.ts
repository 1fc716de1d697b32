import type { BlockContent, DefinitionContent, List, Nodes, RootContent, Table } from "mdast";
import type { Fact, FactForm } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { PostContent } from "../../posts/post.ts";
import { markedFields, type MarkedField, type TextRange } from "../../posts/revisions/mark.ts";
import { factToken, textParts } from "../../posts/text/fact-tokens.ts";
import { parseMarkdown } from "../../posts/text/markdown.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";

export type MarkedText = Pick<
  PostContent,
  "title" | "hero_summary" | "meta_description" | "body_markdown"
>;

type Token = {
  readonly id: string;
  readonly record: Fact;
  readonly form: FactForm | undefined;
};

export type ShownToken = Token & { readonly start: number; readonly end: number };

/** A UTF-16 unit as readers see it, and the stored text that shows it. */
type Letter = {
  readonly shown: string;
  /** Blank in values, code and formulas: nobody reads figures there. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** A token may stand here: not in a link, code or a title. */
  readonly isFree: boolean;
  readonly token: Token | null;
};

type Letters = readonly Letter[];

export type PlacedSentence = {
  readonly letters: Letters;
  readonly text: string;
  /** As long as `text`, with blanks where no figures are read. */
  readonly words: string;
  readonly tokens: readonly ShownToken[];
  readonly field: MarkedField;
  readonly range: TextRange;
  /** The block of the body, from 1; 0 for other fields. */
  readonly block: number;
  readonly under: string;
  /** A cell has the heads of its row and column before it. */
  readonly sentence: string;
  readonly isExample: boolean;
  readonly isCell: boolean;
  readonly isHeading: boolean;
  readonly row: string;
  readonly column: string;
  readonly before: string;
  readonly headings: readonly string[];
};

type Setting = Partial<Pick<PlacedSentence, "isCell" | "isHeading" | "row" | "column" | "before">>;

/** A sentence is known again by its letters and digits alone. */
export function sentenceKey(sentence: string): string {
  return sentence.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

export function storedRange(
  { letters }: Pick<PlacedSentence, "letters">,
  start: number,
  end: number,
): TextRange {
  return [letters[start]?.from ?? 0, letters[end - 1]?.to ?? 0];
}

/** Null for a stretch with emphasis, an escape or a token in it. */
export function plainRange(sentence: PlacedSentence, start: number, end: number): TextRange | null {
  const range = storedRange(sentence, start, end);
  return range[1] - range[0] === end - start ? range : null;
}

export function isFree({ letters }: PlacedSentence, start: number, end: number): boolean {
  return letters.slice(start, end).every((letter) => letter.isFree);
}

/** Every sentence of a text in reading order; none of a text that is beyond the limits, which safety stops. */
export function sentencesOf(text: MarkedText, facts: FactSnapshot): readonly PlacedSentence[] {
  if (excessiveContent(text) !== null) return [];
  const sentences: PlacedSentence[] = [];
  let field: MarkedField = "title";
  let block = 0;
  let isExample = false;
  let opening = "";
  let above: readonly { readonly depth: number; readonly text: string }[] = [];

  for (field of markedFields) {
    if (field !== "body_markdown") {
      const stored = text[field];
      const origins = Array.from({ length: stored.length + 1 }, (_, place) => place);
      const letters = lettersOf(stored, origins, facts, field !== "title");
      if (field === "title") add(letters, { isHeading: true });
      else for (const sentence of sentencesIn(letters)) add(sentence, {});
      continue;
    }
    for (const node of parseMarkdown(text.body_markdown).children) {
      block++;
      readBlock(node);
    }
  }
  return sentences;

  function add(letters: Letters, setting: Setting): void {
    const shown = shownIn(letters);
    if (shown.trim() === "") return;
    const { row = "", column = "", before = "", isCell = false, isHeading = false } = setting;
    const heads = [row, column].filter((head) => head !== "").join(", ");
    sentences.push({
      letters,
      text: shown,
      words: wordsIn(letters),
      tokens: tokensIn(letters),
      field,
      range: storedRange({ letters }, 0, letters.length),
      block,
      under: above[0]?.text ?? "",
      sentence: heads === "" ? shown : `${heads}: ${shown}`,
      isExample,
      isCell,
      isHeading,
      row,
      column,
      before,
      headings: field === "title" ? [] : [...above.map((one) => one.text), text.title],
    });
  }

  function readBlock(node: RootContent | BlockContent | DefinitionContent): void {
    if (node.type === "heading") {
      const { depth } = node;
      const heading = inline(node);
      above = above.filter((one) => one.depth < depth);
      add(heading, { isHeading: true });
      above = [{ depth, text: shownIn(heading) }, ...above];
      opening = "";
    } else if (node.type === "paragraph") {
      for (const sentence of sentencesIn(inline(node))) {
        add(sentence, { before: opening });
        opening = shownIn(sentence);
      }
    } else if (node.type === "list") readList(node);
    else if (node.type === "table") readTable(node);
    else if (node.type === "blockquote" || node.type === "footnoteDefinition") {
      const [first] = node.children;
      const [lead] = first?.type === "paragraph" ? first.children : [];
      const [words] = lead?.type === "strong" ? lead.children : [];
      isExample = words?.type === "text" && /^example\b/i.test(words.value);
      for (const child of node.children) readBlock(child);
      isExample = false;
    }
  }

  function readList(list: List): void {
    const opensList = opening;
    for (const item of list.children) {
      opening = opensList;
      for (const child of item.children) readBlock(child);
    }
    opening = opensList;
  }

  function readTable(table: Table): void {
    const [head = [], ...rows] = table.children.map(({ children }) =>
      children.map((cell) => inline(cell)),
    );
    for (const cell of head) add(cell, { isCell: true, isHeading: true });
    for (const row of rows) {
      const name = shownIn(row[0] ?? []);
      row.forEach((cell, place) => {
        const column = shownIn(head[place] ?? []);
        add(cell, { isCell: true, row: place === 0 ? "" : name, column, before: opening });
      });
    }
    opening = "";
  }

  function inline(node: Nodes, isOpen = true): Letters {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    if (node.type === "text") {
      const origins = originsOf(node.value, text.body_markdown, from, to);
      return lettersOf(node.value.replaceAll("\n", " "), origins, facts, isOpen);
    }
    if (node.type === "inlineCode") return fixedLetters(node.value, from, to);
    if (node.type === "inlineFormula") return fixedLetters(node.source, from, to);
    if (node.type === "break") return fixedLetters(" ", from, to);
    if (node.type === "image" || node.type === "imageReference")
      return fixedLetters(node.alt ?? "", from, to);
    if (!("children" in node)) return [];
    const isLink = node.type === "link" || node.type === "linkReference";
    return node.children.flatMap((child) => inline(child, isOpen && !isLink));
  }
}

function shownIn(letters: Letters): string {
  return letters.map(({ shown }) => shown).join("");
}

const blank = "\uFFFC";
const address = /\bhttps?:\/\/[^\s)\]]+|\bwww\.[^\s)\]]+/g;

function wordsIn(letters: Letters): string {
  const words = letters.map(({ word }) => word).join("");
  return words.replaceAll(address, (found) => blank.repeat(found.length));
}

function tokensIn(letters: Letters): readonly ShownToken[] {
  return letters.flatMap(({ token }, start) => {
    if (token === null || letters[start - 1]?.token === token) return [];
    const next = letters.findIndex((other, place) => place > start && other.token !== token);
    return Object.assign({ start, end: next === -1 ? letters.length : next }, token);
  });
}

function lettersOf(
  text: string,
  origins: readonly number[],
  facts: FactSnapshot,
  isFreeText: boolean,
): Letters {
  let read = 0;
  const at = (place: number) => origins[place] ?? 0;
  return textParts(text, facts).flatMap((part) => {
    const start = read;
    if (part.kind === "fact") {
      const { id, record, form } = part;
      read += factToken(id, form).length;
      return fixedLetters(part.text, at(start), at(read), isFreeText, { id, record, form });
    }
    const written = part.kind === "text" ? part.text : part.token;
    read += written.length;
    return written.split("").map((shown, index) => ({
      shown,
      word: part.kind === "text" ? shown : blank,
      from: at(start + index),
      to: at(start + index + 1),
      isFree: isFreeText,
      token: null,
    }));
  });
}

function fixedLetters(
  text: string,
  from: number,
  to: number,
  isFreeText = false,
  token: Token | null = null,
): Letters {
  return text.split("").map((shown) => ({
    shown,
    word: text === " " ? shown : blank,
    from,
    to,
    isFree: isFreeText,
    token,
  }));
}

/** The stored position of each unit of a text node, which may be escaped there, spelled as an entity, or begin a quoted line. */
function originsOf(value: string, stored: string, from: number, to: number): readonly number[] {
  const origins: number[] = [];
  let at = from;
  for (const letter of value) {
    if (stored[at] !== letter[0] && origins.length > 0 && value[origins.length - 1] === "\n")
      while (at < to && /[\s>]/.test(stored[at] ?? "")) at++;
    const isEscaped = stored[at] === "\\" && stored[at + 1] === letter;
    const entity =
      stored[at] === "&" ? /^&[#\w]{1,40};/.exec(stored.slice(at, at + 42))?.[0] : undefined;
    const isEntity = entity !== undefined && !(letter === "&" && stored[at + 1] === " ");
    for (let unit = 0; unit < letter.length; unit++) origins.push(at + (isEntity ? 0 : unit));
    at += isEntity ? entity.length : letter.length + (isEscaped ? 1 : 0);
    if (at > to) at = to;
  }
  origins.push(to);
  return origins;
}

const abbreviation =
  /(?:\b(?:rs|no|nos|e\.g|i\.e|vs|approx|dr|mr|ms|st|etc|viz|incl|b|m|b\.e|u\.p|m\.p|a\.m|p\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|^\s*\d{1,2})\.$/i;
const longestAbbreviation = 10;
const sentenceEnd =
  /[.!?]["')\]”’]*(?=\s+["'(“‘]*[\p{Lu}\d₹\uFFFC]|\s+\p{Script=Malayalam})|[।](?=\s)|\n/gu;

function sentencesIn(letters: Letters): readonly Letters[] {
  const words = wordsIn(letters);
  const cuts = [...words.matchAll(sentenceEnd)].flatMap(({ index, 0: found }) => {
    const before = words.slice(Math.max(0, index - longestAbbreviation), index + 1);
    return abbreviation.test(before) ? [] : [index + found.length];
  });
  const text = shownIn(letters);
  return [...cuts, text.length].flatMap((to, index) => {
    const from = cuts[index - 1] ?? 0;
    const piece = text.slice(from, to);
    const start = to - piece.trimStart().length;
    return piece.trim() === "" ? [] : [letters.slice(start, from + piece.trimEnd().length)];
  });
}
