import type { OpenDatabase } from "../../database/open-database.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import type { PostService } from "../posts/post-service.ts";
import type { Log } from "../shared/log.ts";

/** How many posts are asked for at a time. */
const batch = 50;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly log: Log;
};

/** Notes the last look at posts that were published before looks were kept; once, after a start. */
export function createLookCatchUp({ database, posts, drafting, log }: Dependencies) {
  const stopping = new AbortController();
  let underWay: Promise<void> = Promise.resolve();
  return {
    catchUp,

    start(): void {
      underWay = catchUp().then(
        (noted) => {
          if (noted > 0) log.info("The last looks at published posts were noted.", { noted });
        },
        (fault: unknown) => log.error("The last looks could not be noted.", { fault }),
      );
    },

    /** Waits for the post that is being noted; the next start goes on. */
    async stop(): Promise<void> {
      stopping.abort();
      await underWay;
    },
  };

  /** How many posts were noted; each in a transaction of its own. */
  async function catchUp(): Promise<number> {
    let noted = 0;
    let last = "";
    for (;;) {
      const unknown = await posts.unknownLooks(database.queries, last, batch);
      for (const { id } of unknown) {
        if (stopping.signal.aborted) return noted;
        const unseen = await publishedUnseen(id);
        await database.transaction((queries) =>
          posts.catchUpLook(queries, id, (revision) => revision > 1 || !unseen),
        );
        last = id;
        noted++;
      }
      if (unknown.length < batch) return noted;
    }
  }

  /** Whether the post's first revision went live with its drafting, before anybody could look at it. */
  async function publishedUnseen(postId: string): Promise<boolean> {
    const runs = await drafting.runsOf(postId);
    return runs.some(
      ({ kind, state, publish, remark }) =>
        kind === "generate" && state === "succeeded" && publish === 1 && remark === null,
    );
  }
}
