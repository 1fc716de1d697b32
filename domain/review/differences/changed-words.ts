import { diffArrays, diffWordsWithSpace } from "diff";

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

type Run =
  | { readonly same: readonly string[] }
  | { readonly gone: readonly string[]; readonly come: readonly string[] };

/** Parts that stay, and those that come in the place of others; after a longer edit all for all. */
export function replacedParts(
  before: readonly string[],
  after: readonly string[],
  longest: number,
): readonly Run[] {
  const runs = diffArrays([...before], [...after], { maxEditLength: longest });
  if (runs === undefined) return [{ gone: before, come: after }];
  return runs.flatMap(({ value, added, removed }, place): readonly Run[] => {
    if (!added && !removed) return [{ same: value }];
    if (added) return runs[place - 1]?.removed === true ? [] : [{ gone: [], come: value }];
    const next = runs[place + 1];
    return [{ gone: value, come: next?.added === true ? next.value : [] }];
  });
}

function replacedWhole(before: string, after: string): readonly WordChange[] {
  return [
    ...(before === "" ? [] : [{ kind: "removed", text: before } as const]),
    ...(after === "" ? [] : [{ kind: "added", text: after } as const]),
  ];
}
