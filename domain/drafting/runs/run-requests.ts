import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { OpenDatabase, Queries } from "../../../database/open-database.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import { factsOf } from "../../posts/post-edition.ts";
import type { PostService } from "../../posts/post-service.ts";
import { isLive, type PostCategory } from "../../posts/post.ts";
import type { Clock } from "../../shared/clock.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import type { SiteUpdate } from "../../updates/update.ts";
import { locksInForce } from "../blocks/block-locks.ts";
import { draftingLimits } from "../drafting-limits.ts";
import type { Refusal, Writer } from "../writer.ts";
import { findRunByKey, hasOpenRun, insertRun, releaseKey } from "./run-repository.ts";
import { type Assignment, type DraftingRun, isOpen, type Lease } from "./drafting-run.ts";

export type CorrectionCommand = {
  readonly postId: string;
  readonly baseRevision: number;
  readonly corrections: string;
  readonly requestedBy: string;
  /** What readers are told when the revision becomes public after another one. */
  readonly readerNote?: string | null;
  /** Whether a published post may be meant that has no change waiting. */
  readonly mayChangeLive?: boolean;
  /** Called last in the transaction that stores the request, and holds the post: its failure refuses the request. */
  readonly beforeStoring?: (queries: Queries) => Promise<Result<unknown>>;
};

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly facts: Pick<FactsService, "current">;
  readonly updates: () => readonly SiteUpdate[];
  /** Who writes, at each moment. */
  readonly settings: () => { readonly writer: Writer };
  readonly posts: PostService;
  readonly audit: AuditLog;
};

/** Stores requests as runs, each one once, before anything else happens. */
export function createRunRequests(dependencies: Dependencies) {
  const { database, clock, facts, updates, settings, posts, audit } = dependencies;
  return {
    /**
     * A new run under this lease, so that no other instance takes it up; or the run that answers the
     * same request already. `unacceptable` when the request's name was given to another one, and, with
     * what comes nearest, when the writer says beforehand that it cannot do it.
     */
    async forPost(
      command: GenerationCommand,
      lease: Lease,
    ): Promise<Result<{ readonly run: DraftingRun; readonly isNew: boolean }>> {
      const requestKey = requestKeyOf(command);
      const refusal = await refusalOfDraft(command, requestKey);
      if (!refusal.ok) return refusal;
      if (refusal.value !== null) return refused(refusal.value);
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
      if (!refusal.ok) return refusal;
      if (refusal.value !== null) return refused(refusal.value);
      const { postId, baseRevision, corrections, requestedBy, readerNote = null } = command;
      const assignment = { kind: "regenerate", postId, baseRevision, readerNote } as const;
      const run = newRun(assignment, corrections, requestedBy);
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

  /** What the writer says to a prompt that asks for a new run: what has a run is not asked of it again. */
  async function refusalOfDraft(
    command: GenerationCommand,
    requestKey: string,
  ): Promise<Result<Refusal | null>> {
    const { writer } = settings();
    if (writer.refusals === null) return succeed(null);
    const known = await findRunByKey(database.queries, requestKey);
    const hasRun =
      known !== null && (!isSameRequest(known, command) || stillAnswers(known, command, clock));
    if (hasRun) return succeed(null);
    const { prompt, category, requestedBy: person } = command;
    return writer.refusals.ofDraft({
      ...{ prompt, category, person },
      ...{ facts: facts.current(), updates: updates() },
    });
  }

  /** What the writer says to corrections of the post as it is; those that come too late are refused for that. */
  async function refusalOfCorrections({
    postId,
    baseRevision,
    corrections,
    mayChangeLive,
    requestedBy: person,
  }: CorrectionCommand): Promise<Result<Refusal | null>> {
    const { writer } = settings();
    if (writer.refusals === null) return succeed(null);
    const newest = await posts.revisions.newest(postId);
    if (!newest.ok || newest.value.revision !== baseRevision) return succeed(null);
    if (isLive(newest.value) && mayChangeLive !== true) return succeed(null);
    if (await hasOpenRun(database.queries, postId)) return succeed(null);
    const locks = await locksInForce(database.queries, newest.value);
    return writer.refusals.ofCorrections({
      current: newest.value,
      corrections,
      locks,
      person,
      facts: factsOf(newest.value, facts.current()),
      updates: updates(),
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

function refused({ message, nearest }: Refusal): Result<never> {
  return { ok: false, failure: { ...fail("unacceptable", message).failure, nearest } };
}

export type GenerationCommand = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly publish: boolean;
  /** For the audit log: `admin:EMAIL`. */
  readonly requestedBy: string;
  /** What the asking program calls this request, so that it can send it again; null without. */
  readonly idempotencyKey?: string | null;
};

/** What two requests have in common that are one: the name that their program gave, or else all of their content. */
function requestKeyOf(command: GenerationCommand): string {
  const { requestedBy, idempotencyKey, prompt, category, publish } = command;
  const parts =
    typeof idempotencyKey === "string"
      ? ["named", requestedBy, idempotencyKey]
      : ["same", requestedBy, prompt, category, publish];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/**
 * Whether a run answers another request with its key. A name counts for ever; the same content only
 * while the run is under way and shortly after its success, for a person may well want a second post.
 */
function stillAnswers(run: DraftingRun, command: GenerationCommand, clock: Clock): boolean {
  if (typeof command.idempotencyKey === "string" || isOpen(run)) return true;
  if (run.state !== "succeeded" || run.finished_at === null) return false;
  const age = clock.now().getTime() - Date.parse(run.finished_at);
  return age < draftingLimits.sameRequest;
}

/** Whether a run was made from this very command; a name must not be used for two. */
function isSameRequest(
  { assignment, instructions }: DraftingRun,
  command: GenerationCommand,
): boolean {
  return (
    assignment.kind === "generate" &&
    assignment.category === command.category &&
    assignment.publish === command.publish &&
    instructions === command.prompt
  );
}
