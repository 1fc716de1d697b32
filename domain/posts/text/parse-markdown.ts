import type { Link, Literal, Nodes, Root, Text } from "mdast";
import { fromMarkdown, type CompileContext } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from "micromark-util-types";
import { formulaAt } from "./formula-pattern.ts";

export type InlineFormula = Literal & {
  type: "inlineFormula";
  source: string;
  isBlock: boolean;
};

export type BlockFormula = Literal & {
  type: "blockFormula";
  source: string;
};

/* oxlint-disable typescript/consistent-type-definitions -- only an interface adds to one of a package */
declare module "mdast" {
  interface PhrasingContentMap {
    inlineFormula: InlineFormula;
  }
  interface BlockContentMap {
    blockFormula: BlockFormula;
  }
  interface RootContentMap {
    inlineFormula: InlineFormula;
    blockFormula: BlockFormula;
  }
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    inlineFormula: "inlineFormula";
    blockFormula: "blockFormula";
    formulaText: "formulaText";
  }
}
/* oxlint-enable typescript/consistent-type-definitions */

export function parseMarkdown(markdown: string): Root {
  // The parser counts its places from behind a byte order mark.
  const source = markdown.replace(/^\uFEFF/, "");
  return fromMarkdown(source, {
    // One tilde is that of "₹900~1,000" and of "~10 days".
    extensions: [gfm({ singleTilde: false }), formulaSyntax(source)],
    mdastExtensions: [
      gfmFromMarkdown(),
      {
        enter: { inlineFormula: enterFormula, blockFormula: enterFormula },
        exit: {
          formulaText(token) {
            this.config.enter.data?.call(this, token);
            this.config.exit.data?.call(this, token);
          },
          inlineFormula: exitFormula,
          blockFormula: exitFormula,
        },
        transforms: [tidy],
      },
    ],
  });
}

const lineBreaks = /^(?:<br\s*\/?>\s*)+$/i;
const flowParents: readonly string[] = ["root", "blockquote", "listItem", "footnoteDefinition"];

/** A cell of a table has no other break than `<br>`, and models write it anywhere; between blocks it says nothing. */
function tidy(parent: Nodes): undefined {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at];
    if (child?.type === "html" && lineBreaks.test(child.value))
      if (flowParents.includes(parent.type)) children.splice(at, 1);
      else children[at] = { type: "break", position: child.position };
    else if (child?.type === "link") children.splice(at + 1, 0, ...wordsBehind(child));
    if (child !== undefined) tidy(child);
  }
}

/** Besides the signs of ASCII these end an address, with those before them: the full stop of Hindi, quotation marks. */
const addressEnd = /[?!.,:;*_~'"]*[[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}]--\p{ASCII}].*$/v;

/** Takes from a bare address what is no part of it. Addresses that are found behind an escape have no place. */
function wordsBehind(link: Link): readonly Text[] {
  const [text] = link.children;
  const { start, end } = link.position ?? {};
  if (text?.type !== "text") return [];
  const written = (end?.offset ?? 0) - (start?.offset ?? 0);
  const isBare = end === undefined || written === text.value.length;
  const [words] = (isBare ? addressEnd.exec(text.value) : null) ?? [];
  if (words === undefined) return [];
  link.url = link.url.slice(0, -words.length);
  text.value = text.value.slice(0, -words.length);
  const behind: Text = { type: "text", value: words };
  if (start !== undefined && end?.offset !== undefined) {
    const [column, offset] = [end.column - words.length, end.offset - words.length];
    const cut = { line: end.line, column, offset };
    link.position = text.position = { start, end: cut };
    behind.position = { start: cut, end };
  }
  return [behind];
}

function enterFormula(this: CompileContext, token: Token): void {
  if (token.type === "blockFormula")
    this.enter({ type: "blockFormula", value: "", source: "" }, token);
  else this.enter({ type: "inlineFormula", value: "", source: "", isBlock: false }, token);
  this.buffer();
}

function exitFormula(this: CompileContext, token: Token): void {
  const written = this.resume().trim();
  // In a cell of a table the bar of a formula is escaped, as that of code is.
  const source = this.data.inTable === true ? written.replaceAll("\\|", "|") : written;
  const node = this.stack.at(-1);
  if (node?.type === "inlineFormula" || node?.type === "blockFormula") {
    const formula = formulaAt(source, 0);
    const after = formula === null ? "" : source.slice(formula.source.length).trim();
    node.source = written;
    node.value = formula === null ? source : formula.tex + after;
    if (node.type === "inlineFormula") node.isBlock = formula?.isBlock === true;
  }
  this.exit(token);
}

const dollar = 36;
const backslash = 92;
const virtualSpace = -1;

/**
 * Takes a formula as a whole before emphasis, escapes and, where it has its own lines, lists are read. It looks ahead
 * in the source: an opening without an end must stay text, and a tokenizer of lines cannot go back over them.
 */
function formulaSyntax(source: string): Extension {
  const inline: Construct = { name: "inlineFormula", tokenize: tokenizeInline };
  const block: Construct = { name: "blockFormula", tokenize: tokenizeBlock, concrete: true };
  return {
    text: { [dollar]: inline, [backslash]: inline },
    flow: { [dollar]: block, [backslash]: block },
  };

  function tokenizeInline(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const place = () => this.now().offset;
    let end = 0;
    return start;

    function start(code: Code): State | undefined {
      const formula = formulaAt(source, place());
      if (formula === null) return nok(code);
      end = place() + formula.source.length;
      effects.enter("inlineFormula");
      return lineStart(code);
    }

    function lineStart(code: Code): State | undefined {
      if (code === null) return nok(code);
      if (isLineEnding(code)) return takeLineEnding(effects, code, lineStart);
      effects.enter("formulaText");
      return inLine(code);
    }

    function inLine(code: Code): State | undefined {
      const isAtEnd = place() >= end && code !== virtualSpace;
      if (!isAtEnd && code !== null && !isLineEnding(code)) {
        effects.consume(code);
        return inLine;
      }
      effects.exit("formulaText");
      if (!isAtEnd) return lineStart(code);
      effects.exit("inlineFormula");
      return ok(code);
    }
  }

  function tokenizeBlock(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const place = () => this.now().offset;
    const { interrupt = false } = this;
    let end = 0;
    return start;

    function start(code: Code): State | undefined {
      const formula = formulaAt(source, place());
      if (formula?.isBlock !== true || (interrupt && isAfterBreak(place()))) return nok(code);
      const stop = place() + formula.source.length;
      endOfLine.lastIndex = stop;
      const rest = endOfLine.exec(source);
      if (rest === null) return nok(code);
      end = stop + rest[0].length;
      effects.enter("blockFormula");
      effects.enter("formulaText");
      return inLine(code);
    }

    function isAfterBreak(at: number): boolean {
      return /\\\r?\n[ \t>]*$/.test(source.slice(Math.max(0, at - 40), at));
    }

    function inLine(code: Code): State | undefined {
      if (code !== null && !isLineEnding(code)) {
        effects.consume(code);
        return inLine;
      }
      effects.exit("formulaText");
      if (place() >= end || interrupt) {
        effects.exit("blockFormula");
        return ok(code);
      }
      // The quote or the list that it stands in ends before it does.
      return code === null ? nok(code) : effects.check(nextLine, lineEnding, nok)(code);
    }

    function lineEnding(code: Code): State | undefined {
      return takeLineEnding(effects, code, lineStart);
    }

    function lineStart(code: Code): State | undefined {
      if (code !== null && isLineEnding(code)) return nok(code);
      effects.enter("formulaText");
      return inLine(code);
    }
  }
}

const endOfLine = /[.,;:]?[ \t]*(?=\r?\n|$)/y;

const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) =>
      takeLineEnding(effects, code, (next) => {
        const isLazy = this.parser.lazy[this.now().line] === true;
        return isLazy ? nok(next) : ok(next);
      });
  },
};

function takeLineEnding({ enter, consume, exit }: Effects, code: Code, next: State): State {
  enter("lineEnding");
  consume(code);
  exit("lineEnding");
  return next;
}

function isLineEnding(code: NonNullable<Code>): boolean {
  return code < -2;
}
