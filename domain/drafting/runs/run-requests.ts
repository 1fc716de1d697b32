import { uuidv7 } from "uuidv7";
import type { Queries } from "../../../database/open-database.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { isLive } from "../../posts/post.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import {
  type GenerationCommand,
  isSameRequest,
  requestKeyOf,
  stillAnswers,
} from "./same-request.ts";
import { findRunByKey, hasOpenRun, insertRun, releaseKey } from "./run-repository.ts";
import type { Assignment, DraftingRun, Lease } from "./drafting-run.ts";
import type { DraftingRoom } from "./run-control.ts";

export type CorrectionCommand = {
  readonly postId: string;
  readonly baseRevision: number;
  /** The reviewer's words. */
  readonly corrections: string;
  readonly requestedBy: string;
  /** What readers are told when the revision becomes public after another one. */
  readonly readerNote?: string | null;
  /** Whether a published post may be meant that has no change waiting. */
  readonly mayChangeLive?: boolean;
  /** Called last in the transaction that stores the request, and holds the post: its failure refuses the request. */
  readonly beforeStoring?: (queries: Queries) => Promise<Result<unknown>>;
};

/** Stores requests as runs, each one once, before anything else happens. */
export function createRunRequests(dependencies: DraftingRoom) {
  const { database, clock, facts, settings, posts, audit } = dependencies;
  return {
    /**
     * A new run under this lease, so that no other instance takes it up; or the run that answers the
     * same request already. `unacceptable` when the request's name was given to another one.
     */
    async forPost(
      command: GenerationCommand,
      lease: Lease,
    ): Promise<Result<{ readonly run: DraftingRun; readonly isNew: boolean }>> {
      const requestKey = requestKeyOf(command);
      const { prompt, category, publish, requestedBy } = command;
      const run = newRun({ kind: "generate", category, publish }, prompt, requestedBy);
      return database.transaction(async (queries) => {
        // The unique key decides between requests at the same moment: who comes second finds the first.
        while (!(await store(queries, run, { requestKey, lease }))) {
          const known = await findRunByKey(queries, requestKey);
          if (known === null) continue;
          if (!isSameRequest(known, command))
            return fail("unacceptable", "This Idempotency-Key was used for another request.");
          if (stillAnswers(known, command, clock) && (await leadsToPost(queries, known, command)))
            return succeed({ run: known, isNew: false });
          await releaseKey(queries, known.id);
        }
        return succeed({ run, isNew: true });
      });
    },

    /**
     * A run that waits, and the revision that its post will become; `conflict` as in
     * `DraftingService.regenerate`, `unacceptable` when the writer says beforehand that it cannot do all of it.
     */
    async forCorrections(
      command: CorrectionCommand,
    ): Promise<Result<{ runId: string; revision: number }>> {
      const refusal = await refusalOfCorrections(command);
      if (refusal !== null) return fail("unacceptable", refusal);
      const { postId, baseRevision, requestedBy, readerNote = null } = command;
      const assignment = { kind: "regenerate", postId, baseRevision, readerNote } as const;
      const run = newRun(assignment, command.corrections, requestedBy);
      return database.transaction(async (queries) => {
        const locked = await posts.revisions.lockForUpdate(queries, postId);
        if (!locked.ok) return locked;
        const post = locked.value.newest;
        if (isLive(post) && command.mayChangeLive !== true)
          return fail("conflict", "This post is already published and can no longer be corrected.");
        if (await hasOpenRun(queries, postId))
          return fail("conflict", "AI is already regenerating this post");
        if (post.revision !== baseRevision)
          return fail("conflict", "This post has changed since. Please look at its preview again.");
        const allowed = await command.beforeStoring?.(queries);
        if (allowed?.ok === false) return allowed;
        // The post is held and was free: only a fault of ours leads here.
        if (!(await store(queries, run, { requestKey: null, lease: null })))
          throw new Error(`run ${run.id} was not stored`);
        return succeed({
          runId: run.id,
          revision: await posts.drafts.nextRevision(queries, postId),
        });
      });
    },
  };

  /** Which part of corrections the writer cannot carry out; those that come too late are refused for that. */
  async function refusalOfCorrections({
    postId,
    baseRevision,
    corrections,
    mayChangeLive,
  }: CorrectionCommand): Promise<string | null> {
    const { writer } = settings();
    if (writer.refuseCorrections === null) return null;
    const newest = await posts.revisions.newest(postId);
    if (!newest.ok || newest.value.revision !== baseRevision) return null;
    if (isLive(newest.value) && mayChangeLive !== true) return null;
    if (await hasOpenRun(database.queries, postId)) return null;
    const records = factsOf(newest.value, facts.current());
    return writer.refuseCorrections({
      current: newest.value,
      prompt: null,
      corrections,
      openMarks: [],
      facts: records,
    });
  }

  /** The same prompt after its post was deleted asks for a new one; a name stays what it was given to. */
  async function leadsToPost(
    queries: Queries,
    { state, post_id }: DraftingRun,
    { idempotencyKey }: GenerationCommand,
  ): Promise<boolean> {
    if (typeof idempotencyKey === "string" || state !== "succeeded" || post_id === null)
      return true;
    return (await posts.revisions.lockForUpdate(queries, post_id)).ok;
  }

  function newRun(assignment: Assignment, instructions: string, requestedBy: string): DraftingRun {
    return {
      id: uuidv7(),
      assignment,
      instructions,
      state: "queued",
      stage: "reading",
      post_id: assignment.kind === "regenerate" ? assignment.postId : null,
      error: null,
      error_kind: null,
      remark: null,
      attempts: 0,
      requested_by: requestedBy,
      created_at: clock.now().toISOString(),
      finished_at: null,
    };
  }

  async function store(
    queries: Queries,
    run: DraftingRun,
    how: { readonly requestKey: string | null; readonly lease: Lease | null },
  ): Promise<boolean> {
    if (!(await insertRun(queries, { ...run, ...how, writer: settings().writer }))) return false;
    await audit.append(queries, {
      actor: run.requested_by,
      action: run.assignment.kind === "generate" ? "draft-requested" : "corrections-requested",
      reason: run.instructions,
      details: { runId: run.id },
      ...(run.post_id !== null && { postId: run.post_id }),
    });
    return true;
  }
}
