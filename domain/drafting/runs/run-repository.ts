import type { Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";
import type { Count } from "../../../database/values.ts";
import type { DraftingRunRow } from "../../../database/schema.ts";
import { postCategorySchema } from "../../posts/post.ts";
import { failureKinds } from "../../shared/result.ts";
import {
  type Assignment,
  type DraftingRun,
  type Lease,
  type RunState,
  runStageSchema,
  runStateSchema,
  type WriterRecord,
} from "./drafting-run.ts";

type NewRun = Pick<
  DraftingRun,
  "id" | "assignment" | "instructions" | "requested_by" | "created_at"
> & {
  readonly writer: WriterRecord;
  /** Shared by requests that are one; null for a request of its own. */
  readonly requestKey: string | null;
  /** Begun at once under this lease; null leaves it to whoever is free. */
  readonly lease: Lease | null;
};

/** Stores a run; answers false, and stores nothing, when its key is taken or its post has one under way. */
export async function insertRun(queries: Queries, run: NewRun): Promise<boolean> {
  const { assignment, lease, writer } = run;
  const generates = assignment.kind === "generate";
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("drafting_runs")
    .values({
      id: run.id,
      kind: assignment.kind,
      state: lease === null ? "queued" : "running",
      stage: "reading",
      post_id: generates ? null : assignment.postId,
      prompt: run.instructions,
      category: generates ? assignment.category : null,
      publish: generates && assignment.publish ? 1 : 0,
      base_revision: generates ? null : assignment.baseRevision,
      reader_note: generates ? null : assignment.readerNote,
      provider: writer.provider,
      model: writer.model,
      prompt_version: writer.promptVersion,
      attempts: lease === null ? 0 : 1,
      lease_owner: lease?.owner ?? null,
      lease_expires_at: lease?.expires_at ?? null,
      request_key: run.requestKey,
      requested_by: run.requested_by,
      created_at: run.created_at,
      started_at: lease === null ? null : run.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function findRun(queries: Queries, id: string): Promise<DraftingRun | null> {
  return firstRun(allRuns(queries).where("id", "=", id));
}

/** The run that holds this key. */
export function findRunByKey(queries: Queries, requestKey: string): Promise<DraftingRun | null> {
  return firstRun(allRuns(queries).where("request_key", "=", requestKey));
}

/** Takes the key from a run, so that a new request can have it. */
export async function releaseKey(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable("drafting_runs")
    .set({ request_key: null })
    .where("id", "=", id)
    .execute();
}

/** The newest run of a post, whatever its state. */
export function findLatestRun(queries: Queries, postId: string): Promise<DraftingRun | null> {
  return firstRun(newestFirst(queries).where("post_id", "=", postId).limit(1));
}

/** The newest runs whose failure nobody has put away. */
export async function listRuns(queries: Queries, limit: number): Promise<DraftingRun[]> {
  const rows = await newestFirst(queries).where("dismissed_at", "is", null).limit(limit).execute();
  return rows.map(toRun);
}

function newestFirst(queries: Queries) {
  return allRuns(queries).orderBy("created_at", "desc").orderBy("id", "desc");
}

function allRuns(queries: Queries) {
  return queries.selectFrom("drafting_runs").selectAll();
}

type RunQuery = {
  readonly executeTakeFirst: () => Promise<Selectable<DraftingRunRow> | undefined>;
};

async function firstRun(query: RunQuery): Promise<DraftingRun | null> {
  const row = await query.executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

/** The posts that are being rewritten. */
export async function listPostsWithOpenRun(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom("drafting_runs")
    .select("post_id")
    .where("state", "in", ["queued", "running"])
    .where("post_id", "is not", null)
    .execute();
  return rows.flatMap(({ post_id }) => (post_id === null ? [] : [post_id]));
}

/** The runs that made or changed a post as they are stored, oldest first. */
export async function listRunsOfPost(queries: Queries, postId: string) {
  return queries
    .selectFrom("drafting_runs")
    .select([
      "id",
      "kind",
      "state",
      "stage",
      "prompt",
      "category",
      "publish",
      "base_revision",
      "reader_note",
      "provider",
      "model",
      "prompt_version",
      "input_tokens",
      "output_tokens",
      "error",
      "error_kind",
      "attempts",
      "remark",
      "requested_by",
      "created_at",
      "started_at",
      "finished_at",
    ])
    .where("post_id", "=", postId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function eraseRunsOfPost(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("drafting_runs").where("post_id", "=", postId).execute();
}

/** Whether a run of this post waits or works. */
export async function hasOpenRun(queries: Queries, postId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("drafting_runs")
    .select("id")
    .where("post_id", "=", postId)
    .where("state", "in", ["queued", "running"])
    .executeTakeFirst();
  return row !== undefined;
}

/** How many runs are in each state; all states are named. */
export async function countRunsByState(queries: Queries): Promise<Record<RunState, number>> {
  const rows = await queries
    .selectFrom("drafting_runs")
    .select((of) => ["state", of.fn.countAll<Count>().as("runs")])
    .groupBy("state")
    .execute();
  const counts = { queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 };
  for (const { state, runs } of rows) counts[runStateSchema.parse(state)] = Number(runs);
  return counts;
}

/** How many runs have failed at this instant or later. */
export async function countFailedRuns(queries: Queries, since: string): Promise<number> {
  const { runs } = await queries
    .selectFrom("drafting_runs")
    .select((of) => of.fn.countAll<Count>().as("runs"))
    .where("state", "=", "failed")
    .where("finished_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(runs);
}

/** When the AI provider failed last or came too late, and what was said of it; null for never. */
export async function findProviderFailure(
  queries: Queries,
): Promise<{ readonly at: string; readonly message: string } | null> {
  const row = await queries
    .selectFrom("drafting_runs")
    .select(["finished_at", "error"])
    .where("state", "=", "failed")
    .where("error_kind", "in", ["provider-failed", "provider-late"])
    .where("finished_at", "is not", null)
    .orderBy("finished_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row?.finished_at == null) return null;
  return { at: row.finished_at, message: row.error ?? "" };
}

export function toRun(row: Selectable<DraftingRunRow>): DraftingRun {
  return {
    id: row.id,
    assignment: toAssignment(row),
    instructions: row.prompt,
    state: runStateSchema.parse(row.state),
    stage: runStageSchema.parse(row.stage),
    post_id: row.post_id,
    error: row.error,
    error_kind: row.error_kind === null ? null : failureKindSchema.parse(row.error_kind),
    remark: row.remark,
    attempts: row.attempts,
    requested_by: row.requested_by ?? "system",
    created_at: row.created_at,
    finished_at: row.finished_at,
  };
}

const failureKindSchema = z.enum(failureKinds);
const kindSchema = z.enum(["generate", "regenerate"]);

function toAssignment(row: Selectable<DraftingRunRow>): Assignment {
  if (kindSchema.parse(row.kind) === "generate")
    return {
      kind: "generate",
      category: postCategorySchema.parse(row.category),
      publish: row.publish === 1,
    };
  return {
    kind: "regenerate",
    postId: z.string().parse(row.post_id),
    baseRevision: z.int().parse(row.base_revision),
    readerNote: row.reader_note,
  };
}
