import { openDatabase } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";

/** What the site has acknowledged, as its clients remember it. */
export type Acknowledged = {
  /** By their prompts, which are all different. */
  readonly posts: ReadonlyMap<string, { readonly postId: string }>;
  /** By the reviewer's words, which are all different. */
  readonly corrections: ReadonlyMap<string, { readonly postId: string }>;
  /** Ids of cancelled runs. */
  readonly cancelled: ReadonlySet<string>;
};

export type Verdict = {
  readonly runs: number;
  readonly posts: number;
  readonly revisions: number;
  /** Acknowledged and not there. */
  readonly lost: readonly string[];
  /** Asked once and made twice. */
  readonly doubled: readonly string[];
  /** Stored in part, or without an end. */
  readonly broken: readonly string[];
};

/** Holds what was acknowledged against the data folder of a site that has stopped. */
export async function judge(dataDir: string, acknowledged: Acknowledged): Promise<Verdict> {
  const database = await openDatabase({ dataDir });
  const { queries } = database;
  const runs = await queries.selectFrom("drafting_runs").selectAll().execute();
  const posts = await queries.selectFrom("blog_posts").select(["id", "revision"]).execute();
  const revisions = await queries
    .selectFrom("blog_post_revisions")
    .select(["post_id", "run_id", "revision"])
    .execute();
  const linked = await queries.selectFrom("review_links").select("post_id").execute();
  const chain = await verifyChain(queries);
  await database.close();

  const runOf = new Map(runs.map((run) => [run.prompt, run]));
  const postIds = new Set(posts.map(({ id }) => id));
  const withLink = new Set(linked.map(({ post_id }) => post_id));
  const madeBy = (id: string) => revisions.filter(({ run_id }) => run_id === id);
  const lostPosts = [...acknowledged.posts].filter(([prompt, { postId }]) => {
    const run = runOf.get(prompt);
    return run?.state !== "succeeded" || run.post_id !== postId || !postIds.has(postId);
  });
  const lostCorrections = [...acknowledged.corrections].filter(
    ([words, { postId }]) => runOf.get(words)?.post_id !== postId,
  );
  const undone = [...acknowledged.cancelled].filter(
    (id) => runs.find((run) => run.id === id)?.state !== "cancelled" || madeBy(id).length > 0,
  );
  const half = posts.filter(
    ({ id, revision }) =>
      !withLink.has(id) || revisions.filter(({ post_id }) => post_id === id).length !== revision,
  );
  const endless = runs.filter(({ state, error, id }) =>
    state === "succeeded"
      ? madeBy(id).length === 0
      : state !== "cancelled" && (state !== "failed" || error === null),
  );
  return {
    runs: runs.length,
    posts: posts.length,
    revisions: revisions.length,
    lost: [...[...lostPosts, ...lostCorrections].map(([words]) => words), ...undone],
    doubled: [
      ...runs.filter((run) => runOf.get(run.prompt)?.id !== run.id).map(({ prompt }) => prompt),
      ...runs.filter(({ id }) => madeBy(id).length > 1).map(({ prompt }) => prompt),
    ],
    broken: [
      ...half.map(({ id }) => `post ${id}`),
      ...endless.map(({ id, state }) => `run ${id}: ${state}`),
      ...(chain.intact ? [] : [`audit log at ${chain.brokenAt}`]),
    ],
  };
}
