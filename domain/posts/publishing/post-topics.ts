import { tagSlug } from "../../../database/tag-slug.ts";
import { postCategories, type PostCategory } from "../../../content/post-categories.ts";

export { tagSlug };

export type Topic =
  | { readonly kind: "category"; readonly category: PostCategory }
  | { readonly kind: "tag"; readonly slug: string };

export type PostCounts = Readonly<Partial<Record<PostCategory, number>>>;

export function tagTopic(tag: string): Topic {
  return { kind: "tag", slug: tagSlug(tag) };
}

export function topicPath(topic: Topic): string {
  return topic.kind === "category"
    ? `/blog/category/${topic.category}`
    : `/blog/tag/${encodeURIComponent(topic.slug)}`;
}

/** The topic of an address; null when there can be none. A tag is known by its slug alone, whichever way it is written. */
export function readTopic(kind: Topic["kind"], name: string): Topic | null {
  if (kind === "tag") return name === tagSlug(name) ? { kind, slug: name } : null;
  return isCategory(name) ? { kind, category: name } : null;
}

function isCategory(name: string): name is PostCategory {
  return Object.hasOwn(postCategories, name);
}
