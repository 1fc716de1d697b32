import { setImmediate } from "node:timers/promises";
import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from "parse5";
import { cellText, type TableRow } from "./table-row.ts";

/** What a saved page says. */
export type ReadPage = {
  readonly tables: readonly (readonly TableRow[])[];
  /** The words around the tables, and what is chosen in each of its lists. */
  readonly words: string;
  /** A table has no end: the page was cut off. */
  readonly isCut: boolean;
};

type OpenTable = { readonly rows: TableRow[]; cells: string[] | null; cell: string | null };

/** A page of all institutes has some 8 MB: what waits meanwhile is answered between two parts. */
const partLength = 256 * 1024;
const wordsKept = 100_000;

/** In these no tag begins but their own end. */
const modes = new Map([
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["title", TokenizerMode.RCDATA],
  ["textarea", TokenizerMode.RCDATA],
]);
const unseen: ReadonlySet<string> = new Set(["script", "style", "textarea"]);
const breaks: ReadonlySet<string> = new Set(["br", "p", "div", "li", "h1", "h2", "h3", "td", "th"]);

/**
 * The tables of a page, those inside others apart: the words of each cell, without tags. It goes by the
 * tokens of the HTML standard; a tree of the whole page would take some hundred MB.
 */
export async function readHtmlTables(html: string): Promise<ReadPage> {
  const reader = createTableReader();
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      ...reader.handler,
      onStartTag(tag) {
        const mode = modes.get(tag.tagName);
        if (mode !== undefined) tokenizer.state = mode;
        reader.start(tag);
      },
    },
  );
  for (let at = 0; at < html.length; at += partLength) {
    tokenizer.write(html.slice(at, at + partLength), at + partLength >= html.length);
    await setImmediate();
  }
  return reader.page();
}

function createTableReader() {
  const tables: TableRow[][] = [];
  const open: OpenTable[] = [];
  let words = "";
  let hidden: string | null = null;
  /** Inside an entry of a list that is not the chosen one. */
  let isOption = false;

  function say(text: string): void {
    if (hidden !== null || isOption) return;
    const table = open.at(-1);
    if (table !== undefined && table.cell !== null) table.cell += text;
    if (words.length < wordsKept) words += text;
  }

  function endCell(table: OpenTable): void {
    if (table.cell !== null) table.cells?.push(cellText(table.cell));
    table.cell = null;
  }

  function endRow(table: OpenTable): void {
    endCell(table);
    if (table.cells?.some((text) => text !== ""))
      table.rows.push({ number: table.rows.length + 1, cells: table.cells });
    table.cells = null;
  }

  function start({ tagName, attrs }: Token.TagToken): void {
    if (unseen.has(tagName)) hidden = tagName;
    if (tagName === "option") isOption = !attrs.some(({ name }) => name === "selected");
    if (breaks.has(tagName)) say(" ");
    // What a list is called, for what is chosen in it: its own words stand elsewhere.
    if (tagName === "select") say(` ${listName(attrs)} `);
    if (tagName === "table") {
      const rows: TableRow[] = [];
      tables.push(rows);
      open.push({ rows, cells: null, cell: null });
    }
    const table = open.at(-1);
    if (table === undefined) return;
    if (tagName === "tr") {
      endRow(table);
      table.cells = [];
    }
    if (tagName === "td" || tagName === "th") {
      endCell(table);
      table.cells ??= [];
      table.cell = "";
    }
  }

  function end({ tagName }: Token.TagToken): void {
    if (tagName === hidden) hidden = null;
    if (tagName === "option" || tagName === "select") isOption = false;
    const table = open.at(-1);
    if (table === undefined) return;
    if (tagName === "td" || tagName === "th") endCell(table);
    if (/^(?:tr|tbody|thead|tfoot|table)$/.test(tagName)) endRow(table);
    if (tagName === "table") open.pop();
  }

  const nothing = () => undefined;
  return {
    start,
    handler: {
      onEndTag: end,
      onCharacter: ({ chars }) => say(chars),
      onWhitespaceCharacter: ({ chars }) => say(chars),
      ...{ onNullCharacter: nothing, onComment: nothing, onDoctype: nothing, onEof: nothing },
    } satisfies Omit<TokenHandler, "onStartTag">,
    page(): ReadPage {
      const isCut = open.length > 0;
      for (const table of open) endRow(table);
      return { tables, words: cellText(words), isCut };
    },
  };
}

/** `Round` for a list called `ctl00$ddlRoundNo`. */
function listName(attrs: readonly Token.Attribute[]): string {
  const name = attrs.find((attribute) => attribute.name === "name" || attribute.name === "id");
  return /round|year/i.exec(name?.value ?? "")?.[0] ?? "";
}
