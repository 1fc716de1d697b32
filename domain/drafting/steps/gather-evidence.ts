import { factsOf } from "../../posts/post-edition.ts";
import { postAddress } from "../../posts/post-address.ts";
import { draftingLimits } from "../limits.ts";
import type { RunTools } from "../runs/run-control.ts";
import type { Evidence } from "../writer.ts";
import type { Task } from "./read-request.ts";

/** What answers the request, ask by ask, by the records as they hold now, and which of the newest published posts it may lead to. */
export async function evidenceFor(
  { run, work, edition }: Task,
  { posts, facts, updates }: Pick<RunTools, "posts" | "facts" | "updates">,
): Promise<Evidence> {
  // Loaded with the first run: the index of all passages costs a start more than all else together.
  const { siteEvidence } = await import("../evidence/evidence.ts");
  const newest = await posts.published.newestAsWritten(draftingLimits.evidencePosts);
  const published = newest.flatMap((post) =>
    post.published_at === null
      ? []
      : { ...post, path: postAddress({ slug: post.slug, published_at: post.published_at }) },
  );
  const wanted =
    work.kind === "generate" ? run.instructions : `${work.current.title}\n${run.instructions}`;
  return siteEvidence(factsOf({ edition }, facts.current()), updates()).gather(wanted, published);
}

/** The same evidence, or another where records have changed since it was gathered. */
export async function evidenceNow(
  before: Evidence,
  task: Task,
  tools: Pick<RunTools, "posts" | "facts" | "updates">,
): Promise<Evidence> {
  const { all } = factsOf(task, tools.facts.current());
  return all === before.records.all ? before : evidenceFor(task, tools);
}
