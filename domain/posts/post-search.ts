import { filledText } from "./fact-tokens.ts";
import type { PostContent } from "./post.ts";

/** What the desk searches of a post, in lower case: its title as it reads, its slug and its tags. */
export function searchTextOf({ title, slug, tags }: Pick<PostContent, "title" | "slug" | "tags">) {
  return [filledText(title), slug, ...tags].join("\n").toLowerCase();
}

/** The words of a search; a post is found when it has all of them. */
export function searchWords(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}
