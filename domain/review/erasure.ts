import type { OpenDatabase } from "../../database/open-database.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import type { PostService } from "../posts/post-service.ts";
import type { Log } from "../shared/log.ts";
import type { ReviewLinks } from "./review-links.ts";

/** How often deleted posts are looked through, in milliseconds. */
const every = 6 * 60 * 60 * 1_000;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
  readonly log: Log;
};

/** Erases deleted posts when they can be restored no more: now, and a few times a day. */
export function createErasure({ database, posts, drafting, links, log }: Dependencies) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  return {
    eraseExpired,

    start(): void {
      underWay = look();
      timer = setInterval(() => {
        underWay = look();
      }, every).unref();
    },

    /** Waits for what is being erased. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };

  /** How many posts were erased; each in a transaction of its own, with its runs and links. */
  async function eraseExpired(): Promise<number> {
    let erased = 0;
    for (const postId of await posts.expired(database.queries)) {
      const done = await database.transaction((queries) =>
        posts.erase(queries, postId, async () => {
          await drafting.forgetPost(queries, postId);
          await links.forgetPost(queries, postId);
        }),
      );
      if (done) erased++;
    }
    return erased;
  }

  function look(): Promise<void> {
    return eraseExpired().then(
      (erased) => {
        if (erased > 0) log.info("Deleted posts were erased.", { erased });
      },
      (fault: unknown) => log.error("Deleted posts could not be erased.", { fault }),
    );
  }
}
