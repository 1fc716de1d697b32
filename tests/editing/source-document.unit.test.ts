import fc from "fast-check";
import { Transform } from "@tiptap/pm/transform";
import { describe, expect, test } from "vitest";
import { libraryPassages } from "../../content/library/index.ts";
import type { Node } from "@tiptap/pm/model";
import { schema } from "../../app/desk/editing/document/document-schema.ts";
import {
  openMarkdown,
  writeMarkdown,
  type SourceDocument,
} from "../../app/desk/editing/document/source-document.ts";
import { knownMarkdown, writeBlock } from "../../app/desk/editing/document/to-markdown.ts";
import { parseMarkdown } from "../../domain/posts/text/parse-markdown.ts";
import { soundBody } from "../support/model-article.ts";
import { randomBody } from "../support/random-body.ts";
import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

const constructsSchema = z.record(z.string(), z.array(z.string()));

function constructsOf(kind: string): readonly string[] {
  return Object.values(labelledData(`corpus/markdown/${kind}`, constructsSchema)).flat();
}

/** How blocks begin, end, nest and follow one another. */
const hardBlocks = constructsOf("blocks");

/** Parts of a line: marks, escapes, entities, addresses, breaks, scripts. */
const hardInlines = [
  ...constructsOf("inlines"),
  `${"A very long line without an end, ".repeat(120)}stops.`,
  `${"unbrokenword".repeat(200)} **${"b".repeat(500)}**`,
];

/** How blocks can follow one another. */
const gaps = ["\n\n", "\n\n\n", "\n \n", "\r\n\r\n", "\n\n\t\n\n"];

/** Inside a quote, or in an item below its marker. */
function within(text: string, first: string, later: string): string {
  return text
    .split("\n")
    .map((line, index) => (index === 0 ? first : later) + line)
    .join("\n");
}

/**
 * Hard Markdown documents: each construct alone, neighbours that change one another's meaning, and each
 * eighth construct within a quote and within a list.
 */
const hardDocuments: readonly string[] = [
  ...hardBlocks,
  ...hardInlines,
  ...hardBlocks.flatMap((block, index) => {
    const next = hardInlines[index % hardInlines.length] ?? "";
    const gap = gaps[index % gaps.length] ?? "";
    return index % 3 === 0 ? [block + gap + next + gap + block] : [];
  }),
  ...[...hardInlines, ...hardBlocks]
    .filter((_, index) => index % 8 === 0)
    .flatMap((text) => [within(text, "> ", "> "), `- first\n- ${within(text, "", "  ")}\n\nlast`]),
];

const stored = [...libraryPassages.map(({ body }) => body), soundBody];

const everything = [...stored, ...hardDocuments];

describe("a text that nobody changes", () => {
  test("is shown in the editor's own form, and comes out of it to the byte: the library, and 200 hard documents and more", () => {
    expect(hardDocuments.length).toBeGreaterThan(200);
    const wrong = everything.filter((body) => {
      const opened = openMarkdown(body);
      const isWhole = opened.doc.children.length === parseMarkdown(body).children.length;
      return !isKept(opened) || !(isWhole || body.trim() === "");
    });
    expect(wrong).toEqual([]);
  });

  test("does so whatever it is, and with the empty paragraph at its end in which one goes on writing", () => {
    const property = fc.property(randomBody, (body) => isKept(openMarkdown(body)));
    fc.assert(property, { numRuns: 150 });
  });
});

test("of a text of which one block is edited all others keep their form, and what was edited is read as it was meant", () => {
  const wrong = [...hardDocuments, ...stored.slice(0, 60)].flatMap((body) =>
    editsOf(openMarkdown(body)).filter((fault) => fault !== null),
  );
  expect(wrong).toEqual([]);
});

describe("typed words", () => {
  const bold = schema.marks.bold.create();
  const italic = schema.marks.italic.create();

  test.each([
    "see www.nta.ac.in, a_b@nta.ac.in and https://nta.ac.in/x_y",
    "AT&T and {{fact:fee.sc_st_pwd.one_paper}}",
  ])("are written as they were typed where Markdown reads nothing else in them: %j", (text) => {
    expect(writeBlock(schema.nodes.paragraph.create(null, schema.text(text)))).toBe(text);
  });

  test("have their marks without the blanks at ends and breaks", () => {
    const nodes = [
      schema.text("  a ", []),
      schema.text(" bold ", [bold]),
      schema.text("both ", [bold, italic]),
      schema.nodes.hardBreak.create(null, null, [bold]),
      schema.text(" next ", [bold]),
      schema.nodes.hardBreak.create(),
    ];
    const paragraph = schema.nodes.paragraph.create(null, nodes);
    expect(writeBlock(paragraph)).toBe("a  **bold *both*\\\nnext**");
  });
});

test.each(["| a          |\n| ---------- |\n| one<br>two |", "### one<br>two"])(
  "a break of a cell or a heading is written as it was read: %j",
  (body) => {
    const [node] = openMarkdown(body).doc.children;
    expect(node?.type).not.toBe(schema.nodes.asWritten);
    expect(node && writeBlock(node)).toBe(body);
  },
);

describe("a formula", () => {
  const formulas = [
    "Let $a_1*b_2*c$ be, **bold $x^2$** for $20 to $30.",
    String.raw`Let \(\frac{a}{b}\) and \[ \begin{pmatrix}a & b\\ c & d\end{pmatrix} \] be.`,
    "$$\\frac{a}{b}$$",
    String.raw`- item \(x_1\)` + "\n\n  $$x*y$$",
    "| a       |\n| ------- |\n| $\\|x\\|$ |",
    "$m = {{fact:fee.sc_st_pwd.one_paper}} \\times 2$",
  ];

  test.each(formulas)("is text that is written as it was read: %j", (body) => {
    const [node] = openMarkdown(body).doc.children;
    expect(node?.type).not.toBe(schema.nodes.asWritten);
    expect(node && writeBlock(node)).toBe(body);
  });

  test.each(["$$\na\n+ b\n$$", "\\[\na\n+ b\n\\]"])(
    "keeps its lines, and what is edited beside it does not change it: %j",
    (formula) => {
      const opened = openMarkdown(`One\n\n${formula}\n\nTwo`);
      const { doc } = new Transform(opened.doc).insert(4, schema.text("x"));
      expect(writeMarkdown(opened, doc)).toBe(`Onex\n\n${formula}\n\nTwo`);
    },
  );

  test("is one as soon as it is typed, with a value that became one before it was closed", () => {
    const typed = ["$m_1 = ", "{{fact:fee.sc_st_pwd.one_paper}}", "*2$ and ", "\\(x_1\\)"];
    const nodes = typed.map((text) =>
      text.startsWith("{") ? schema.nodes.fact.create({ token: text }) : schema.text(text),
    );
    expect(writeBlock(schema.nodes.paragraph.create(null, nodes))).toBe(typed.join(""));
  });
});

function isKept(opened: SourceDocument): boolean {
  const paragraph = schema.nodes.paragraph.create();
  const { doc } = new Transform(opened.doc).insert(opened.doc.content.size, paragraph);
  return [opened.doc, doc].every((one) => writeMarkdown(opened, one) === opened.source);
}

/** The fault where one of some blocks got words; null where nothing did. */
function editsOf(opened: SourceDocument): readonly (string | null)[] {
  const places: number[] = [];
  opened.doc.descendants((node, start) => {
    if (node.isTextblock && !node.type.spec.code) places.push(start + 1 + node.content.size);
  });
  return places
    .filter((_, index) => index % 5 === 0)
    .map((place) => {
      const { doc } = new Transform(opened.doc).insert(place, schema.text(" *new* words_"));
      const written = writeMarkdown(opened, doc);
      const lost = doc.children.filter(
        (block) => !written.includes(knownMarkdown.get(block) ?? ""),
      );
      const isRead = outline(openMarkdown(written).doc) === outline(doc);
      return isRead && lost.length === 0 ? null : written;
    });
}

/** Its blocks, and in them each word with its marks: blanks at ends are no part of Markdown. */
function outline(node: Node): string {
  const said: unknown[] = [];
  node.descendants((child) => {
    const marks = child.marks.map(({ type, attrs }) => [type.name, attrs]);
    if (!child.isText) said.push([child.type.name, { ...child.attrs, tight: null }, marks]);
    for (const word of (child.text ?? "").split(/\s+/).filter(Boolean)) said.push([word, marks]);
  });
  return JSON.stringify(said);
}
