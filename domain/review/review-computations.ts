import { computationBy } from "../computing/computation.ts";
import type { Post, PostContent } from "../posts/post.ts";

const tooLongToShow =
  "This post takes too long to be shown. Please make its tables, lists and paragraphs shorter.";

/** A post as its readers would see it, and the numbers of the blocks behind what is shown of its body. */
export const postShowing = computationBy(
  { name: "post-showing", tooCostly: tooLongToShow },
  async () => ({
    ...(await import("../posts/text/article.ts")),
    ...(await import("../posts/text/markdown.ts")),
  }),
  ({ articleOf, shownBlocks }, post: Post, facts) => ({
    article: articleOf(post, facts),
    blocks: shownBlocks(post.body_markdown),
  }),
);

type Compared = { readonly before: PostContent; readonly after: PostContent };

/** What changed from one text to another: see `differenceBetween`. */
export const comparing = computationBy(
  { name: "comparing", tooCostly: "These two revisions take too long to be compared." },
  () => import("./differences/difference.ts"),
  ({ differenceBetween }, { before, after }: Compared, facts) =>
    differenceBetween(before, after, facts),
);
