import type { Words } from "../words.ts";
import type { Cell } from "./section.ts";

/** A row of a table whose cells are all words; the first is its header. */
export function row(...cells: readonly Words[]): readonly Cell[] {
  return cells.map((words) => ({ kind: "words", words }));
}
