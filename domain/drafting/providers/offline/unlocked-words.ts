import type { Fact } from "../../../../content/facts/index.ts";
import { cutBlocks } from "../../blocks.ts";
import type { Locks } from "../../locked-blocks.ts";
import { replacedWords } from "./replaced-words.ts";

/** What became of a body in which words were to be replaced. */
export type UnlockedReplacement =
  /** `isLockedSkipped`: the words stand in a locked block too, and stay there. */
  | { readonly kind: "done"; readonly text: string; readonly isLockedSkipped: boolean }
  | { readonly kind: "value"; readonly record: Fact };

/** Replaces words wherever no locked block holds them. */
export function replacedUnlocked(
  body: string,
  locks: Locks,
  [from, to]: readonly [string, string],
): UnlockedReplacement {
  let text = "";
  let isLockedSkipped = false;
  for (const stretch of stretchesOf(body, locks)) {
    const outcome = replacedWords(stretch.text, from, to);
    if (outcome.kind === "value" && !stretch.isLocked) return outcome;
    if (stretch.isLocked && outcome.kind !== "absent") isLockedSkipped = true;
    text += outcome.kind === "replaced" && !stretch.isLocked ? outcome.text : stretch.text;
  }
  return { kind: "done", text, isLockedSkipped: isLockedSkipped };
}

type Stretch = { readonly text: string; readonly isLocked: boolean };

/** The body in pieces; what stands between two locked blocks is one of them. */
function stretchesOf(body: string, locks: Locks): readonly Stretch[] {
  const { blocks, end } = cutBlocks(body);
  const stretches: Stretch[] = [];
  let open = "";
  for (const { before, markdown } of blocks) {
    open += before;
    if (!locks.has(markdown)) {
      open += markdown;
      continue;
    }
    stretches.push({ text: open, isLocked: false }, { text: markdown, isLocked: true });
    open = "";
  }
  return [...stretches, { text: open + end, isLocked: false }];
}
