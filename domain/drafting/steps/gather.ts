import { factsOf } from "../../posts/post-edition.ts";
import { postAddress } from "../../posts/post-address.ts";
import { draftingLimits } from "../drafting-limits.ts";
import type { RunTools } from "../runs/run-control.ts";
import type { Evidence } from "../writer.ts";
import type { Task } from "./read-task.ts";

/** Gathers the evidence of a run, by the records as they hold now. */
export async function gatherFor(
  { run, work, edition, past }: Task,
  { posts, facts }: Pick<RunTools, "posts" | "facts">,
): Promise<Evidence> {
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
  const { gatherEvidence } = await import("../guides/gather-evidence.ts");
  return { ...(await gatherEvidence(request, records)), records };
}
