import { factsOf } from "../../posts/post-edition.ts";
import { postAddress } from "../../posts/post-address.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { evidenceGathering } from "../drafting-computations.ts";
import { type RunControl, type RunTools, turnOf } from "../runs/run-control.ts";
import type { Evidence } from "../writer.ts";
import type { Task } from "./read-task.ts";

/** Gathers the evidence of a run, by the records as they hold now. Fails as `Compute` does. */
export async function gatherFor(
  { run, work, edition, past }: Task,
  { posts, facts, compute }: Pick<RunTools, "posts" | "facts" | "compute">,
  control: Pick<RunControl, "signal">,
): Promise<Result<Evidence>> {
  const newest = await posts.published.newestAsWritten(draftingLimits.evidencePosts);
  const published = newest.flatMap(({ title, hero_summary, slug, published_at }) =>
    published_at === null ? [] : { title, hero_summary, path: postAddress({ slug, published_at }) },
  );
  const isNew = work.kind === "generate";
  const request = {
    prompt: isNew ? run.instructions : (past.prompt ?? work.current.title),
    corrections: isNew ? null : run.instructions,
    category: isNew ? work.category : work.current.category,
    published,
  };
  const records = factsOf({ edition }, facts.current());
  const job = { ...turnOf(run, control), facts: records };
  const gathered = await compute(evidenceGathering, request, job);
  return gathered.ok ? succeed({ ...gathered.value, records }) : gathered;
}
