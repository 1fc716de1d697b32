import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  FootnoteDefinition,
  Heading,
  List,
  Root,
  RootContent,
  Table,
  Nodes,
} from "mdast";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { type Run, emptyRun, joinedRuns, runOf, sentencesOf } from "./text-run.ts";
import type { Statement } from "./statement.ts";

type Block = RootContent | BlockContent | DefinitionContent;

/** Where the reading of a body has come to. */
type Reading = {
  readonly body: string;
  readonly facts: FactSnapshot;
  readonly statements: Statement[];
  /** The headings above, deepest first. */
  headings: { readonly depth: number; readonly text: string }[];
  /** The text just before, which a list or a table completes. */
  opening: string;
  listed: boolean;
  example: boolean;
  block: number;
};

/** Every statement of a body in reading order. */
export function statementsOfBody(
  tree: Root,
  body: string,
  facts: FactSnapshot,
): readonly Statement[] {
  const reading: Reading = {
    body,
    facts,
    statements: [],
    headings: [],
    opening: "",
    listed: false,
    example: false,
    block: 0,
  };
  for (const node of tree.children) {
    reading.block++;
    readBlock(node, reading);
  }
  return reading.statements;
}

function readBlock(node: Block, reading: Reading): void {
  if (node.type === "heading") readHeading(node, reading);
  else if (node.type === "paragraph")
    readSentences(inlineRun(node, reading.body, reading.facts), reading);
  else if (node.type === "list") readList(node, reading);
  else if (node.type === "table") readTable(node, reading);
  else if (node.type === "blockquote" || node.type === "footnoteDefinition")
    readQuote(node, reading);
}

/** A quote whose first words are a bold “Example” holds made-up numbers. */
function readQuote(quote: Blockquote | FootnoteDefinition, reading: Reading): void {
  const [first] = quote.children;
  const [lead] = first?.type === "paragraph" ? first.children : [];
  const [words] = lead?.type === "strong" ? lead.children : [];
  reading.example = words?.type === "text" && /^example\b/i.test(words.value);
  for (const child of quote.children) readBlock(child, reading);
  reading.example = false;
}

function readHeading(heading: Heading, reading: Reading): void {
  const run = inlineRun(heading, reading.body, reading.facts, false);
  reading.headings = reading.headings.filter(({ depth }) => depth < heading.depth);
  add(reading, run, { role: "heading" });
  reading.headings.unshift({ depth: heading.depth, text: run.text });
  reading.opening = "";
}

function readSentences(run: Run, reading: Reading): void {
  let before = reading.opening;
  for (const sentence of sentencesOf(run)) {
    add(reading, sentence, { before });
    before = sentence.text;
  }
  reading.opening = before;
}

function readList(list: List, reading: Reading): void {
  const { opening, listed } = reading;
  for (const item of list.children) {
    reading.opening = opening;
    for (const child of item.children) {
      reading.listed = child === item.children[0];
      readBlock(child, reading);
    }
  }
  reading.opening = opening;
  reading.listed = listed;
}

function readTable(table: Table, reading: Reading): void {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => inlineRun(cell, reading.body, reading.facts)),
  );
  for (const row of rows) {
    const heads = row.map((cell, place) => (isHead(cell, place) ? [cell.text] : []));
    row.forEach((cell, column) => {
      const columnHead = head?.[column]?.text ?? "";
      const own = [columnHead, ...heads.toSpliced(column, 1).flat()].join(" | ");
      const role = column === 0 ? "head" : "cell";
      add(reading, cell, {
        role,
        own: role === "head" ? columnHead : own,
        corner: head?.[0]?.text ?? "",
        before: reading.opening,
      });
    });
  }
  reading.opening = "";
}

/** A row is named by its first cell and by those that hold words alone. */
function isHead({ text, values }: Run, place: number): boolean {
  return place === 0 || (values.length === 0 && !/\d/.test(text));
}

type Setting = {
  readonly role?: Statement["role"];
  readonly own?: string;
  readonly corner?: string;
  readonly before?: string;
};

function add(
  reading: Reading,
  run: Run,
  { role = "sentence", own = "", corner = "", before = "" }: Setting,
): void {
  if (run.text.trim() === "") return;
  reading.statements.push({
    place: { field: "body_markdown", block: reading.block },
    role,
    ...run,
    own,
    corner,
    before,
    listed: reading.listed || role === "cell",
    headings: reading.headings.map((heading) => heading.text),
    example: reading.example,
  });
}

/** The words of a node and all in it; only plain text outside links and headings can be replaced by an autofix. */
function inlineRun(node: Nodes, body: string, facts: FactSnapshot, fixable = true): Run {
  if (node.type === "text") {
    const source = sourceOf(node, body);
    const run = runOf(node.value, source, facts, fixable);
    return source === null ? { ...run, segments: wholeOf(node, run.text) } : run;
  }
  if (node.type === "inlineCode")
    return { ...emptyRun, text: node.value, segments: wholeOf(node, node.value) };
  if (node.type === "break") return { ...emptyRun, text: " " };
  if (node.type === "image" || node.type === "imageReference")
    return runOf(node.alt ?? "", null, facts);
  if (!("children" in node)) return emptyRun;
  const free = fixable && node.type !== "link" && node.type !== "linkReference";
  return joinedRuns(node.children.map((child) => inlineRun(child, body, facts, free)));
}

/** What the body spells in another way, or marks: it can only be taken as a whole. */
function wholeOf({ position }: Nodes, text: string): Run["segments"] {
  const from = position?.start.offset;
  const to = position?.end.offset;
  if (from === undefined || to === undefined) return [];
  return [{ start: 0, end: text.length, from, to, isPlain: false, isFixable: false }];
}

/** Where a text stands in the body; null when it is spelled there in another way. */
function sourceOf(node: Extract<Nodes, { type: "text" }>, body: string): number | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return null;
  return body.slice(start, end) === node.value ? start : null;
}
