import type { Queries } from "../../database/open-database.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { readableSummary } from "./article.ts";
import type { PostSummary } from "./post.ts";
import { isSlug } from "./post-identity.ts";
import * as repository from "./published-list-repository.ts";

/** How many posts the blog list shows at once. */
export const publishedPageSize = 24;

/** A part of the list of published posts; a part is named by the post after which it begins. */
export type PublishedPage = {
  readonly posts: readonly PostSummary[];
  /** After which slug the older posts begin; null on the last page. */
  readonly olderAfter: string | null;
  /** After which slug the newer posts begin, empty for the first page; null on that. */
  readonly newerAfter: string | null;
};

/** What readers find in the blog's list. */
export function createPublishedList(queries: Queries) {
  return {
    /** The newest published posts, or those after the post with this slug; `not-found` when it was never published. */
    async publishedPage(after: string | null): Promise<Result<PublishedPage>> {
      const place = after === null ? null : await placeOf(after);
      if (after !== null && place === null)
        return fail("not-found", "This page of the list does not exist.");
      // One more than is shown tells whether there are older ones.
      const limit = publishedPageSize + 1;
      const found = await repository.listPublishedAfter(queries, { after: place, limit });
      const posts = found.slice(0, publishedPageSize).map(readableSummary);
      return succeed({
        posts,
        olderAfter: found.length > posts.length ? (posts.at(-1)?.slug ?? null) : null,
        newerAfter: place === null ? null : await newerAfter(place),
      });
    },
  };

  function placeOf(slug: string): Promise<repository.PublishedPlace | null> {
    return isSlug(slug) ? repository.findPublishedPlace(queries, slug) : Promise.resolve(null);
  }

  /** The page before ends with the post of this place. */
  async function newerAfter(place: repository.PublishedPlace): Promise<string> {
    const newer = await repository.listSlugsBefore(queries, place, publishedPageSize);
    return newer[publishedPageSize - 1] ?? "";
  }
}
