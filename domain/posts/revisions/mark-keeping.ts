import type { Queries } from "../../../database/open-database.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { Clock } from "../../shared/clock.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { insertKeptMark, findKeptMarks } from "./kept-mark-repository.ts";
import { keeperName, subjectOf, type KeptMark, type KeptMarks } from "./kept-marks.ts";
import type { Mark } from "./mark.ts";
import { changedSince } from "./post-drafts.ts";
import type { LockedPost } from "./post-revisions.ts";

type KeepCommand = Pick<KeptMark, "revision" | "reason" | "address" | "by"> & {
  readonly mark: Mark;
  readonly actor: string;
};

type Dependencies = {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly audit: AuditLog;
};

/**
 * Marked sentences that a person has left as they are. That is never taken back: who was wrong corrects the
 * sentence, and another sentence is marked anew.
 */
export function createMarkKeeping({ queries, clock, audit }: Dependencies) {
  return {
    of: (postId: string, source: Queries = queries): Promise<KeptMarks> =>
      findKeptMarks(source, postId),

    async keep(
      transaction: Queries,
      { newest: { id: postId, revision } }: LockedPost,
      { mark, actor, ...command }: KeepCommand,
    ): Promise<Result<KeptMarks>> {
      if (command.revision !== revision) return changedSince();
      const subject = subjectOf(mark);
      if (subject === null)
        return fail("unacceptable", "Our records agree with this: there is nothing to keep.");
      const at = clock.now().toISOString();
      if (await insertKeptMark(transaction, postId, { ...subject, ...command, at })) {
        const { reason, address, by } = command;
        const details = { by: keeperName(by), kind: mark.kind, ...subject, address };
        const action = "mark-kept";
        await audit.append(transaction, { actor, action, postId, revision, reason, details });
      }
      return succeed(await findKeptMarks(transaction, postId));
    },
  };
}
