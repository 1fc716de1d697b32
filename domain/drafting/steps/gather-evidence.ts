import { draftingLimits } from "../limits.ts";
import type { RunTools } from "../run-tools.ts";
import type { Evidence } from "../writer.ts";
import type { Task } from "./read-request.ts";

/** What the site's records, pages and newest published posts say on the subject. */
export async function evidenceFor(
  { run, wish }: Task,
  { posts, gatherEvidence }: RunTools,
): Promise<Evidence> {
  const published = await posts.newestPublished(draftingLimits.evidencePosts);
  if (wish.kind === "generate") return gatherEvidence(run.instructions, published);
  const { id, title } = wish.current;
  const others = published.filter((post) => post.id !== id);
  return gatherEvidence(`${title}\n${run.instructions}`, others);
}
