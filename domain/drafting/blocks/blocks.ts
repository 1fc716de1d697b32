import { parseMarkdown } from "../../posts/text/markdown.ts";
import { excessiveMarkdown } from "../../posts/text/text-limits.ts";

/** One change of a body. `insert-after` block 0 puts text before everything else. */
export type BlockEdit =
  | { readonly action: "replace" | "insert-after"; readonly block: number; readonly text: string }
  | { readonly action: "remove"; readonly block: number };

/** The paragraphs, headings, lists and tables of a body; one that the parser must not see stays whole. */
export function cutBlocks(body: string): readonly string[] {
  if (excessiveMarkdown(body) !== null) return [body];
  let read = 0;
  return parseMarkdown(body).children.map(({ position }) => {
    const lineStart = body.lastIndexOf("\n", (position?.start.offset ?? 0) - 1) + 1;
    // The parser lets a heading that follows a link's definition begin where that begins.
    const start = Math.max(read, lineStart);
    read = Math.max(start, position?.end.offset ?? start);
    return body.slice(start, read);
  });
}

export function joinBlocks(blocks: readonly string[]): string {
  return blocks.join("\n\n");
}

/** The body with these changes, every block that none names as it was; null when they do not fit. */
export function editBlocks(body: string, edits: readonly BlockEdit[]): string | null {
  const blocks = cutBlocks(body);
  const changed = edits.filter(({ action }) => action !== "insert-after");
  const isOnce = new Set(changed.map(({ block }) => block)).size === changed.length;
  if (!isOnce || !edits.every((edit) => fits(edit, blocks.length))) return null;
  const edited = ["", ...blocks].flatMap((markdown, block) => {
    const own = edits.filter((edit) => edit.block === block);
    const texts = own.flatMap((edit) => (edit.action === "remove" ? [] : edit.text.trim()));
    return own.some(({ action }) => action !== "insert-after") ? texts : [markdown, ...texts];
  });
  return joinBlocks(edited.filter((markdown) => markdown !== ""));
}

function fits(edit: BlockEdit, count: number): boolean {
  const first = edit.action === "insert-after" ? 0 : 1;
  const isThere = Number.isInteger(edit.block) && edit.block >= first && edit.block <= count;
  return isThere && (edit.action === "remove" || isClosed(edit.text));
}

const following = "What follows.";

/** True if a paragraph after the text is still one of its own. */
function isClosed(text: string): boolean {
  if (text.trim() === "" || excessiveMarkdown(text) !== null) return false;
  return cutBlocks(`${text.trim()}\n\n${following}`).at(-1) === following;
}
