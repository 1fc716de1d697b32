import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import { isLive, type Post, type PostCategory, type PostContent } from "../posts/post.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import type { PostPast } from "../posts/revisions/post-revisions.ts";
import { factsOf } from "../posts/text/fact-tokens.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { PlanPreview } from "./guides/compose-article.ts";
import type { DraftingRoom, DraftingRun, RunListener, RunResult } from "./runs/drafting-run.ts";
import * as repository from "./runs/run-repository.ts";
import { createRunWorker } from "./runs/run-worker.ts";
import { checkKeptContent } from "./steps/check.ts";

export type DraftingService = ReturnType<typeof createDraftingService>;

type GenerationCommand = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly publish: boolean;
  readonly requestedBy: string;
  /** The asking program's name for this request, so that it can send it again; null without. */
  readonly idempotencyKey?: string | null;
};

type CorrectionCommand = {
  readonly postId: string;
  readonly baseRevision: number;
  readonly corrections: string;
  readonly requestedBy: string;
  /** Called last in the transaction that stores the request, and holds the post: its failure refuses the request. */
  readonly beforeStoring?: (queries: Queries) => Promise<Result<unknown>>;
};

/** Content that is kept as it is, to be checked now: of this post, or of one that is not stored yet. */
type Recheck = Pick<Post, "edition"> & {
  readonly id: string | null;
  readonly content: PostContent;
  readonly words?: readonly string[];
  /** Points of the prompt that nothing answered, as the revision before had them. */
  readonly notCovered?: readonly string[];
};

export type RecentRun = Awaited<
  ReturnType<ReturnType<typeof createDraftingService>["recentRuns"]>
>[number];

const noPast: PostPast = { prompt: null, requests: [], otherWords: [], verdicts: [] };

export function createDraftingService(dependencies: DraftingRoom & { readonly instance?: string }) {
  const { database, clock, facts, settings, posts, audit, instance = uuidv7() } = dependencies;
  const { queries } = database;
  const worker = createRunWorker({ ...dependencies, instance });

  return {
    start: worker.start,

    /** Gives up the work under way, which the next start resumes; waits for that at most so many milliseconds. */
    stop: worker.stop,

    /** The post is made whether or not the caller waits; the same named request again waits for the same run. */
    async generate(
      { prompt, category, publish, requestedBy, idempotencyKey = null }: GenerationCommand,
      listener: RunListener = {},
    ): Promise<Result<RunResult>> {
      const lease = worker.newLease();
      const asked = {
        kind: "generate",
        prompt,
        category,
        publish: publish ? 1 : 0,
        request_key: idempotencyKey === null ? null : keyOf(requestedBy, idempotencyKey),
        requested_by: requestedBy,
      } as const;
      const run = await database.transaction((transaction) => store(transaction, asked, lease));
      if (run !== null) return worker.work(run, lease, listener);
      const known = await repository.findRun(queries, asked.request_key ?? "", "request_key");
      if (known === null) throw new Error("a run was not stored, and no other has its key");
      return worker.follow(known.id, listener);
    },

    /** How our guides would make an article of a prompt; nothing is stored. */
    async plan(prompt: string, category: PostCategory): Promise<PlanPreview> {
      const { previewPlan } = await import("./guides/compose-article.ts");
      return previewPlan(prompt, category, facts.current(), dependencies.readSeats);
    },

    /** Answers at once, with the revision that the newest one will become; `unacceptable` when the writer cannot do all of it. */
    async regenerate(
      command: CorrectionCommand,
    ): Promise<Result<{ runId: string; revision: number }>> {
      const { postId, baseRevision, corrections, requestedBy } = command;
      const seen = await posts.revisions.newest(postId);
      const early = seen.ok ? await obstacle(queries, seen.value, command) : seen;
      if (!early.ok) return early;
      const records = factsOf(early.value, facts.current());
      const current = early.value;
      const refusal = await settings().writer.refuseCorrections?.(
        { current, corrections },
        records,
      );
      if (refusal != null) return fail("unacceptable", refusal);
      const stored = await database.transaction(async (transaction) => {
        const locked = await posts.revisions.lockForUpdate(transaction, postId);
        if (!locked.ok) return locked;
        const blocked = await obstacle(transaction, locked.value.newest, command);
        if (!blocked.ok) return blocked;
        const allowed = await command.beforeStoring?.(transaction);
        if (allowed?.ok === false) return allowed;
        const asked = {
          kind: "regenerate",
          prompt: corrections,
          post_id: postId,
          base_revision: baseRevision,
          requested_by: requestedBy,
        } as const;
        const run = await store(transaction, asked, null);
        // The post is held and was free: only a fault of ours leads here.
        if (run === null) throw new Error(`corrections of ${postId} were not stored`);
        const revision = await posts.drafts.nextRevision(transaction, postId);
        return succeed({ runId: run.id, revision });
      });
      if (stored.ok) worker.wake();
      return stored;
    },

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
      const tools = { ...dependencies, ...settings() };
      const task = { past: known, edition, notCovered };
      return (await checkKeptContent(content, task, tools)).ledger;
    },

    async status(since: Date) {
      return {
        runs: await repository.countRuns(queries, since.toISOString()),
        providerFailure: await repository.findProviderFailure(queries),
      };
    },

    async recentRuns(limit: number) {
      const since = new Date(clock.now().getTime() - recent).toISOString();
      const runs = await repository.listRuns(queries, since, limit);
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

  async function obstacle(
    transaction: Queries,
    post: Post,
    { postId, baseRevision }: CorrectionCommand,
  ): Promise<Result<Post>> {
    if (isLive(post))
      return fail("conflict", "This post is already published and can no longer be corrected.");
    if (await repository.hasOpenRun(transaction, postId))
      return fail("conflict", "AI is already regenerating this post");
    return post.revision === baseRevision
      ? succeed(post)
      : fail("conflict", "This post has changed since. Please look at its preview again.");
  }

  /** Null, and nothing is stored, where its key is taken. */
  async function store(
    transaction: Queries,
    asked: Omit<Parameters<typeof repository.insertRun>[1], "id" | "created_at">,
    lease: Parameters<typeof repository.insertRun>[3],
  ): Promise<DraftingRun | null> {
    const stored = { ...asked, id: uuidv7(), created_at: clock.now().toISOString() };
    const run = await repository.insertRun(transaction, stored, settings().writer, lease);
    if (run === null) return null;
    await audit.append(transaction, {
      actor: run.requested_by,
      action: run.kind === "generate" ? "draft-requested" : "corrections-requested",
      reason: run.prompt,
      details: { runId: run.id },
      postId: run.post_id ?? undefined,
    });
    return run;
  }
}

/** So long, in milliseconds, the dashboard shows what has become of a request. */
const recent = 24 * 3_600_000;

function keyOf(requestedBy: string, idempotencyKey: string): string {
  const parts = ["named", requestedBy, idempotencyKey];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
