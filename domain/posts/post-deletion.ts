import { createHash } from "node:crypto";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import type { Clock } from "../shared/clock.ts";
import { succeed, type Result } from "../shared/result.ts";
import {
  appendStatusChange,
  changedMeanwhile,
  isAsSeen,
  type SeenPost,
  type StatusCommand,
} from "./publishing/post-publication.ts";
import { listDeletedBefore, updateDeletedAt } from "./post-repository.ts";
import type { LockedPost, PostRevisions } from "./revisions/post-revisions.ts";
import { isPostId, noSuchPost } from "./post.ts";
import { endSchedule } from "./publishing/revision-publishing.ts";
import { deletePost, readWholePost } from "./revisions/whole-post-repository.ts";

export const deletedPostDays = 30;

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

    eraseExpired: async (): Promise<number> => {
      const oldest = new Date(clock.now().getTime() - deletedPostDays * day).toISOString();
      let erased = 0;
      for (const postId of await listDeletedBefore(database.queries, oldest)) {
        const isErased = await database.transaction((queries) => erase(queries, postId));
        if (isErased) erased++;
      }
      return erased;
    },

    async wholePost(postId: string) {
      const whole = isPostId(postId) ? await readWholePost(database.queries, postId) : null;
      return whole === null ? noSuchPost() : succeed(whole);
    },
  };

  async function erase(queries: Queries, postId: string): Promise<boolean> {
    const locked = await revisions.lockAnyForUpdate(queries, postId);
    if (locked === null || locked.deletedAt === null) return false;
    const whole = await readWholePost(queries, postId);
    await onErased(queries, { postId });
    await deletePost(queries, postId);
    await audit.append(queries, {
      actor: "system",
      action: "post-erased",
      postId,
      revision: locked.newest.revision,
      details: {
        deletedAt: locked.deletedAt,
        revisions: whole?.revisions.map(({ revision, content }) => ({
          revision,
          sha256: createHash("sha256").update(canonicalJson(content)).digest("hex"),
        })),
      },
    });
    return true;
  }
}
