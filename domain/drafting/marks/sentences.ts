import type { BlockContent, DefinitionContent, List, Nodes, RootContent, Table } from "mdast";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { PostContent } from "../../posts/post.ts";
import { markedFields, type MarkedField, type TextRange } from "../../posts/revisions/mark.ts";
import { parseMarkdown } from "../../posts/text/markdown.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { fixedRun, joinedRuns, runOf, sentencesOfRun, storedRange, type Run } from "./run.ts";

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

type Sentences = { readonly facts: FactSnapshot; readonly sentences: readonly PlacedSentence[] };

/** The checks of a text all ask for its sentences. */
const lastRead = new WeakMap<MarkedText, Sentences>();

/** Every sentence of a text in reading order; none of a text that is beyond the limits, which safety stops. */
export function sentencesOf(text: MarkedText, facts: FactSnapshot): readonly PlacedSentence[] {
  const known = lastRead.get(text);
  if (known?.facts === facts) return known.sentences;
  const sentences = excessiveContent(text) === null ? new Reader(text, facts).read() : [];
  lastRead.set(text, { facts, sentences });
  return sentences;
}

type Block = RootContent | BlockContent | DefinitionContent;

type Setting = Partial<Pick<PlacedSentence, "isCell" | "isHeading" | "row" | "column" | "before">>;

/** The state of reading one text. */
class Reader {
  readonly #sentences: PlacedSentence[] = [];
  readonly #text: MarkedText;
  readonly #facts: FactSnapshot;
  #field: MarkedField = "title";
  #headings: readonly { readonly depth: number; readonly text: string }[] = [];
  #opening = "";
  #isExample = false;
  #block = 0;

  constructor(text: MarkedText, facts: FactSnapshot) {
    this.#text = text;
    this.#facts = facts;
  }

  read(): readonly PlacedSentence[] {
    for (const field of markedFields) {
      this.#field = field;
      const stored = this.#text[field];
      if (field === "body_markdown")
        for (const node of parseMarkdown(stored).children) {
          this.#block++;
          this.#readBlock(node);
        }
      else {
        const origins = Array.from({ length: stored.length + 1 }, (_, place) => place);
        const run = runOf(stored, origins, this.#facts, field !== "title");
        if (field === "title") this.#add(run, { isHeading: true });
        else for (const sentence of sentencesOfRun(run)) this.#add(sentence, {});
      }
    }
    return this.#sentences;
  }

  #add(run: Run, setting: Setting): void {
    if (run.text.trim() === "") return;
    const { row = "", column = "", before = "", isCell = false, isHeading = false } = setting;
    const heads = [row, column].filter((head) => head !== "").join(", ");
    const headings = this.#headings.map(({ text }) => text);
    this.#sentences.push({
      ...run,
      field: this.#field,
      range: storedRange(run, 0, run.text.length),
      block: this.#block,
      under: headings[0] ?? "",
      sentence: heads === "" ? run.text : `${heads}: ${run.text}`,
      isExample: this.#isExample,
      isCell,
      isHeading,
      row,
      column,
      before,
      headings: this.#field === "title" ? [] : [...headings, this.#text.title],
    });
  }

  #readBlock(node: Block): void {
    if (node.type === "heading") {
      const run = this.#inline(node);
      this.#headings = this.#headings.filter(({ depth }) => depth < node.depth);
      this.#add(run, { isHeading: true });
      this.#headings = [{ depth: node.depth, text: run.text }, ...this.#headings];
      this.#opening = "";
    } else if (node.type === "paragraph") {
      for (const sentence of sentencesOfRun(this.#inline(node))) {
        this.#add(sentence, { before: this.#opening });
        this.#opening = sentence.text;
      }
    } else if (node.type === "list") this.#readList(node);
    else if (node.type === "table") this.#readTable(node);
    else if (node.type === "blockquote" || node.type === "footnoteDefinition") {
      const [first] = node.children;
      const [lead] = first?.type === "paragraph" ? first.children : [];
      const [words] = lead?.type === "strong" ? lead.children : [];
      this.#isExample = words?.type === "text" && /^example\b/i.test(words.value);
      for (const child of node.children) this.#readBlock(child);
      this.#isExample = false;
    }
  }

  #readList(list: List): void {
    const opening = this.#opening;
    for (const item of list.children) {
      this.#opening = opening;
      for (const child of item.children) this.#readBlock(child);
    }
    this.#opening = opening;
  }

  #readTable(table: Table): void {
    const [head = [], ...rows] = table.children.map(({ children }) =>
      children.map((cell) => this.#inline(cell)),
    );
    for (const cell of head) this.#add(cell, { isCell: true, isHeading: true });
    for (const row of rows)
      row.forEach((cell, place) => {
        const column = head[place]?.text ?? "";
        const named = place === 0 ? "" : (row[0]?.text ?? "");
        this.#add(cell, { isCell: true, row: named, column, before: this.#opening });
      });
    this.#opening = "";
  }

  #inline(node: Nodes, isFree = true): Run {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    if (node.type === "text") {
      const origins = originsOf(node.value, this.#text.body_markdown, from, to);
      return runOf(node.value.replaceAll("\n", " "), origins, this.#facts, isFree);
    }
    if (node.type === "inlineCode") return fixedRun(node.value, from, to);
    if (node.type === "inlineFormula") return fixedRun(node.source, from, to);
    if (node.type === "break") return fixedRun(" ", from, to);
    if (node.type === "image" || node.type === "imageReference")
      return fixedRun(node.alt ?? "", from, to);
    if (!("children" in node)) return joinedRuns([]);
    const isLink = node.type === "link" || node.type === "linkReference";
    return joinedRuns(node.children.map((child) => this.#inline(child, isFree && !isLink)));
  }
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
