import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { Post, PostCategory, PostContent, WorkOverview } from "../posts/post.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import type { PostPast } from "../posts/revisions/post-revisions.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { PlanPreview } from "./guides/compose-article.ts";
import type { DraftingRoom, DraftingRun, RunListener, RunResult } from "./runs/drafting-run.ts";
import * as repository from "./runs/run-repository.ts";
import {
  createRunRequests,
  type CorrectionCommand,
  type GenerationCommand,
} from "./runs/run-requests.ts";
import { createRunWorker } from "./runs/run-worker.ts";
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

export type RecentRun = Pick<
  DraftingRun,
  | "id"
  | "kind"
  | "prompt"
  | "category"
  | "state"
  | "stage"
  | "error"
  | "remark"
  | "created_at"
  | "finished_at"
> & { readonly post: WorkOverview | null };

export function createDraftingService(dependencies: DraftingRoom & { readonly instance?: string }) {
  const { database, clock, posts, audit, instance = uuidv7() } = dependencies;
  const { queries } = database;
  const worker = createRunWorker({ ...dependencies, instance });
  const requests = createRunRequests(dependencies);

  return {
    start: worker.start,

    /** Gives up the work under way, which the next start resumes; waits for that at most so many milliseconds. */
    stop: worker.stop,

    /** The post is made whether or not the caller waits; the same named request again waits for the same run. */
    async generate(
      command: GenerationCommand,
      listener: RunListener = {},
    ): Promise<Result<RunResult>> {
      const lease = worker.newLease();
      const { run, isNew } = await requests.forPost(command, lease);
      return isNew ? worker.work(run, lease, listener) : worker.follow(run.id, listener);
    },

    /** How our guides would make an article of a prompt; nothing is stored. */
    async plan(prompt: string, category: PostCategory): Promise<PlanPreview> {
      const { previewPlan } = await import("./guides/compose-article.ts");
      return previewPlan(prompt, category, dependencies.facts.current(), dependencies.readSeats);
    },

    /** Answers at once, with the revision that the post's newest one will become. */
    async regenerate(
      command: CorrectionCommand,
    ): Promise<Result<{ runId: string; revision: number }>> {
      const stored = await requests.forCorrections(command);
      if (stored.ok) worker.wake();
      return stored;
    },

    /** Ends a run that waits or is worked on, in any instance; its text is kept. */
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
          reason: run.prompt,
          details: { runId },
          postId: run.post_id ?? undefined,
        });
        return true;
      });
      if (!isCancelled) return fail("conflict", "This work has ended already.");
      worker.interrupt(runId);
      return succeed(null);
    },

    /** Puts a failed run away, with the earlier failures of the same post, or takes it back. */
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

    postsWithOpenRun: () => repository.listPostsWithOpenRun(queries),

    erasePost: (transaction: Queries, { postId }: { readonly postId: string }): Promise<void> =>
      repository.eraseRunsOfPost(transaction, postId),

    /** Addresses in `words` count as given by a person; parts that are missing are findings. */
    async recheck({ id, edition, content, words = [], notCovered = [] }: Recheck): Promise<Ledger> {
      const past = id === null ? noPast : await posts.revisions.past(id);
      const known = { ...past, otherWords: [...past.otherWords, ...words] };
      const tools = { ...dependencies, ...dependencies.settings() };
      const task = { past: known, edition, notCovered };
      return (await checkKeptContent(content, task, tools)).ledger;
    },

    async status(since: Date) {
      return {
        runs: await repository.countRuns(queries, since.toISOString()),
        providerFailure: await repository.findProviderFailure(queries),
      };
    },

    async recentRuns(limit: number): Promise<RecentRun[]> {
      const runs = await repository.listRuns(queries, limit);
      const ids = new Set(runs.flatMap(({ post_id }) => post_id ?? []));
      const overviews = await posts.list.overviews([...ids]);
      const byId = new Map(overviews.map((overview) => [overview.id, overview]));
      return runs.map((run) => {
        const { id, kind, prompt, category, state, stage } = run;
        const { error, remark, created_at, finished_at } = run;
        const post = byId.get(run.post_id ?? "") ?? null;
        const asked = { id, kind, prompt, category };
        return { ...asked, state, stage, error, remark, created_at, finished_at, post };
      });
    },
  };
}

const noPast: PostPast = { prompt: null, requests: [], otherWords: [], verdicts: [] };

function isRunId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
