import { diffWordsWithSpace } from "diff";
import type { Effort } from "./effort.ts";

export type WordChange = {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
};

/**
 * What changed from one text to the other, word by word. Texts that differ too much for the effort
 * that is left are one removal and one addition.
 */
export function changedWords(before: string, after: string, effort: Effort): readonly WordChange[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const maxEditLength = effort.longestEdit();
  const changes =
    maxEditLength === 0 ? undefined : diffWordsWithSpace(before, after, { maxEditLength });
  effort.spend(
    changes === undefined
      ? maxEditLength
      : changes.reduce((sum, { count, added, removed }) => sum + (added || removed ? count : 0), 0),
  );
  if (changes === undefined) return wholly(before, after);
  return changes.map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

function wholly(before: string, after: string): readonly WordChange[] {
  return [
    ...(before === "" ? [] : [{ kind: "removed", text: before } as const]),
    ...(after === "" ? [] : [{ kind: "added", text: after } as const]),
  ];
}
