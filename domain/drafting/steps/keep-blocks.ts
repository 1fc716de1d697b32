import { stoppingFindings, type Finding } from "../../posts/revisions/ledger.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { cutBlocks, lockedIn, lockedNumbers, type Locks } from "../blocks/blocks.ts";
import type { DraftContent } from "../writer.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";

/** The revision that corrections are made for. */
export type Base = {
  readonly content: DraftContent;
  /** The blocks of it that stay as they are. */
  readonly locks: Locks;
};

/**
 * The content, when every locked block of the base stands in it: letter for letter, as often as
 * before, in the same order. Else `unacceptable`, whoever wrote it.
 */
export function requireLockedBlocks(
  content: DraftContent,
  base: Base | null,
): Result<DraftContent> {
  if (base === null || base.locks.size === 0) return succeed(content);
  const before = lockedIn(base.content.body_markdown, base.locks);
  const after = lockedIn(content.body_markdown, base.locks);
  const isKept = before.length === after.length && before.every((text, i) => text === after[i]);
  return isKept
    ? succeed(content)
    : fail(
        "unacceptable",
        "The new text would have changed a passage that is kept as it is, so nothing was changed. Unlock that passage, or word the corrections so that they leave it alone.",
      );
}

/** The content after autofixes, but with every block of the base as it was written: autofixes are for new text only. */
export function keepBaseBlocks(
  autofixed: DraftContent,
  written: DraftContent,
  base: Base | null,
): DraftContent {
  if (base === null || autofixed.body_markdown === written.body_markdown) return autofixed;
  const known = new Set(
    cutBlocks(base.content.body_markdown).blocks.map(({ markdown }) => markdown),
  );
  const [before, after] = [cutBlocks(written.body_markdown), cutBlocks(autofixed.body_markdown)];
  // A value that became a token makes no blocks; if it ever did, the text as it was written is safe.
  if (before.blocks.length !== after.blocks.length)
    return { ...autofixed, body_markdown: written.body_markdown };
  const blocks = after.blocks.map((block, index) => {
    const was = before.blocks[index];
    return was !== undefined && known.has(was.markdown) ? was : block;
  });
  const body = blocks.map((block) => block.before + block.markdown).join("") + after.end;
  return { ...autofixed, body_markdown: body };
}

/** What stops publication and stands in a locked block: no writer may change it. */
export function lockedFindings(
  { content, ledger }: CheckedDraft,
  base: Base | null,
): readonly Finding[] {
  if (base === null || base.locks.size === 0) return [];
  const locked = lockedNumbers(content.body_markdown, base.locks);
  return stoppingFindings(ledger).filter(
    ({ place }) => place.field === "body_markdown" && locked.has(place.block),
  );
}

/** What the person has to know of corrections that met locked blocks; null when they met none. */
export function remarkOn(
  checked: CheckedDraft,
  base: Base | null,
  skippedChanges: number,
): string | null {
  const [first] = lockedFindings(checked, base);
  const sentences = [
    ...(skippedChanges === 0
      ? []
      : [
          `${skippedChanges === 1 ? "A change" : `${skippedChanges} changes`} of passages that are kept as they are ${skippedChanges === 1 ? "was" : "were"} left out.`,
        ]),
    ...(first === undefined
      ? []
      : [
          `“${first.quote}” stops publication and stands in a passage that is kept as it is: unlock it to have it corrected.`,
        ]),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}
