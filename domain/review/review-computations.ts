import type { Computation } from "../computing/computation.ts";
import type { Article } from "../posts/text/article.ts";
import type { Confirmations } from "../posts/revisions/confirmation.ts";
import type { Post, PostContent } from "../posts/post.ts";
import type { StoredRevision } from "../posts/revisions/post-revisions.ts";
import type { Checks } from "./checks/review-checks.ts";
import type { Difference } from "./differences/difference.ts";

const tooLongToShow =
  "This post takes too long to be shown. Please make its tables, lists and paragraphs shorter.";

type Checked = Pick<StoredRevision, "content" | "ledger"> & {
  readonly confirmations: Confirmations;
};

/** A post as its readers would see it, with what the checks saw in it. */
export const postShowing: Computation<
  Checked & { readonly post: Post },
  { readonly article: Article; readonly checks: Checks }
> = {
  name: "post-showing",
  tooCostly: tooLongToShow,
  async load() {
    const { articleOf } = await import("../posts/text/article.ts");
    const { factsOf } = await import("../posts/post-edition.ts");
    const { checksOf } = await import("./checks/review-checks.ts");
    return ({ post, confirmations, ...checked }, facts) => ({
      article: articleOf(post, facts),
      checks: checksOf(checked, confirmations, factsOf(post, facts)),
    });
  },
};

/** What the checks saw in a revision, by the records of its edition. */
export const checksReading: Computation<Checked, Checks> = {
  name: "checks-reading",
  tooCostly: tooLongToShow,
  async load() {
    const { checksOf } = await import("./checks/review-checks.ts");
    return ({ confirmations, ...checked }, facts) => checksOf(checked, confirmations, facts);
  },
};

/** What changed from one text to another: see `differenceBetween`. */
export const comparing: Computation<
  { readonly before: PostContent; readonly after: PostContent },
  Difference
> = {
  name: "comparing",
  tooCostly: "These two revisions take too long to be compared.",
  async load() {
    const { differenceBetween } = await import("./differences/difference.ts");
    return ({ before, after }, facts) => differenceBetween(before, after, facts);
  },
};
