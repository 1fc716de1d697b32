import type { Literal, Root } from "mdast";
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
      },
    ],
  });
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
