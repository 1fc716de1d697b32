import type { TextLocation } from "../../../domain/posts/ledger.ts";
import type { Checks, Flagged } from "../../../domain/review/checks/checks.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { ReviewedPost } from "../reviewed-post.tsx";
import { anchoredTree } from "./anchored-tree.ts";
import { anchorOf } from "./places.ts";

/** What the panel shows; `anchor` is where the flagged words stand. */
export type ChecksView = Omit<Checks, "blocks" | "flagged" | "checkedAt"> & {
  readonly flagged: readonly (Flagged & { readonly anchor: string })[];
  /** Null when the revision was not checked. */
  readonly checkedOn: string | null;
};

/** On the server: a post and the checks of its revision, each leading to the other; `kept` are its locked blocks. */
export function checkedPost(post: ReviewedPost, checks: Checks, kept: ReadonlySet<number>) {
  const { checkedAt, flagged, figures, unknown, links, description } = checks;
  const { tree, marked } = anchoredTree(post.tree, checks, kept);
  const view: ChecksView = {
    figures,
    unknown,
    links,
    description,
    checkedOn: checkedAt === null ? null : longIndianDate(checkedAt),
    flagged: flagged.map((flag) => ({
      ...flag,
      anchor: marked.has(flag.number) ? `flag-${flag.number}` : anchorOf(flag.place),
    })),
  };
  return { post: { ...post, tree, flags: flagsOf(flagged) }, checks: view };
}

/** The numbers of what is flagged in the parts above the body. */
function flagsOf(flagged: readonly Flagged[]): ReviewedPost["flags"] {
  const at = (field: TextLocation["field"]) =>
    flagged.filter(({ place }) => place.field === field).map(({ number }) => number);
  return { title: at("title"), hero_summary: at("hero_summary"), tags: at("tags") };
}
