import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Post, PostBrief, PostCategory } from "../posts/post.ts";
import type { Log } from "../shared/log.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { draftingLimits } from "./limits.ts";
import type { RunTools } from "./perform-run.ts";
import { findLatestRun, hasOpenRun, insertRun, listRuns } from "./run-repository.ts";
import { createRunWorker, type OnStage } from "./run-worker.ts";
import type { Assignment, DraftingRun } from "./run.ts";

export type DraftingService = ReturnType<typeof createDraftingService>;

type Dependencies = RunTools & {
  readonly audit: AuditLog;
  readonly log: Log;
  readonly instance?: string;
  readonly timeoutSeconds?: number;
};

/** A run with the post that it made or changes, as lists of work show it. */
export type RecentRun = Pick<
  DraftingRun,
  "id" | "state" | "stage" | "error" | "created_at" | "finished_at"
> & {
  readonly kind: Assignment["kind"];
  /** The prompt, or the corrections. */
  readonly prompt: string;
  readonly category: PostCategory | null;
  readonly post: PostBrief | null;
};

/** Has posts written and rewritten: every request is a stored run before anything else happens. */
export function createDraftingService(dependencies: Dependencies) {
  const { database, clock, writer, posts, audit } = dependencies;
  const { queries } = database;
  const { instance = uuidv7(), timeoutSeconds = draftingLimits.timeoutSeconds } = dependencies;
  const worker = createRunWorker({ ...dependencies, instance, timeoutSeconds });

  return {
    /** Takes up runs that wait or were interrupted, and looks for more about once a second. */
    start: worker.start,

    /** Takes no new work; what is under way is given up, to be resumed by the next start. Waits for that at most so many milliseconds. */
    stop: worker.stop,

    /**
     * Has a post made from a prompt, draft or published at once. The run is stored first, so the
     * post is made whether or not the caller waits. Fails as the writer does, or `unavailable`.
     */
    async generate(
      wanted: {
        readonly prompt: string;
        readonly category: PostCategory;
        readonly publish: boolean;
        /** For the audit log: `admin:EMAIL`. */
        readonly requestedBy: string;
      },
      onStage?: OnStage,
    ): Promise<Result<Post>> {
      const { prompt, category, publish, requestedBy } = wanted;
      const owner = worker.newOwner();
      const run = newRun({ kind: "generate", category, publish }, prompt, requestedBy);
      await database.transaction((transaction) => store(transaction, run, owner));
      return worker.work(run, owner, onStage);
    },

    /**
     * Stores a request to rewrite a draft and answers at once, with the revision that it will
     * become. `conflict` when the post is published, has changed since, or is being rewritten.
     */
    async regenerate(wanted: {
      readonly postId: string;
      readonly baseRevision: number;
      readonly corrections: string;
      readonly requestedBy: string;
    }): Promise<Result<{ runId: string; revision: number }>> {
      const { postId, baseRevision, corrections, requestedBy } = wanted;
      const run = newRun({ kind: "regenerate", postId, baseRevision }, corrections, requestedBy);
      const stored = await database.transaction(async (transaction) => {
        const post = await posts.hold(transaction, postId);
        if (!post.ok) return post;
        if (post.value.status === "published")
          return fail("conflict", "This post is already published and can no longer be corrected.");
        if (await hasOpenRun(transaction, postId))
          return fail("conflict", "AI is already regenerating this post");
        if (post.value.revision !== baseRevision)
          return fail("conflict", "This post has changed since. Please look at its preview again.");
        await store(transaction, run, null);
        return succeed({ runId: run.id, revision: baseRevision + 1 });
      });
      if (stored.ok) worker.wake();
      return stored;
    },

    /** The newest run that made or changes this post. */
    latestRun: (postId: string) => findLatestRun(queries, postId),

    /** Whether the post is being rewritten, inside the caller's transaction. */
    isUnderWay: (transaction: Queries, postId: string) => hasOpenRun(transaction, postId),

    /** The newest runs with their posts, newest first. */
    async recentRuns(limit: number): Promise<RecentRun[]> {
      const runs = await listRuns(queries, limit);
      const ids = runs.flatMap(({ post_id }) => (post_id === null ? [] : [post_id]));
      const briefs = await posts.briefs([...new Set(ids)]);
      const byId = new Map(briefs.map((brief) => [brief.id, brief]));
      return runs.map((run) => recentRun(run, byId.get(run.post_id ?? "") ?? null));
    },
  };

  function newRun(assignment: Assignment, instructions: string, requestedBy: string): DraftingRun {
    return {
      id: uuidv7(),
      assignment,
      instructions,
      state: "queued",
      stage: "reading",
      post_id: assignment.kind === "regenerate" ? assignment.postId : null,
      error: null,
      attempts: 0,
      requested_by: requestedBy,
      created_at: clock.now().toISOString(),
      finished_at: null,
    };
  }

  /** With an owner the run is begun at once, so that no other instance takes it up. */
  async function store(transaction: Queries, run: DraftingRun, owner: string | null) {
    const lease = owner === null ? null : worker.leaseOf(owner);
    const isStored = await insertRun(transaction, { ...run, writer, lease });
    // The post is held and was free: only a fault of ours leads here.
    if (!isStored) throw new Error(`run ${run.id} was not stored`);
    await audit.append(transaction, {
      actor: run.requested_by,
      action: run.assignment.kind === "generate" ? "draft-requested" : "corrections-requested",
      reason: run.instructions,
      details: { runId: run.id },
      ...(run.post_id !== null && { postId: run.post_id }),
    });
  }
}

function recentRun(run: DraftingRun, post: PostBrief | null): RecentRun {
  const { id, assignment, instructions, state, stage, error, created_at, finished_at } = run;
  return {
    id,
    kind: assignment.kind,
    prompt: instructions,
    category: assignment.kind === "generate" ? assignment.category : null,
    state,
    stage,
    error,
    created_at,
    finished_at,
    post,
  };
}
