import { computationBy } from "../computing/computation.ts";
import type { Confirmations } from "../posts/revisions/confirmation.ts";
import type { Post, PostContent } from "../posts/post.ts";
import type { StoredRevision } from "../posts/revisions/post-revisions.ts";

const tooLongToShow =
  "This post takes too long to be shown. Please make its tables, lists and paragraphs shorter.";

type Checked = Pick<StoredRevision, "content" | "ledger"> & {
  readonly confirmations: Confirmations;
};

/** A post as its readers would see it, with what the checks saw in it. */
export const postShowing = computationBy(
  { name: "post-showing", tooCostly: tooLongToShow },
  async () => ({
    ...(await import("../posts/text/article.ts")),
    ...(await import("../posts/post-edition.ts")),
    ...(await import("./checks/review-checks.ts")),
  }),
  (
    { articleOf, factsOf, checksOf },
    { post, confirmations, ...checked }: Checked & { readonly post: Post },
    facts,
  ) => ({
    article: articleOf(post, facts),
    checks: checksOf(checked, confirmations, factsOf(post, facts)),
  }),
);

/** What the checks saw in a revision, by the records of its edition. */
export const checksReading = computationBy(
  { name: "checks-reading", tooCostly: tooLongToShow },
  () => import("./checks/review-checks.ts"),
  ({ checksOf }, { confirmations, ...checked }: Checked, facts) =>
    checksOf(checked, confirmations, facts),
);

type Compared = { readonly before: PostContent; readonly after: PostContent };

/** What changed from one text to another: see `differenceBetween`. */
export const comparing = computationBy(
  { name: "comparing", tooCostly: "These two revisions take too long to be compared." },
  () => import("./differences/difference.ts"),
  ({ differenceBetween }, { before, after }: Compared, facts) =>
    differenceBetween(before, after, facts),
);
