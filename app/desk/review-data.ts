import { markdownTree } from "../../domain/posts/markdown.ts";
import { postCategories, type Post } from "../../domain/posts/post.ts";
import type { ReviewedPost } from "./reviewed-post.tsx";

/** On the server: what the review pages show of a post. */
export function reviewedPost(post: Post): ReviewedPost {
  return {
    id: post.id,
    title: post.title,
    categoryLabel: postCategories[post.category],
    tags: post.tags,
    heroSummary: post.hero_summary,
    tree: markdownTree(post.body_markdown),
    references: post.source_references,
    isComposed: post.written_by === "offline",
  };
}
