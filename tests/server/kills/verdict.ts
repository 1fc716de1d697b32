import { sql } from "kysely";
import {
  openDatabase,
  type DatabaseLocation,
  type Queries,
} from "../../../database/open-database.ts";
import { verifyChain } from "../../../domain/audit/audit-log.ts";

import type { PostEntry } from "./post-ledger.ts";

/** What the site has acknowledged, as its clients remember it. */
type Acknowledged = {
  readonly posts: readonly Pick<PostEntry, "postId" | "prompt" | "corrections">[];
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

/** Holds what was acknowledged against the database of a site that has stopped. */
export async function verifyAcknowledged(
  location: DatabaseLocation,
  acknowledged: Acknowledged,
): Promise<Verdict> {
  const database = await openDatabase(location);
  const { queries } = database;
  const runs = await queries.selectFrom("drafting_runs").selectAll().execute();
  const posts = await queries
    .selectFrom("blog_posts")
    .select(["id", "revision", "pending_revision"])
    .execute();
  const revisions = await queries
    .selectFrom("blog_post_revisions")
    .select(["post_id", "run_id", "revision"])
    .execute();
  const linked = await queries.selectFrom("review_links").select("post_id").execute();
  const chain = await verifyChain(queries);
  const damage = database.engine === "sqlite" ? await damageOf(queries) : [];
  await database.close();

  const runOf = new Map(runs.map((run) => [run.prompt, run]));
  const postIds = new Set(posts.map(({ id }) => id));
  const withLink = new Set(linked.map(({ post_id }) => post_id));
  const madeBy = (id: string) => revisions.filter(({ run_id }) => run_id === id);
  const lostPosts = acknowledged.posts.filter(({ prompt, postId }) => {
    const run = runOf.get(prompt);
    return run?.state !== "succeeded" || run.post_id !== postId || !postIds.has(postId);
  });
  const lostCorrections = acknowledged.posts.flatMap(({ corrections, postId }) =>
    corrections.filter((words) => runOf.get(words)?.post_id !== postId),
  );
  const undone = [...acknowledged.cancelled].filter(
    (id) => runs.find((run) => run.id === id)?.state !== "cancelled" || madeBy(id).length > 0,
  );
  const half = posts.filter(
    ({ id, revision, pending_revision }) =>
      !withLink.has(id) ||
      revisions.filter(({ post_id }) => post_id === id).length !== (pending_revision ?? revision),
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
    lost: [...lostPosts.map(({ prompt }) => prompt), ...lostCorrections, ...undone],
    doubled: [
      ...runs.filter((run) => runOf.get(run.prompt)?.id !== run.id).map(({ prompt }) => prompt),
      ...runs.filter(({ id }) => madeBy(id).length > 1).map(({ prompt }) => prompt),
    ],
    broken: [
      ...half.map(({ id }) => `post ${id}`),
      ...endless.map(({ id, state }) => `run ${id}: ${state}`),
      ...damage,
      ...(chain.intact ? [] : [`audit log at ${chain.brokenAt}`]),
    ],
  };
}

/** What SQLite itself finds wrong with the file. */
async function damageOf(queries: Queries): Promise<string[]> {
  const found = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(queries);
  const broken = await sql`PRAGMA foreign_key_check`.execute(queries);
  return [
    ...found.rows.map((row) => row.integrity_check).filter((line) => line !== "ok"),
    ...broken.rows.map((row) => `foreign key: ${JSON.stringify(row)}`),
  ];
}
