import type { RecentRun } from "../../calls/runs.ts";

/** The latest run of a post, and those of it before. */
type FoldedWork = { readonly latest: RecentRun; readonly earlier: readonly RecentRun[] };

/** The runs of one post as one row; a run without a post is a row of its own. */
export function foldedWork(runs: readonly RecentRun[]): readonly FoldedWork[] {
  const groups = Map.groupBy(runs, ({ id, post }) => post?.id ?? id);
  return [...groups.values()].flatMap(([latest, ...earlier]) =>
    latest === undefined ? [] : [{ latest, earlier }],
  );
}

/** The failures that still stand: nothing was made of the same post or prompt since. */
export function failuresOf(runs: readonly RecentRun[]): readonly RecentRun[] {
  return foldedWork(runs).flatMap(({ latest }) => (latest.state === "failed" ? [latest] : []));
}
