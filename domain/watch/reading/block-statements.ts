import type { Statement } from "../../drafting/checks/text/statement.ts";
import { emptyRun, sentencesOf } from "../../drafting/checks/text/text-run.ts";
import type { Block } from "../blocks/block.ts";
import type { BlockChange } from "../blocks/block-changes.ts";
import { plainWording } from "./plain-wording.ts";

/** A statement of a page, with its line there word for word. */
export type PageStatement = { readonly statement: Statement; readonly line: string };

/** What a changed block says that it did not say before: sentences, or cells with their heads. */
export function newStatements({
  before,
  after,
}: Pick<BlockChange, "before" | "after">): readonly PageStatement[] {
  if (after === null) return [];
  const { block, headings, before: opening } = after;
  const common = { ...noStatement, before: opening, listed: block.kind === "item", headings };
  if (block.cells !== undefined) {
    const cornerWords = block.cells[0]?.own ?? "";
    return block.cells.flatMap((cell, column): PageStatement[] => {
      if (cell.text === "" || before?.cells?.[column]?.text === cell.text) return [];
      const role = column === 0 ? "head" : "cell";
      const own = plainWording(cell.own);
      const statement = {
        ...common,
        text: plainWording(cell.text),
        own,
        role,
        corner: cornerWords,
      } as const;
      return [{ statement, line: block.text }];
    });
  }
  const formerSentences = new Set(before === null ? [] : sentences(before));
  return sentences(block)
    .filter((text) => !formerSentences.has(text))
    .map((text) => ({ statement: { ...common, text: plainWording(text) }, line: text }));
}

function sentences({ text }: Block): readonly string[] {
  return sentencesOf({ ...emptyRun, text }).map((sentence) => sentence.text);
}

/** A sentence that stands alone. */
export const noStatement: Statement = {
  place: { field: "body_markdown", block: 0 },
  role: "sentence",
  ...emptyRun,
  own: "",
  corner: "",
  before: "",
  listed: false,
  headings: [],
  example: false,
};
