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
} from "mdast";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { inlineRun } from "./inline-runs.ts";
import type { Run } from "./text-run.ts";
import { sentencesOf } from "./sentences.ts";
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
