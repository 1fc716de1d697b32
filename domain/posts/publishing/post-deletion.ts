import { createHash } from "node:crypto";
import type { OpenDatabase, Queries } from "../../../database/open-database.ts";
import { raiseSiteVersion } from "../../../database/site-version.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import { canonicalJson } from "../../shared/canonical-form.ts";
import type { Clock } from "../../shared/clock.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { noSuchPost } from "../post.ts";
import { deletePost, listDeletedBefore, updateDeletedAt } from "../post-repository.ts";
import type { LockedPost, PostRevisions } from "../revisions/post-revisions.ts";
import { listRevisions } from "../revisions/revision-repository.ts";
import {
  appendStatusChange,
  changedMeanwhile,
  endSchedule,
  isAsSeen,
  type SeenPost,
  type StatusCommand,
} from "./post-publication.ts";

const deletedPostDays = 30;

const day = 24 * 60 * 60 * 1_000;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly revisions: PostRevisions;
  readonly onErased: (queries: Queries, erased: { readonly postId: string }) => Promise<void>;
};

export function createPostDeletion(dependencies: Dependencies) {
  const { database, clock, audit, revisions, onErased } = dependencies;
  return {
    async delete(
      queries: Queries,
      locked: LockedPost,
      command: StatusCommand,
    ): Promise<Result<null>> {
      const at = clock.now().toISOString();
      await updateDeletedAt(queries, locked.stored.id, at);
      await endSchedule(queries, locked.stored.id, "The post was deleted.", at);
      await appendStatusChange(audit, queries, "post-deleted", locked, command);
      await raiseSiteVersion(queries);
      return succeed(null);
    },

    async restore(queries: Queries, command: SeenPost & StatusCommand): Promise<Result<null>> {
      const locked = await revisions.lockAnyForUpdate(queries, command.postId);
      if (locked === null) return noSuchPost();
      if (locked.deletedAt === null || !isAsSeen(locked, command)) return changedMeanwhile();
      await updateDeletedAt(queries, command.postId, null);
      await appendStatusChange(audit, queries, "post-restored", locked, command);
      await raiseSiteVersion(queries);
      return succeed(null);
    },

    /** Erases the posts that can no longer be restored, each in a transaction of its own, and answers how many there were. */
    async eraseExpired(): Promise<number> {
      const oldest = new Date(clock.now().getTime() - deletedPostDays * day).toISOString();
      let erased = 0;
      for (const postId of await listDeletedBefore(database.queries, oldest))
        if (await database.transaction((queries) => erase(queries, postId))) erased++;
      return erased;
    },
  };

  async function erase(queries: Queries, postId: string): Promise<boolean> {
    const locked = await revisions.lockAnyForUpdate(queries, postId);
    if (locked === null || locked.deletedAt === null) return false;
    const erased = await listRevisions(queries, postId);
    await onErased(queries, { postId });
    await deletePost(queries, postId);
    const { deletedAt, newest } = locked;
    await audit.append(queries, {
      actor: "system",
      action: "post-erased",
      postId,
      revision: newest.revision,
      details: {
        deletedAt,
        revisions: erased.map(({ revision, content }) => ({
          revision,
          sha256: createHash("sha256").update(canonicalJson(content)).digest("hex"),
        })),
      },
    });
    return true;
  }
}
