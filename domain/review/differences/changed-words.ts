import { diffWordsWithSpace } from "diff";

export type WordChange = {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
};

/** Looking for an edit of length n takes about n²/2 steps: longer ones are one removal and one addition. */
export const maxEditLength = 1_000;

export function wordChanges(before: string, after: string): readonly WordChange[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const changes = diffWordsWithSpace(before, after, { maxEditLength });
  if (changes === undefined) return replacedWhole(before, after);
  return changes.map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

function replacedWhole(before: string, after: string): readonly WordChange[] {
  return [
    ...(before === "" ? [] : [{ kind: "removed", text: before } as const]),
    ...(after === "" ? [] : [{ kind: "added", text: after } as const]),
  ];
}
