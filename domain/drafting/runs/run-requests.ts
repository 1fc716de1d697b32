import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Queries } from "../../../database/open-database.ts";
import { factsOf } from "../../posts/text/fact-tokens.ts";
import { isLive, type Post, type PostCategory } from "../../posts/post.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { type Assignment, type DraftingRun, isOpen, type Lease } from "./drafting-run.ts";
import type { DraftingRoom } from "./run-control.ts";
import { findRun, hasOpenRun, insertRun, releaseKey } from "./run-repository.ts";

export type GenerationCommand = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly publish: boolean;
  readonly requestedBy: string;
  /** The asking program's name for this request, so that it can send it again; null without. */
  readonly idempotencyKey?: string | null;
};

export type CorrectionCommand = {
  readonly postId: string;
  readonly baseRevision: number;
  readonly corrections: string;
  readonly requestedBy: string;
  readonly readerNote?: string | null;
  /** A published post may be meant that has no change waiting. */
  readonly mayChangeLive?: boolean;
  /** Called last in the transaction that stores the request, and holds the post: its failure refuses the request. */
  readonly beforeStoring?: (queries: Queries) => Promise<Result<unknown>>;
};

export function createRunRequests(dependencies: DraftingRoom) {
  const { database, clock, facts, settings, posts, audit } = dependencies;
  return {
    /** A new run under this lease, so that no other instance takes it up; or the run that answers the same request. */
    async forPost(
      command: GenerationCommand,
      lease: Lease,
    ): Promise<Result<{ readonly run: DraftingRun; readonly isNew: boolean }>> {
      const requestKey = keyOf(command);
      const { prompt, category, publish, requestedBy } = command;
      const run = newRun({ kind: "generate", category, publish }, prompt, requestedBy);
      return database.transaction(async (queries) => {
        // The unique key decides between requests at the same moment: who comes second finds the first.
        while (!(await store(queries, run, requestKey, lease))) {
          const known = await findRun(queries, requestKey, "request_key");
          if (known === null) continue;
          if (!isSame(known, command))
            return fail("unacceptable", "This Idempotency-Key was used for another request.");
          if (await stillAnswers(queries, known, command))
            return succeed({ run: known, isNew: false });
          await releaseKey(queries, known.id);
        }
        return succeed({ run, isNew: true });
      });
    },

    /** A run that waits; `unacceptable`, and nothing is stored, when the writer says that it cannot do all of it. */
    async forCorrections(
      command: CorrectionCommand,
    ): Promise<Result<{ runId: string; revision: number }>> {
      const { postId, baseRevision, corrections, requestedBy, readerNote = null } = command;
      const seen = await posts.revisions.newest(postId);
      const early = seen.ok ? await obstacle(database.queries, seen.value, command) : seen;
      if (!early.ok) return early;
      const refusal = await settings().writer.refuseCorrections?.({
        current: early.value,
        prompt: null,
        corrections,
        openMarks: [],
        facts: factsOf(early.value, facts.current()),
      });
      if (refusal != null) return fail("unacceptable", refusal);
      const assignment = { kind: "regenerate", postId, baseRevision, readerNote } as const;
      const run = newRun(assignment, corrections, requestedBy);
      return database.transaction(async (queries) => {
        const locked = await posts.revisions.lockForUpdate(queries, postId);
        if (!locked.ok) return locked;
        const blocked = await obstacle(queries, locked.value.newest, command);
        if (!blocked.ok) return blocked;
        const allowed = await command.beforeStoring?.(queries);
        if (allowed?.ok === false) return allowed;
        // The post is held and was free: only a fault of ours leads here.
        if (!(await store(queries, run, null, null))) throw new Error(`run ${run.id} not stored`);
        const revision = await posts.drafts.nextRevision(queries, postId);
        return succeed({ runId: run.id, revision });
      });
    },
  };

  async function obstacle(
    queries: Queries,
    post: Post,
    { postId, baseRevision, mayChangeLive }: CorrectionCommand,
  ): Promise<Result<Post>> {
    if (isLive(post) && mayChangeLive !== true)
      return fail("conflict", "This post is already published and can no longer be corrected.");
    if (await hasOpenRun(queries, postId))
      return fail("conflict", "AI is already regenerating this post");
    return post.revision === baseRevision
      ? succeed(post)
      : fail("conflict", "This post has changed since. Please look at its preview again.");
  }

  async function stillAnswers(
    queries: Queries,
    run: DraftingRun,
    { idempotencyKey }: GenerationCommand,
  ): Promise<boolean> {
    if (typeof idempotencyKey === "string" || isOpen(run)) return true;
    const { state, finished_at, post_id } = run;
    if (state !== "succeeded" || finished_at === null) return false;
    const age = clock.now().getTime() - Date.parse(finished_at);
    if (age >= draftingLimits.sameRequest) return false;
    return post_id === null || (await posts.revisions.lockForUpdate(queries, post_id)).ok;
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
    requestKey: string | null,
    lease: Lease | null,
  ): Promise<boolean> {
    const { writer } = settings();
    if (!(await insertRun(queries, { ...run, requestKey, lease, writer }))) return false;
    await audit.append(queries, {
      actor: run.requested_by,
      action: run.assignment.kind === "generate" ? "draft-requested" : "corrections-requested",
      reason: run.instructions,
      details: { runId: run.id },
      postId: run.post_id ?? undefined,
    });
    return true;
  }
}

/** Two requests are one by the name that their program gave, or else by all of their content. */
function keyOf(command: GenerationCommand): string {
  const { requestedBy, idempotencyKey, prompt, category, publish } = command;
  const parts =
    typeof idempotencyKey === "string"
      ? ["named", requestedBy, idempotencyKey]
      : ["same", requestedBy, prompt, category, publish];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

function isSame({ assignment, instructions }: DraftingRun, command: GenerationCommand): boolean {
  return (
    assignment.kind === "generate" &&
    assignment.category === command.category &&
    assignment.publish === command.publish &&
    instructions === command.prompt
  );
}
