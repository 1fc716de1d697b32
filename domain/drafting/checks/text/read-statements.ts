import type {
  BlockContent,
  DefinitionContent,
  Heading,
  List,
  Root,
  RootContent,
  Table,
} from "mdast";
import { inlineRun } from "./inline-runs.ts";
import type { Run } from "./run.ts";
import { sentencesOf } from "./sentences.ts";
import type { Statement } from "./statement.ts";

type Block = RootContent | BlockContent | DefinitionContent;

/** Where the reading of a body has come to. */
type Reading = {
  readonly body: string;
  readonly statements: Statement[];
  /** The headings above, deepest first. */
  headings: { readonly depth: number; readonly text: string }[];
  /** The text just before, which a list or a table completes. */
  opening: string;
  block: number;
};

/** Every statement of a body in reading order. */
export function statementsOfBody(tree: Root, body: string): readonly Statement[] {
  const reading: Reading = { body, statements: [], headings: [], opening: "", block: 0 };
  for (const node of tree.children) {
    reading.block++;
    readBlock(node, reading);
  }
  return reading.statements;
}

function readBlock(node: Block, reading: Reading): void {
  if (node.type === "heading") readHeading(node, reading);
  else if (node.type === "paragraph") readSentences(inlineRun(node, reading.body), reading);
  else if (node.type === "list") readList(node, reading);
  else if (node.type === "table") readTable(node, reading);
  else if (node.type === "blockquote" || node.type === "footnoteDefinition")
    for (const child of node.children) readBlock(child, reading);
}

function readHeading(heading: Heading, reading: Reading): void {
  const run = inlineRun(heading, reading.body, false);
  reading.headings = reading.headings.filter(({ depth }) => depth < heading.depth);
  add(reading, run, { role: "heading" });
  reading.headings.unshift({ depth: heading.depth, text: run.text });
  reading.opening = "";
}

function readSentences(run: Run, reading: Reading): void {
  let before = "";
  for (const sentence of sentencesOf(run)) {
    add(reading, sentence, { above: [before, reading.opening] });
    before = sentence.text;
  }
  reading.opening = before;
}

function readList(list: List, reading: Reading): void {
  const { opening } = reading;
  for (const item of list.children)
    for (const child of item.children) {
      reading.opening = opening;
      readBlock(child, reading);
    }
  reading.opening = opening;
}

function readTable(table: Table, reading: Reading): void {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => inlineRun(cell, reading.body)),
  );
  for (const row of rows) {
    row.forEach((cell, column) => {
      const columnHead = head?.[column]?.text ?? "";
      const others = row.filter((other, place) => place !== column && isHead(other, place));
      const own = [columnHead, ...others.map(({ text }) => text)].join(" | ");
      add(reading, cell, { role: column === 0 ? "head" : "cell", own, above: [reading.opening] });
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
  readonly above?: readonly string[];
};

function add(
  reading: Reading,
  run: Run,
  { role = "sentence", own = "", above = [] }: Setting,
): void {
  if (run.text.trim() === "") return;
  reading.statements.push({
    place: { field: "body_markdown", block: reading.block },
    role,
    ...run,
    own,
    above: [...above, ...reading.headings.map((heading) => heading.text)].filter(Boolean),
  });
}
