import type { EvidenceFinder } from "../evidence/evidence.ts";
import { postAddress } from "../../posts/post-address.ts";
import { draftingLimits } from "../limits.ts";
import type { RunTools } from "../runs/run-control.ts";
import type { Evidence } from "../writer.ts";
import type { Task } from "./read-request.ts";

/** What the site's records, pages and newest published posts say on the subject. */
export async function evidenceFor(
  { run, work }: Task,
  { posts }: Pick<RunTools, "posts">,
): Promise<Evidence> {
  const newest = await posts.published.newestAsWritten(draftingLimits.evidencePosts);
  const published = newest.flatMap((post) =>
    post.published_at === null
      ? []
      : { ...post, path: postAddress({ slug: post.slug, published_at: post.published_at }) },
  );
  const wanted =
    work.kind === "generate" ? run.instructions : `${work.current.title}\n${run.instructions}`;
  return (await evidenceFinder()).gather(wanted, published);
}

let finder: Promise<EvidenceFinder> | undefined;

/** Loaded with the first run: the index of all passages costs a start more than all else together, and readers never need it. */
function evidenceFinder(): Promise<EvidenceFinder> {
  return (finder ??= import("../evidence/evidence.ts").then((module) => module.createEvidence()));
}
