import { uuidv7 } from "uuidv7";
import type { Queries } from "../../../database/open-database.ts";
import type { Post } from "../../posts/post.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { deleteLock, insertLocks, listLocks } from "./lock-repository.ts";
import { cutBlocks, lockedIn, lockedNumbers, type Locks } from "./blocks.ts";
import type { DraftingRoom } from "../runs/run-control.ts";

/** The blocks of a post as it is now that a regeneration has to leave as they are. */
export async function locksInForce(
  queries: Queries,
  { id, body_markdown }: Pick<Post, "id" | "body_markdown">,
): Promise<Locks> {
  const locks = await listLocks(queries, id);
  return new Set(lockedIn(body_markdown, new Set(locks.map(({ markdown }) => markdown))));
}

/** Which blocks somebody wants to have locked, by their numbers from 1. */
export type LockChange = {
  readonly blocks: readonly number[];
  /** Those that were locked when they looked; null for whoever decides about all. */
  readonly seen: readonly number[] | null;
};

/** Which blocks of a post a regeneration has to leave as they are. */
export function createBlockLocks({ database, clock, audit }: DraftingRoom) {
  return {
    /** All locks of a post and who set them, those too whose block it no longer holds. */
    locksOf: (postId: string) => listLocks(database.queries, postId),

    /** The numbers of the locked blocks of a post as it is now, from 1. */
    lockedBlocks: async ({ id, body_markdown }: Pick<Post, "id" | "body_markdown">) => {
      const locks = await listLocks(database.queries, id);
      return lockedNumbers(body_markdown, new Set(locks.map(({ markdown }) => markdown)));
    },

    /**
     * Locks these blocks of a post that the caller's transaction holds, and no others: of those that
     * somebody else has locked or freed since they were seen, nothing changes. Blocks with the same
     * words are locked together. `unacceptable` for a block that is not there.
     */
    lockBlocks: async (
      queries: Queries,
      { id: postId, revision, body_markdown }: Pick<Post, "id" | "revision" | "body_markdown">,
      wanted: LockChange & { readonly actor: string },
    ): Promise<Result<ReadonlySet<number>>> => {
      const { blocks } = cutBlocks(body_markdown);
      const textsOf = (numbers: readonly number[]) =>
        new Set(numbers.map((number) => blocks[number - 1]?.markdown ?? ""));
      const beyond = [...wanted.blocks, ...(wanted.seen ?? [])].find(
        (number) => number > blocks.length,
      );
      if (beyond !== undefined)
        return fail("unacceptable", `Version ${revision} has no passage ${beyond}.`);
      const before = await listLocks(queries, postId);
      const known = new Set(before.map(({ markdown }) => markdown));
      const asked = textsOf(wanted.blocks);
      const seen = wanted.seen === null ? known : textsOf(wanted.seen);
      const texts = known.difference(seen.difference(asked)).union(asked.difference(seen));
      const ended = before.filter(({ markdown }) => !texts.has(markdown));
      const added = [...texts].filter((text) => !known.has(text));
      for (const { id } of ended) await deleteLock(queries, id);
      const at = { locked_by: wanted.actor, locked_at: clock.now().toISOString() };
      await insertLocks(
        queries,
        added.map((markdown) => ({ id: uuidv7(), post_id: postId, markdown, ...at })),
      );
      const locked = lockedNumbers(body_markdown, texts);
      if (added.length > 0 || ended.length > 0)
        await audit.append(queries, {
          actor: wanted.actor,
          action: "passages-locked",
          postId,
          revision,
          details: { locked: locked.size, added: added.length, ended: ended.length },
        });
      return succeed(locked);
    },
  };
}
