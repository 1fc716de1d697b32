import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { Post, PostCategory, PostContent, WorkOverview } from "../posts/post.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import type { PostPast } from "../posts/revisions/post-revisions.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { Assignment, DraftingRun, RunListener, RunResult } from "./runs/drafting-run.ts";
import type { DraftingRoom } from "./runs/run-control.ts";
import * as repository from "./runs/run-repository.ts";
import {
  createRunRequests,
  type CorrectionCommand,
  type GenerationCommand,
} from "./runs/run-requests.ts";
import { createRunWorker } from "./runs/run-worker.ts";
import { tokensUsedToday } from "./runs/token-budget.ts";
import { checkKeptContent } from "./steps/check.ts";

export type DraftingService = ReturnType<typeof createDraftingService>;

/** Content that is kept as it is, to be checked now: of this post, or of one that is not stored yet. */
type Recheck = Pick<Post, "edition"> & {
  readonly id: string | null;
  readonly content: PostContent;
  readonly words?: readonly string[];
  /** Points of the prompt that nothing answered, as the revision before had them. */
  readonly notCovered?: readonly string[];
};

/** A run with the post that it made or changes, as lists of work show it. */
export type RecentRun = Pick<
  DraftingRun,
  "id" | "state" | "stage" | "error" | "remark" | "created_at" | "finished_at"
> & {
  readonly kind: Assignment["kind"];
  /** The prompt, or the corrections. */
  readonly prompt: string;
  readonly category: PostCategory | null;
  readonly post: WorkOverview | null;
};

/** Has posts written and rewritten: every request is a stored run before anything else happens. */
export function createDraftingService(dependencies: DraftingRoom & { readonly instance?: string }) {
  const { database, clock, posts, audit, instance = uuidv7() } = dependencies;
  const { queries } = database;
  const worker = createRunWorker({ ...dependencies, instance });
  const requests = createRunRequests(dependencies);

  return {
    /** Takes up runs that wait or were interrupted, and looks for more about once a second. */
    start: worker.start,

    /** Takes no new work; what is under way is given up, to be resumed by the next start. Waits for that at most so many milliseconds. */
    stop: worker.stop,

    /**
     * Has a post made from a prompt, draft or published at once. The run is stored first, so the
     * post is made whether or not the caller waits; the same request again waits for the same run.
     * With conflicts, or where no guide of ours fits, the post stays a draft and `remark` says why.
     * Fails as the writer does, `conflict` when it is cancelled, or `unavailable`.
     */
    async generate(
      command: GenerationCommand,
      listener: RunListener = {},
    ): Promise<Result<RunResult>> {
      const lease = worker.newLease();
      const requested = await requests.forPost(command, lease);
      if (!requested.ok) return requested;
      const { run, isNew } = requested.value;
      return isNew ? worker.work(run, lease, listener) : worker.follow(run.id, listener);
    },

    /**
     * Stores a request to rewrite a post's newest revision and answers at once, with the revision
     * that it will become. `conflict` when that is public and may not be meant, has changed since, or
     * is being rewritten; `unacceptable`, and nothing is stored, when the writer cannot do all of it.
     */
    async regenerate(
      command: CorrectionCommand,
    ): Promise<Result<{ runId: string; revision: number }>> {
      const stored = await requests.forCorrections(command);
      if (stored.ok) worker.wake();
      return stored;
    },

    /**
     * Ends a run that waits or is worked on, in any instance; its text is kept. `not-found` without
     * such a run, `conflict` when it has ended already.
     */
    async cancel(runId: string, by: string): Promise<Result<null>> {
      const known = isRunId(runId) ? await repository.findRun(queries, runId) : null;
      if (known === null) return fail("not-found", "There is no such work.");
      const isCancelled = await database.transaction(async (transaction) => {
        const at = clock.now().toISOString();
        const run = await repository.markCancelled(transaction, runId, at);
        if (run === null) return false;
        await audit.append(transaction, {
          actor: by,
          action: "drafting-cancelled",
          reason: run.instructions,
          details: { runId },
          ...(run.post_id !== null && { postId: run.post_id }),
        });
        return true;
      });
      if (!isCancelled) return fail("conflict", "This work has ended already.");
      worker.interrupt(runId);
      return succeed(null);
    },

    /** Puts a failed run away, with the earlier failures of the same post, or takes it back; the record stays. */
    dismiss: (command: {
      readonly runId: string;
      readonly isDismissed: boolean;
      readonly by: string;
    }): Promise<Result<null>> =>
      database.transaction(async (transaction) => {
        const { runId, isDismissed, by } = command;
        const at = isDismissed ? clock.now().toISOString() : null;
        if (!isRunId(runId) || !(await repository.markDismissed(transaction, runId, at)))
          return fail("not-found", "There is no such failure.");
        const action = isDismissed ? "failure-dismissed" : "failure-recalled";
        await audit.append(transaction, { actor: by, action, details: { runId } });
        return succeed(null);
      }),

    /** The newest run that made or changes this post. */
    latestRun: (postId: string) => repository.findLatestRun(queries, postId),

    /** True while the post is being rewritten, inside the caller's transaction. */
    hasOpenRun: repository.hasOpenRun,

    /** The posts that are being rewritten. */
    postsWithOpenRun: () => repository.listPostsWithOpenRun(queries),

    /** Removes what is kept of a post that is being erased, in the caller's transaction. */
    erasePost: (transaction: Queries, { postId }: { readonly postId: string }): Promise<void> =>
      repository.eraseRunsOfPost(transaction, postId),

    /**
     * The marks of content of a revision of this post (null for a new one) and edition that is kept to the letter,
     * with addresses in `words` counting as given by a person. Parts that are missing are findings.
     */
    async recheck({ id, edition, content, words = [], notCovered = [] }: Recheck): Promise<Ledger> {
      const { otherWords, ...past } = id === null ? noPast : await posts.revisions.past(id);
      const known = { ...past, otherWords: [...otherWords, ...words] };
      const tools = { ...dependencies, ...dependencies.settings() };
      const task = { past: known, edition, notCovered };
      return (await checkKeptContent(content, task, tools)).ledger;
    },

    /** How the work goes: runs by their state, those that failed since this instant, and the provider's last failure. */
    async status(since: Date) {
      return {
        runs: await repository.countRunsByState(queries),
        recentFailures: await repository.countFailedRuns(queries, since.toISOString()),
        providerFailure: await repository.findProviderFailure(queries),
        tokensToday: await tokensUsedToday(queries, clock),
      };
    },

    /** The newest runs with their posts, newest first. */
    async recentRuns(limit: number): Promise<RecentRun[]> {
      const runs = await repository.listRuns(queries, limit);
      const ids = new Set(runs.flatMap(({ post_id }) => post_id ?? []));
      const overviews = await posts.list.overviews([...ids]);
      const byId = new Map(overviews.map((overview) => [overview.id, overview]));
      return runs.map(({ assignment, instructions, post_id, ...run }) => ({
        id: run.id,
        kind: assignment.kind,
        prompt: instructions,
        category: assignment.kind === "generate" ? assignment.category : null,
        state: run.state,
        stage: run.stage,
        error: run.error,
        remark: run.remark,
        created_at: run.created_at,
        finished_at: run.finished_at,
        post: byId.get(post_id ?? "") ?? null,
      }));
    },
  };
}

/** Of a post that is not stored yet. */
const noPast: PostPast = { prompt: null, requests: [], otherWords: [], verdicts: [] };

function isRunId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
