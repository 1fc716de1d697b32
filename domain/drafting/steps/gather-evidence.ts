import { factsOf } from "../../posts/post-edition.ts";
import { postAddress } from "../../posts/post-address.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { evidenceGathering, outlineApplying } from "../drafting-computations.ts";
import type { ChosenOutline } from "../outline/outline-shape.ts";
import { type RunControl, type RunTools, turnOf } from "../runs/run-control.ts";
import { findOutlineOfPost } from "../runs/outline-repository.ts";
import type { Evidence } from "../writer.ts";
import type { Task } from "./read-task.ts";

type Gathering = Pick<RunTools, "posts" | "facts" | "compute" | "database">;

type GatheredEvidence = {
  readonly evidence: Evidence;
  /** What the post is made of: as it was chosen, or the ticks of the prompt's own outline; null for corrections without a choice. */
  readonly chosen: ChosenOutline | null;
};

/** What the post is made of, by the records as they hold now, and which of the newest published posts it may lead to. Fails as `Compute` does. */
export async function evidenceFor(
  { run, work, edition, past }: Task,
  { posts, facts, compute, database }: Gathering,
  control: Pick<RunControl, "signal">,
): Promise<Result<GatheredEvidence>> {
  const newest = await posts.published.newestAsWritten(draftingLimits.evidencePosts);
  const published = newest.flatMap((post) =>
    post.published_at === null
      ? []
      : { ...post, path: postAddress({ slug: post.slug, published_at: post.published_at }) },
  );
  const records = factsOf({ edition }, facts.current());
  const job = { ...turnOf(run, control), facts: records };
  const input =
    work.kind === "generate"
      ? { prompt: run.instructions, chosen: work.outline, post: null }
      : {
          prompt: past.prompt ?? work.current.title,
          chosen: work.outline,
          post: {
            title: work.current.title,
            hero_summary: work.current.hero_summary,
            body_markdown: work.current.body_markdown,
            stored: await findOutlineOfPost(database.queries, work.current.id),
            corrections: run.instructions,
          },
        };
  const gathered = await compute(evidenceGathering, { ...input, published }, job);
  if (!gathered.ok) return gathered;
  const { chosen, evidence } = gathered.value;
  return succeed({ chosen, evidence: { ...evidence, records } });
}

/** The same evidence, or another where records have changed since it was gathered. */
export async function evidenceNow(
  before: Evidence,
  task: Task,
  tools: Gathering,
  control: Pick<RunControl, "signal">,
): Promise<Result<Evidence>> {
  const { all } = factsOf(task, tools.facts.current());
  if (all === before.records.all) return succeed(before);
  const gathered = await evidenceFor(task, tools, control);
  return gathered.ok ? succeed(gathered.value.evidence) : gathered;
}

/** What stands for the words of corrections that are a choice of sections and nothing else. */
export const sectionsOnly = "The sections as they were chosen.";

/**
 * The task with the sections of its post as they were chosen, to the letter and whoever writes: words of corrections come
 * on top of that. `unacceptable` where that would change a locked passage; fails as `Compute` does.
 */
export async function applyOutline(
  task: Task,
  { facts, compute }: Pick<RunTools, "facts" | "compute">,
  control: Pick<RunControl, "signal">,
): Promise<Result<Task>> {
  const { work, run, base } = task;
  if (work.kind === "generate" || work.outline === null) return succeed(task);
  const job = { ...turnOf(run, control), facts: factsOf(task, facts.current()) };
  const locks = base?.locks ?? new Set<never>();
  const input = { content: work.current, chosen: work.outline, locks };
  const applied = await compute(outlineApplying, input, job);
  if (!applied.ok) return applied;
  if (!applied.value.ok) return applied.value;
  const current = { ...work.current, ...applied.value.value };
  return succeed({ ...task, work: { ...work, current } });
}
