import type { OpenDatabase } from "../../database/open-database.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import type { PostService } from "../posts/post-service.ts";
import type { ReviewLinks } from "./review-links.ts";

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
};

/** Erases deleted posts when they can be restored no more. */
export function createErasure({ database, posts, drafting, links }: Dependencies) {
  return { eraseExpired };

  /** How many posts were erased; each in a transaction of its own, with its runs and links. */
  async function eraseExpired(): Promise<number> {
    let erased = 0;
    for (const postId of await posts.expired(database.queries)) {
      const done = await database.transaction((queries) =>
        posts.erase(queries, postId, async () => {
          await drafting.erasePost(queries, postId);
          await links.forgetPost(queries, postId);
        }),
      );
      if (done) erased++;
    }
    return erased;
  }
}
