import { data, redirectDocument } from "react-router";
import type { Article } from "../../domain/posts/text/article.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import {
  isPendingChange,
  isLive,
  postCategories,
  type ReadablePost,
  byHand,
} from "../../domain/posts/post.ts";
import type { Failure } from "../../domain/shared/result.ts";
import { statusOf } from "../failure-status.ts";
import type { PreviewHeading } from "./review-notices.tsx";

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

/** On the server: what the preview is headed with; of a draft what the specification has. */
export function previewBanner(post: ReadablePost): PreviewHeading {
  if (post.status === "withdrawn")
    return { title: "WITHDRAWN", text: "This article has been withdrawn - readers do not see it" };
  return isPendingChange(post)
    ? { title: "CHANGE PREVIEW", text: "This article is live. This change is not yet published" }
    : { title: "DRAFT PREVIEW", text: "This is a preview - not yet published" };
}

const writtenBy: Readonly<Record<string, "records" | "office">> = {
  offline: "records",
  [byHand]: "office",
};

export type ReviewedPost = ReturnType<typeof reviewedPost>;

/** A post for its reviewer; the loader picks it, so that nothing else reaches the browser. */
export function reviewedPost({ post, tree, figures }: Article) {
  return {
    id: post.id,
    title: post.title,
    categoryLabel: postCategories[post.category],
    tags: post.tags,
    heroSummary: post.hero_summary,
    // Only search engines show it.
    description: post.meta_description,
    tree,
    figures,
    references: post.source_references,
    writtenBy: writtenBy[post.written_by] ?? ("model" as const),
  };
}

export function heroImage({ hero_image_url: url, hero_image_alt: alt }: ReadablePost) {
  return url === null ? null : { url, alt: alt ?? "" };
}
