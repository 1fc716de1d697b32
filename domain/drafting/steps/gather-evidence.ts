import { factsOf } from "../../posts/post-edition.ts";
import { postAddress } from "../../posts/post-address.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { evidenceGathering } from "../drafting-computations.ts";
import { type RunControl, type RunTools, turnOf } from "../runs/run-control.ts";
import type { Evidence } from "../writer.ts";
import type { Task } from "./read-task.ts";

type Gathering = Pick<RunTools, "posts" | "facts" | "updates" | "compute">;

/** What answers the request, ask by ask, by the records as they hold now, and which of the newest published posts it may lead to. Fails as `Compute` does. */
export async function evidenceFor(
  { run, work, edition }: Task,
  { posts, facts, updates: currentUpdates, compute }: Gathering,
  control: Pick<RunControl, "signal">,
): Promise<Result<Evidence>> {
  const newest = await posts.published.newestAsWritten(draftingLimits.evidencePosts);
  const published = newest.flatMap((post) =>
    post.published_at === null
      ? []
      : { ...post, path: postAddress({ slug: post.slug, published_at: post.published_at }) },
  );
  const wanted =
    work.kind === "generate" ? run.instructions : `${work.current.title}\n${run.instructions}`;
  const records = factsOf({ edition }, facts.current());
  const updates = currentUpdates();
  const job = { ...turnOf(run, control), facts: records };
  const gathered = await compute(evidenceGathering, { wanted, published, updates }, job);
  return gathered.ok ? succeed({ ...gathered.value, updates, records }) : gathered;
}

/** The same evidence, or another where records have changed since it was gathered. */
export async function evidenceNow(
  before: Evidence,
  task: Task,
  tools: Gathering,
  control: Pick<RunControl, "signal">,
): Promise<Result<Evidence>> {
  const { all } = factsOf(task, tools.facts.current());
  return all === before.records.all ? succeed(before) : evidenceFor(task, tools, control);
}
