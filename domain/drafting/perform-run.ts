import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Post } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { RunInterrupted, unlessAborted } from "./interruption.ts";
import { extendLease, markSucceeded, noteUsage } from "./lease-repository.ts";
import type { Assignment, DraftingRun, Lease, RunStage } from "./run.ts";
import { checkTokenBudget } from "./token-budget.ts";
import { checkedContent } from "./written-content.ts";
import type { DraftContent, Evidence, Writer, WrittenDraft } from "./writer.ts";

export type RunTools = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly writer: Writer;
  readonly gatherEvidence: (request: string) => Evidence;
  readonly posts: PostService;
  /** Most tokens that all runs of one Indian day may use. */
  readonly dailyTokenLimit?: number | null;
  /** Called in the transaction that saves a new post, so that what belongs to it is there with it. */
  readonly onNewPost: (queries: Queries, post: Post, requestedBy: string) => Promise<void>;
};

export type RunControl = {
  /** Aborts with `RunInterrupted` as its reason. */
  readonly signal: AbortSignal;
  /** Notes the stage; throws `RunInterrupted` when the run may not go on. */
  readonly enter: (stage: RunStage) => Promise<void>;
  /** The present lease, extended from now. */
  readonly lease: () => Lease;
};

/** One run from top to bottom. Expected ends are values; `RunInterrupted` and faults are thrown. */
export async function performRun(
  run: DraftingRun,
  tools: RunTools,
  { enter, signal, lease }: RunControl,
): Promise<Result<Post>> {
  await enter("reading");
  const task = await readTask(run, tools);
  if (!task.ok) return task;

  await enter("gathering");
  const evidence = tools.gatherEvidence(evidenceNeed(run, task.value));

  const budget = await checkTokenBudget(
    tools.database.queries,
    tools.clock,
    tools.dailyTokenLimit ?? null,
  );
  if (!budget.ok) return budget;

  await enter("drafting");
  const written = await unlessAborted(
    signal,
    write(task.value, run, evidence, tools.writer, signal),
  );
  if (!written.ok) return written;
  const { usage } = written.value;
  if (usage !== null) await noteUsage(tools.database.queries, run.id, lease(), usage);

  await enter("checking");
  const content = checkedContent(written.value.content);
  if (!content.ok) return content;

  await enter("saving");
  return save(task.value, run, content.value, tools, lease);
}

/** The assignment with what it works on. */
type Task =
  | Extract<Assignment, { kind: "generate" }>
  | { readonly kind: "regenerate"; readonly current: Post };

async function readTask({ assignment }: DraftingRun, { posts }: RunTools): Promise<Result<Task>> {
  if (assignment.kind === "generate") return succeed(assignment);
  const current = await posts.byId(assignment.postId);
  if (!current.ok) return current;
  return current.value.revision === assignment.baseRevision
    ? succeed({ kind: "regenerate", current: current.value })
    : fail("conflict", "This post has changed since the corrections were written.");
}

function evidenceNeed({ instructions }: DraftingRun, task: Task): string {
  return task.kind === "generate" ? instructions : `${task.current.title}\n${instructions}`;
}

async function write(
  task: Task,
  { instructions }: DraftingRun,
  evidence: Evidence,
  writer: Writer,
  signal: AbortSignal,
): Promise<Result<WrittenDraft>> {
  return task.kind === "generate"
    ? writer.draft({ prompt: instructions, category: task.category, evidence }, { signal })
    : writer.revise({ current: task.current, corrections: instructions, evidence }, { signal });
}

/** All or nothing, and only while the run is still ours: a crash or a lost lease never makes two posts. */
async function save(
  task: Task,
  run: DraftingRun,
  content: DraftContent,
  tools: RunTools,
  lease: () => Lease,
): Promise<Result<Post>> {
  return tools.database.transaction(async (queries) => {
    // The post before the run, as everywhere: otherwise two transactions could wait for each other.
    if (task.kind === "regenerate") await tools.posts.hold(queries, task.current.id);
    if (!(await extendLease(queries, run.id, lease()))) throw new RunInterrupted("lost");
    const saved = await savePost(queries, task, run, content, tools);
    if (!saved.ok) return saved;
    const at = tools.clock.now().toISOString();
    await markSucceeded(queries, run.id, lease(), { postId: saved.value.id, at });
    return saved;
  });
}

async function savePost(
  queries: Queries,
  task: Task,
  run: DraftingRun,
  content: DraftContent,
  { posts, writer, onNewPost }: RunTools,
): Promise<Result<Post>> {
  const actor = run.requested_by;
  const writtenBy = writer.model === null ? writer.provider : `${writer.provider}/${writer.model}`;
  const authorship = { instructions: run.instructions, runId: run.id, writtenBy, actor };
  if (task.kind === "regenerate") {
    const { id: postId, revision, slug, category } = task.current;
    return posts.addRevision(
      queries,
      { postId, revision },
      { ...content, slug, category },
      authorship,
    );
  }
  const post = await posts.addDraft(queries, { ...content, category: task.category }, authorship);
  await onNewPost(queries, post, actor);
  if (!task.publish) return succeed(post);
  return posts.publish(queries, { postId: post.id, revision: post.revision, actor });
}
