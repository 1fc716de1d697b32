import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from "parse5";
import { roundBounds } from "./round-bounds.ts";
import { collectRoundRows, type RoundRows } from "./round-rows.ts";
import { cellText } from "./table-row.ts";

/** What a saved page says. */
export type ReadPage = {
  /** The tables that have the heads of closing ranks. */
  readonly tables: readonly RoundRows[];
  /** The words around the tables, and what is chosen in each of its lists. */
  readonly words: string;
  /** A table has no end: the page was cut off. */
  readonly isCut: boolean;
  /** Why no more of it was read; null where all was. */
  readonly beyond: string | null;
};

type OpenTable = {
  readonly round: ReturnType<typeof collectRoundRows>;
  rowCount: number;
  cells: string[] | null;
  cell: string | null;
};

/** In these no tag begins but their own end. */
const modes = new Map([
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["title", TokenizerMode.RCDATA],
  ["textarea", TokenizerMode.RCDATA],
]);
const skippedElements: ReadonlySet<string> = new Set(["script", "style", "textarea"]);
const breaks: ReadonlySet<string> = new Set(["br", "p", "div", "li", "h1", "h2", "h3", "td", "th"]);

/**
 * The tables of a page, those inside others apart: the words of each cell, without tags. It goes by the
 * tokens of the HTML standard; a tree of the whole page would take some hundred MB. Of a page that goes
 * beyond `roundBounds` the rest is not read.
 */
export function readHtmlTables(parts: Iterable<string>): ReadPage {
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
  for (const part of parts) {
    tokenizer.write(part, false);
    if (reader.isBeyond()) break;
  }
  tokenizer.write("", true);
  return reader.page();
}

function createTableReader() {
  const rounds: RoundRows[] = [];
  const open: OpenTable[] = [];
  let elements = 0;
  let beyond: string | null = null;
  let words = "";
  let hiddenElement: string | null = null;
  /** Inside an entry of a list that is not the chosen one. */
  let isOption = false;

  function say(text: string): void {
    if (hiddenElement !== null || isOption) return;
    const table = open.at(-1);
    if (table !== undefined && table.cell !== null && table.cell.length <= mostOfCell)
      // Between words, source text has many blanks: of a cell, one is kept.
      table.cell += /\S/.test(text) ? text : " ";
    if (words.length < roundBounds.wordsKept) words += text;
  }

  function endCell(table: OpenTable): void {
    const hasRoom = table.cells !== null && table.cells.length <= roundBounds.columns;
    if (table.cell !== null && hasRoom) table.cells?.push(cellText(table.cell));
    table.cell = null;
  }

  function endRow(table: OpenTable): void {
    endCell(table);
    const { round, cells } = table;
    table.cells = null;
    if (!cells?.some((text) => text !== "")) return;
    table.rowCount += 1;
    const hadHeads = round.hasHeads();
    beyond ??= round.add({ number: table.rowCount, cells });
    if (!hadHeads && round.hasHeads()) rounds.push(round.taken());
  }

  function start({ tagName, attrs }: Token.TagToken): void {
    elements += 1;
    if (elements > roundBounds.elements) beyond ??= tooManyElements;
    if (beyond !== null) return;
    if (skippedElements.has(tagName)) hiddenElement = tagName;
    if (tagName === "option") isOption = !attrs.some(({ name }) => name === "selected");
    if (breaks.has(tagName)) say(" ");
    // What a list is called, for what is chosen in it: its own words stand elsewhere.
    if (tagName === "select") say(` ${listName(attrs)} `);
    if (tagName === "table") {
      open.push({ round: collectRoundRows(), rowCount: 0, cells: null, cell: null });
      if (open.length > roundBounds.nestedTables) beyond ??= tooDeep;
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
    if (tagName === hiddenElement) hiddenElement = null;
    if (tagName === "option" || tagName === "select") isOption = false;
    const table = open.at(-1);
    if (table === undefined) return;
    if (tagName === "td" || tagName === "th") endCell(table);
    if (/^(?:tr|tbody|thead|tfoot|table)$/.test(tagName)) endRow(table);
    if (tagName === "table") open.pop();
  }

  const noop = () => undefined;
  return {
    start,
    isBeyond: () => beyond !== null,
    handler: {
      onEndTag: end,
      onCharacter: ({ chars }) => say(chars),
      onWhitespaceCharacter: ({ chars }) => say(chars),
      ...{ onNullCharacter: noop, onComment: noop, onDoctype: noop, onEof: noop },
    } satisfies Omit<TokenHandler, "onStartTag">,
    page(): ReadPage {
      const isCut = open.length > 0;
      for (const table of open) endRow(table);
      return { tables: rounds, words: cellText(words), isCut, beyond };
    },
  };
}

/** A little more than a cell may have: that it has more is seen where its row is taken. */
const mostOfCell = 2 * roundBounds.cellCharacters;
const tooManyElements = `The page has more than ${roundBounds.elements} elements: the page of one round has some 200,000. Save a page that shows one round.`;
const tooDeep = `The page has more than ${roundBounds.nestedTables} tables inside each other: this is not the page of JoSAA.`;

/** `Round` for a list called `ctl00$ddlRoundNo`. */
function listName(attrs: readonly Token.Attribute[]): string {
  const name = attrs.find((attribute) => attribute.name === "name" || attribute.name === "id");
  return /round|year/i.exec(name?.value ?? "")?.[0] ?? "";
}
