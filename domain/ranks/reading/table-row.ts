import { roundBounds } from "./round-bounds.ts";

/** A row of a table as it is written: its number counts from 1 with the heads, as a spreadsheet does. */
export type TableRow = { readonly number: number; readonly cells: readonly string[] };

/** The words of a cell without the white space around and more than one space between them. */
export function cellText(markup: string): string {
  // Nearly all cells of a hundred thousand are plain words; the expression needs room for each of theirs.
  if (markup.length <= roundBounds.cellCharacters && /^[!-~]+(?: [!-~]+)*$/.test(markup))
    return markup;
  return markup.replaceAll(/[\s\u{a0}\u{200b}\u{feff}]+/gu, " ").trim();
}
