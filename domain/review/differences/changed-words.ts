import { diffWordsWithSpace } from "diff";

export type WordChange = {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
};

/**
 * What changed from one text to the other, word by word. Texts that differ too much for the effort
 * that is left are one removal and one addition.
 */
export function wordChanges(
  before: string,
  after: string,
  effort: DiffBudget,
): readonly WordChange[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const maxEditLength = effort.longestEdit();
  const changes =
    maxEditLength === 0 ? undefined : diffWordsWithSpace(before, after, { maxEditLength });
  effort.spend(
    changes === undefined
      ? maxEditLength
      : changes.reduce((sum, { count, added, removed }) => sum + (added || removed ? count : 0), 0),
  );
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

export type DiffBudget = {
  /** The longest edit that may still be looked for; 0 when nothing is left. */
  readonly longestEdit: () => number;
  /** Says how long an edit was looked for. */
  readonly spend: (editLength: number) => void;
};

/** Looking for an edit of length n takes about n²/2 steps (Myers' algorithm). */
const steps = { inAll: 2_000_000, ofOne: 500_000 } as const;

/** A bound in steps, not in time: the same texts are compared in the same way on every machine. */
export function createDiffBudget(): DiffBudget {
  let left: number = steps.inAll;
  return {
    longestEdit: () => Math.floor(Math.sqrt(2 * Math.min(left, steps.ofOne))),
    spend(editLength) {
      left = Math.max(0, left - editLength ** 2 / 2);
    },
  };
}
