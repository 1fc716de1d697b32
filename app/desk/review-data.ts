import { data, redirectDocument } from "react-router";
import type { Article } from "../../domain/posts/article.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import {
  isPendingChange,
  isLive,
  postCategories,
  type ReadablePost,
} from "../../domain/posts/post.ts";
import { byHand } from "../../domain/posts/written-by.ts";
import type { Failure } from "../../domain/shared/result.ts";
import { statusOf } from "../failure-status.ts";
import type { ReviewedPost } from "./reviewed-post.tsx";

/** On the server: the answer of a review page that may not show its post. */
export function refused({ kind, message }: Failure) {
  return data({ kind: "refused" as const, message }, { status: statusOf[kind] });
}

/** On the server: a spent link leads to what it was for. */
export function leadToPublished(post: ReadablePost): void {
  const { slug, published_at } = post;
  if (isLive(post) && published_at !== null)
    throw redirectDocument(postAddress({ slug, published_at }));
}

/** On the server: where readers find the post beside which this change waits; null for all others. */
export function liveAddress(post: ReadablePost): string | null {
  const { slug, published_at } = post;
  return isPendingChange(post) && published_at !== null
    ? postAddress({ slug, published_at })
    : null;
}

const writtenBy: Readonly<Record<string, ReviewedPost["writtenBy"]>> = {
  offline: "records",
  [byHand]: "office",
};

/** On the server: what the review pages show of a post. */
export function reviewedPost({ post, tree, figures }: Article): ReviewedPost {
  return {
    id: post.id,
    title: post.title,
    categoryLabel: postCategories[post.category],
    tags: post.tags,
    heroSummary: post.hero_summary,
    tree,
    figures,
    references: post.source_references,
    writtenBy: writtenBy[post.written_by] ?? "model",
    flags: { title: [], hero_summary: [], tags: [] },
  };
}
