import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Queries } from "../../../database/open-database.ts";
import { factsOf } from "../../posts/text/fact-tokens.ts";
import { isLive, type Post, type PostCategory } from "../../posts/post.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { type DraftingRoom, type DraftingRun, isOpen, type Lease } from "./drafting-run.ts";
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
    ): Promise<{ readonly run: DraftingRun; readonly isNew: boolean }> {
      const { prompt, category, publish, requestedBy } = command;
      const asked = {
        kind: "generate",
        prompt,
        category,
        publish: publish ? 1 : 0,
        request_key: keyOf(command),
      } as const;
      return database.transaction(async (queries) => {
        // The unique key decides between requests at the same moment: who comes second finds the first.
        for (;;) {
          const run = await store(queries, asked, requestedBy, lease);
          if (run !== null) return { run, isNew: true };
          const known = await findRun(queries, asked.request_key, "request_key");
          if (known === null) continue;
          if (command.idempotencyKey != null || stillAnswers(known))
            return { run: known, isNew: false };
          await releaseKey(queries, known.id);
        }
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
      return database.transaction(async (queries) => {
        const locked = await posts.revisions.lockForUpdate(queries, postId);
        if (!locked.ok) return locked;
        const blocked = await obstacle(queries, locked.value.newest, command);
        if (!blocked.ok) return blocked;
        const allowed = await command.beforeStoring?.(queries);
        if (allowed?.ok === false) return allowed;
        const asked = {
          kind: "regenerate",
          prompt: corrections,
          post_id: postId,
          base_revision: baseRevision,
          reader_note: readerNote,
        } as const;
        const run = await store(queries, asked, requestedBy, null);
        // The post is held and was free: only a fault of ours leads here.
        if (run === null) throw new Error(`corrections of ${postId} were not stored`);
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

  /** A second tap means the same post, a while later another one is wanted. */
  function stillAnswers(run: DraftingRun): boolean {
    if (isOpen(run)) return true;
    if (run.state !== "succeeded" || run.finished_at === null) return false;
    return clock.now().getTime() - Date.parse(run.finished_at) < draftingLimits.sameRequest;
  }

  async function store(
    queries: Queries,
    asked: Omit<Parameters<typeof insertRun>[1], "id" | "requested_by" | "created_at">,
    requestedBy: string,
    lease: Lease | null,
  ): Promise<DraftingRun | null> {
    const created = {
      id: uuidv7(),
      requested_by: requestedBy,
      created_at: clock.now().toISOString(),
    };
    const run = await insertRun(queries, { ...asked, ...created }, settings().writer, lease);
    if (run === null) return null;
    await audit.append(queries, {
      actor: requestedBy,
      action: run.kind === "generate" ? "draft-requested" : "corrections-requested",
      reason: run.prompt,
      details: { runId: run.id },
      postId: run.post_id ?? undefined,
    });
    return run;
  }
}

/** Two requests are one by the name that their program gave, or else by all of their content. */
function keyOf(command: GenerationCommand): string {
  const { requestedBy, idempotencyKey, prompt, category, publish } = command;
  const parts =
    idempotencyKey == null
      ? ["same", requestedBy, prompt, category, publish]
      : ["named", requestedBy, idempotencyKey];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
