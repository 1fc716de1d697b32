import { parseMarkdown } from "../../posts/text/markdown.ts";
import { excessiveMarkdown } from "../../posts/text/text-limits.ts";
import { memoized } from "../../shared/memoized.ts";

type Blocks = {
  readonly blocks: readonly Block[];
  readonly end: string;
};

type Block = { readonly before: string; readonly markdown: string };

/** One change of a body. `insert-after` block 0 puts text before everything else. */
export type BlockEdit =
  | { readonly action: "replace" | "insert-after"; readonly block: number; readonly text: string }
  | { readonly action: "remove"; readonly block: number };

const maxCut = 8;

export const cutBlocks = memoized(cutBody, maxCut);

function cutBody(body: string): Blocks {
  // A body that the parser must not see stays whole.
  if (excessiveMarkdown(body) !== null)
    return { blocks: [{ before: "", markdown: body }], end: "" };
  const blocks: Block[] = [];
  let read = 0;
  for (const { position } of parseMarkdown(body).children) {
    // The parser lets a heading that follows a link's definition begin where that begins.
    const start = Math.max(read, position?.start.offset ?? read);
    const end = Math.max(start, position?.end.offset ?? start);
    blocks.push({ before: body.slice(read, start), markdown: body.slice(start, end) });
    read = end;
  }
  return { blocks, end: body.slice(read) };
}

/** Every block that no edit names stays the same to the byte; null when the edits do not fit. */
export function editBlocks(body: string, edits: readonly BlockEdit[]): string | null {
  const { blocks, end } = cutBlocks(body);
  if (!edits.every((edit) => fits(edit, blocks.length)) || changesTwice(edits)) return null;
  const pieces: Piece[] = insertedPieces(0, edits);
  blocks.forEach((block, index) => {
    const change = edits.find((edit) => edit.action !== "insert-after" && edit.block === index + 1);
    if (change === undefined) pieces.push({ ...block, keeps: index });
    if (change?.action === "replace")
      pieces.push({ before: lineEnds(block.before), markdown: change.text.trim(), keeps: null });
    pieces.push(...insertedPieces(index + 1, edits));
  });
  const text = pieces.map((piece, index) => gap(piece, pieces[index - 1]) + piece.markdown);
  return text.join("") + end;
}

type Piece = Block & {
  readonly keeps: number | null;
};

function insertedPieces(number: number, edits: readonly BlockEdit[]): Piece[] {
  return edits.flatMap((edit) =>
    edit.action === "insert-after" && edit.block === number
      ? [{ before: "", markdown: edit.text.trim(), keeps: null }]
      : [],
  );
}

/** Between blocks that were neighbours nothing changes; others are set apart by an empty line. */
function gap({ before, keeps }: Piece, previous: Piece | undefined): string {
  if (previous === undefined) return keeps === 0 ? before : indentation(before);
  const wereNeighbours = keeps !== null && previous.keeps === keeps - 1;
  if (wereNeighbours || /\n[ \t]*\r?\n/.test(before)) return before;
  return `\n\n${indentation(before)}`;
}

function lineEnds(before: string): string {
  return before.slice(0, before.length - indentation(before).length);
}

function indentation(before: string): string {
  return before.slice(before.lastIndexOf("\n") + 1);
}

function fits(edit: BlockEdit, count: number): boolean {
  const first = edit.action === "insert-after" ? 0 : 1;
  const isThere = Number.isInteger(edit.block) && edit.block >= first && edit.block <= count;
  return isThere && (edit.action === "remove" || isClosed(edit.text));
}

function changesTwice(edits: readonly BlockEdit[]): boolean {
  const changed = edits.filter(({ action }) => action !== "insert-after");
  return new Set(changed.map(({ block }) => block)).size < changed.length;
}

const following = "What follows.";

/** True if a paragraph after the text is still one of its own. */
function isClosed(text: string): boolean {
  if (text.trim() === "" || excessiveMarkdown(text) !== null) return false;
  const { blocks } = cutBlocks(`${text.trim()}\n\n${following}`);
  return blocks.at(-1)?.markdown === following;
}
