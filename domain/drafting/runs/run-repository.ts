import type { Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";
import type { DraftingRunRow } from "../../../database/schema.ts";
import { postCategorySchema } from "../../posts/post.ts";
import { failureKinds } from "../../shared/result.ts";
import {
  type Assignment,
  type DraftingRun,
  type Lease,
  runStageSchema,
  runStateSchema,
  type WriterRecord,
} from "./run.ts";

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

export async function findRun(queries: Queries, id: string): Promise<DraftingRun | null> {
  const row = await queries
    .selectFrom("drafting_runs")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

/** The run that holds this key. */
export async function findRunByKey(
  queries: Queries,
  requestKey: string,
): Promise<DraftingRun | null> {
  const row = await queries
    .selectFrom("drafting_runs")
    .selectAll()
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
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
export async function findLatestRun(queries: Queries, postId: string): Promise<DraftingRun | null> {
  const row = await queries
    .selectFrom("drafting_runs")
    .selectAll()
    .where("post_id", "=", postId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export async function listRuns(queries: Queries, limit: number): Promise<DraftingRun[]> {
  const rows = await queries
    .selectFrom("drafting_runs")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toRun);
}

/** Null over no rows; PostgreSQL sends big sums as text. */
type SumOrNull = number | string | null;

/** All tokens that runs begun at this instant or later have used; of an answer that nobody counted what was set aside for it. */
export async function sumTokens(queries: Queries, since: string): Promise<number> {
  const { input, output, uncounted } = await queries
    .selectFrom("drafting_runs")
    .select((of) => [
      of.fn.sum<SumOrNull>("input_tokens").as("input"),
      of.fn.sum<SumOrNull>("output_tokens").as("output"),
      of.fn
        .sum<SumOrNull>("reserved_tokens")
        .filterWhere("state", "not in", ["queued", "running"])
        .as("uncounted"),
    ])
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(input ?? 0) + Number(output ?? 0) + Number(uncounted ?? 0);
}

/** What the answers under way may use. */
export async function sumReservedTokens(queries: Queries): Promise<number> {
  const { reserved } = await queries
    .selectFrom("drafting_runs")
    .select((of) => of.fn.sum<SumOrNull>("reserved_tokens").as("reserved"))
    .where("state", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  return Number(reserved ?? 0);
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
      "repairs",
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
