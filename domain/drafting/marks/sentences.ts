import type {
  BlockContent,
  DefinitionContent,
  List,
  Nodes,
  RootContent,
  Table,
  TableRow,
} from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { PostContent } from "../../posts/post.ts";
import { markedFields, type MarkedField, type TextRange } from "../../posts/revisions/mark.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { blank, emptyRun, fixedRun, joinedRuns, runOf, sentencesOfRun, type Run } from "./run.ts";

export type MarkedText = Pick<
  PostContent,
  "title" | "hero_summary" | "meta_description" | "body_markdown"
>;

/** One sentence, heading or table cell, and where it is stored. */
export type PlacedSentence = Run & {
  readonly field: MarkedField;
  readonly range: TextRange;
  /** The block of the body, from 1; 0 for other fields. */
  readonly block: number;
  /** The heading above it; empty for none. */
  readonly under: string;
  /** As readers see it; a cell with the heads of its row and column before it. */
  readonly sentence: string;
  readonly isExample: boolean;
  readonly isCell: boolean;
  readonly isHeading: boolean;
  /** Heads of a cell; empty for what is none. */
  readonly row: string;
  readonly column: string;
  /** The sentence before, or what opens the list or table; empty for none. */
  readonly before: string;
  /** The headings above, deepest first, and at last the title. */
  readonly headings: readonly string[];
};

/** A sentence is known again by its letters and digits alone. */
export function sentenceKey(sentence: string): string {
  return sentence.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** The checks of a text all ask for its sentences. */
const lastRead = new WeakMap<MarkedText, Readonly<Sentences>>();

type Sentences = { facts: FactSnapshot; sentences: readonly PlacedSentence[] };

/** Every sentence of a text in reading order; none of a text that is beyond the limits, which safety stops. */
export function sentencesOf(text: MarkedText, facts: FactSnapshot): readonly PlacedSentence[] {
  const known = lastRead.get(text);
  if (known?.facts === facts) return known.sentences;
  const sentences = readSentences(text, facts);
  lastRead.set(text, { facts, sentences });
  return sentences;
}

function readSentences(text: MarkedText, facts: FactSnapshot): readonly PlacedSentence[] {
  if (excessiveContent(text) !== null) return [];
  const reader = new Reader(text, facts);
  for (const field of markedFields) {
    if (field === "body_markdown") continue;
    const stored = text[field];
    const origins = Array.from({ length: stored.length + 1 }, (_, place) => place);
    const run = runOf(stored, origins, facts, field !== "title");
    if (field === "title") reader.add(run, { field, isHeading: true });
    else for (const sentence of sentencesOfRun(run)) reader.add(sentence, { field });
  }
  reader.readBody();
  return reader.sentences;
}

type Block = RootContent | BlockContent | DefinitionContent;

type Setting = Partial<
  Pick<PlacedSentence, "field" | "isCell" | "isHeading" | "row" | "column" | "before">
>;

/** The state of reading one text. */
class Reader {
  readonly sentences: PlacedSentence[] = [];
  readonly #body: string;
  readonly #masked: string;
  readonly #title: string;
  readonly #facts: FactSnapshot;
  #headings: readonly { readonly depth: number; readonly text: string }[] = [];
  #opening = "";
  #isExample = false;
  #block = 0;

  constructor({ title, body_markdown }: MarkedText, facts: FactSnapshot) {
    this.#body = body_markdown;
    this.#masked = withoutFormulas(body_markdown);
    this.#title = title;
    this.#facts = facts;
  }

  readBody(): void {
    for (const node of parser.parse(this.#masked).children) {
      this.#block++;
      this.#read(node);
    }
  }

  add(run: Run, setting: Setting): void {
    const { field = "body_markdown", row = "", column = "" } = setting;
    const first = run.from[0];
    const last = run.to.at(-1);
    if (first === undefined || last === undefined || run.text.trim() === "") return;
    const heads = [row, column].filter((head) => head !== "").join(", ");
    const headings = this.#headings.map(({ text }) => text);
    this.sentences.push({
      text: run.text,
      words: run.words,
      from: run.from,
      to: run.to,
      free: run.free,
      tokens: run.tokens,
      field,
      range: [first, last],
      block: field === "body_markdown" ? this.#block : 0,
      under: field === "body_markdown" ? (headings[0] ?? "") : "",
      sentence: heads === "" ? run.text : `${heads}: ${run.text}`,
      isExample: this.#isExample,
      isCell: setting.isCell ?? false,
      isHeading: setting.isHeading ?? false,
      row,
      column,
      before: setting.before ?? "",
      headings: field === "title" ? [] : [...headings, this.#title],
    });
  }

  #read(node: Block): void {
    if (node.type === "heading") {
      const run = this.#inline(node, true);
      this.#headings = this.#headings.filter(({ depth }) => depth < node.depth);
      this.add(run, { isHeading: true });
      this.#headings = [{ depth: node.depth, text: run.text }, ...this.#headings];
      this.#opening = "";
    } else if (node.type === "paragraph") {
      for (const sentence of sentencesOfRun(this.#inline(node, true))) {
        this.add(sentence, { before: this.#opening });
        this.#opening = sentence.text;
      }
    } else if (node.type === "list") this.#readList(node);
    else if (node.type === "table") this.#readTable(node);
    else if (node.type === "blockquote" || node.type === "footnoteDefinition") {
      const [first] = node.children;
      const [lead] = first?.type === "paragraph" ? first.children : [];
      const [words] = lead?.type === "strong" ? lead.children : [];
      this.#isExample = words?.type === "text" && /^example\b/i.test(words.value);
      for (const child of node.children) this.#read(child);
      this.#isExample = false;
    }
  }

  #readList(list: List): void {
    const opening = this.#opening;
    for (const item of list.children) {
      this.#opening = opening;
      for (const child of item.children) this.#read(child);
    }
    this.#opening = opening;
  }

  #readTable(table: Table): void {
    const [head, ...rows] = table.children.map((row) => this.#cells(row));
    for (const cell of head ?? []) this.add(cell, { isCell: true, isHeading: true });
    for (const row of rows)
      row.forEach((cell, place) => {
        const column = head?.[place]?.text ?? "";
        const named = place === 0 ? "" : (row[0]?.text ?? "");
        this.add(cell, { isCell: true, row: named, column, before: this.#opening });
      });
    this.#opening = "";
  }

  #cells(row: TableRow): readonly Run[] {
    return row.children.map((cell) => this.#inline(cell, true));
  }

  #inline(node: Nodes, isFree: boolean): Run {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    if (node.type === "text") {
      const origins = originsOf(node.value, this.#masked, from, to);
      const run = runOf(node.value.replaceAll("\n", " "), origins, this.#facts, isFree);
      return run.text.includes(blank) ? this.#withFormulas(run) : run;
    }
    if (node.type === "inlineCode")
      return fixedRun(node.value, blank.repeat(node.value.length), from, to);
    if (node.type === "break") return fixedRun(" ", " ", from, to);
    if (node.type === "image" || node.type === "imageReference")
      return fixedRun(node.alt ?? "", blank.repeat(node.alt?.length ?? 0), from, to);
    if (!("children" in node)) return emptyRun;
    const isLink = node.type === "link" || node.type === "linkReference";
    return joinedRuns(node.children.map((child) => this.#inline(child, isFree && !isLink)));
  }

  /** Readers see the formula, and whoever looks for figures its blanks. */
  #withFormulas(run: Run): Run {
    const text = [...run.text.split("")].map((letter, place) =>
      letter === blank ? (this.#body[run.from[place] ?? 0] ?? letter) : letter,
    );
    return {
      text: text.join(""),
      words: run.words,
      from: run.from,
      to: run.to,
      free: run.free,
      tokens: run.tokens,
    };
  }
}

const formula =
  /\$\$[^$]{1,2000}\$\$|\\\[[\s\S]{1,2000}?\\\]|\\\([^\n]{1,500}?\\\)|(?<![\\\w$])\$(?![\s$])[^$\n]{1,300}?(?<![\s\\])\$(?!\d)/g;

/** The same text at the same places, with blanks for its formulas: the parser would read their signs as marks. */
function withoutFormulas(body: string): string {
  return body.replaceAll(formula, (found) => found.replaceAll(/[^\n]/g, blank));
}

/** The stored position of each character of a text node, which may be escaped there, spelled as an entity, or begin a quoted line. */
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
