import type { OpenDatabase } from "../../database/open-database.ts";
import type { ChainedEntry } from "../audit/audit-entry.ts";
import type { AuditLog, ChainCheck } from "../audit/audit-log.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import { isPostId } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { ReviewLinks } from "./links/review-links.ts";

/** How many entries a page of the audit log has. */
const auditPageSize = 50;

/** After every entry that there can be. */
const end = 2_147_483_647;

type AuditPage = {
  readonly entries: readonly ChainedEntry[];
  /** Where the next page begins; null on the last one. */
  readonly nextCursor: string | null;
  /** Whether every entry is as it was written; on the first page only, for it reads the whole log. */
  readonly chain: ChainCheck | null;
};

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
  readonly audit: AuditLog;
};

/** What has happened to posts, for those who have to answer for them. */
export function createPostRecords({ database, posts, drafting, links, audit }: Dependencies) {
  const { queries } = database;
  return {
    /** Everything that is kept of one post, deleted or not; secrets are left out. */
    async find(postId: string) {
      const whole = await posts.deletion.wholePost(postId);
      if (!whole.ok) return whole;
      return succeed({
        ...whole.value,
        look: await posts.periodicReviews.find(postId),
        records: await posts.periodicReviews.records(postId),
        confirmations: [...(await posts.confirmations.of(postId)).values()],
        lockedPassages: await drafting.locksOf(postId),
        runs: await drafting.runsOf(postId),
        links: await links.ofPost(postId),
        audit: (await entriesOf(postId)).reverse(),
      });
    },

    /** One page of the audit log, newest first; of one post when its id is not empty. */
    async auditPage(input: {
      readonly postId: string;
      readonly cursor: string;
    }): Promise<Result<AuditPage>> {
      if (input.postId !== "" && !isPostId(input.postId))
        return fail("malformed", "This is no post's id.");
      if (!/^\d{0,9}$/.test(input.cursor))
        return fail("malformed", "This page of the log does not exist.");
      const sequence = input.cursor === "" ? end : Number(input.cursor);
      const postId = input.postId === "" ? null : input.postId;
      const found = await audit.entriesBefore(queries, { sequence, postId }, auditPageSize + 1);
      const entries = found.slice(0, auditPageSize);
      const last = entries.at(-1);
      return succeed({
        entries,
        nextCursor:
          found.length > entries.length && last !== undefined ? String(last.sequence) : null,
        chain: input.cursor === "" ? await audit.verifyChain(queries) : null,
      });
    },
  };

  async function entriesOf(postId: string): Promise<ChainedEntry[]> {
    const all: ChainedEntry[] = [];
    for (;;) {
      const sequence = all.at(-1)?.sequence ?? end;
      const found = await audit.entriesBefore(queries, { sequence, postId }, auditPageSize);
      all.push(...found);
      if (found.length < auditPageSize) return all;
    }
  }
}
