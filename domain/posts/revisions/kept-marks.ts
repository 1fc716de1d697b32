import { stoppingFindings, type Finding, type Ledger } from "./ledger.ts";
import type { Mark } from "./mark.ts";
import { createHash } from "node:crypto";
import type { Queries } from "../../../database/open-database.ts";
import type { PostTools } from "../post-tools.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { changedSince } from "./post-drafts.ts";
import type { LockedPost } from "./post-revisions.ts";

type KeptMark = {
  readonly sentence: string;
  readonly under: string;
  /** The record that says otherwise, with its value then; empty for a statement that no record answers. */
  readonly against: string;
  readonly revision: number;
  /** `admin:EMAIL`, the address to which the link was mailed, or `link:LINK_ID`. */
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly address: string | null;
};

export type KeptMarks = ReadonlyMap<string, KeptMark>;

type Subject = Pick<KeptMark, "sentence" | "under" | "against">;

function keptKey({ sentence, under, against }: Subject): string {
  return JSON.stringify([under, sentence, against]);
}

function subjectOf({ kind, sentence, under, record }: Mark): Subject | null {
  if (kind === "verified") return null;
  if (kind === "unverified") return { sentence, under, against: "" };
  const against = record === null ? "conflict" : `${record.id}: ${record.value}`;
  return { sentence, under, against };
}

export function keptAs(mark: Mark, kept: KeptMarks): KeptMark | null {
  const subject = subjectOf(mark);
  return subject === null ? null : (kept.get(keptKey(subject)) ?? null);
}

export type OpenMarks = {
  readonly conflicts: readonly Mark[];
  readonly stopping: readonly Finding[];
  readonly unverified: readonly Mark[];
};

export function openMarks(ledger: Ledger, kept: KeptMarks): OpenMarks {
  const { marks } = ledger;
  return {
    conflicts: marks.filter((mark) => mark.kind === "conflict" && keptAs(mark, kept) === null),
    stopping: stoppingFindings(ledger),
    unverified: marks.filter(({ kind }) => kind === "unverified"),
  };
}

export type OpenCounts = { readonly conflicts: number; readonly unverified: number };

export function countOpen({ conflicts, stopping, unverified }: OpenMarks): OpenCounts {
  return { conflicts: conflicts.length + stopping.length, unverified: unverified.length };
}

export function keeperName(by: string): string {
  if (by.startsWith("admin:")) return by.slice("admin:".length);
  return by.includes("@") ? by : "a reviewer with a link";
}

async function insertKeptMark(queries: Queries, postId: string, mark: KeptMark): Promise<boolean> {
  const { under, by, at, ...columns } = mark;
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("kept_marks")
    .values({
      post_id: postId,
      mark_hash: createHash("sha256").update(keptKey(mark)).digest("hex"),
      ...columns,
      under_heading: under,
      kept_by: by,
      kept_at: at,
    })
    .onConflict((conflict) => conflict.columns(["post_id", "mark_hash"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findKeptMarks(queries: Queries, postId: string): Promise<KeptMarks> {
  return (await listKeptMarks(queries, [postId])).get(postId) ?? new Map();
}

export async function listKeptMarks(
  queries: Queries,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, KeptMarks>> {
  const found = new Map<string, Map<string, KeptMark>>();
  if (postIds.length === 0) return found;
  const rows = await queries
    .selectFrom("kept_marks")
    .select(["post_id", "sentence", "under_heading as under", "against", "revision"])
    .select(["kept_by as by", "kept_at as at", "reason", "address"])
    .where("post_id", "in", postIds)
    .orderBy("kept_at")
    .orderBy("mark_hash")
    .execute();
  for (const { post_id, ...mark } of rows) {
    const ofPost = found.get(post_id) ?? new Map<string, KeptMark>();
    found.set(post_id, ofPost.set(keptKey(mark), mark));
  }
  return found;
}

type KeepCommand = Pick<KeptMark, "revision" | "reason" | "address" | "by"> & {
  readonly mark: Mark;
  readonly actor: string;
};

/** Never taken back: who was wrong corrects the sentence, and another sentence is marked anew. */
export function createMarkKeeping({ queries, clock, audit }: PostTools) {
  return {
    of: (postId: string, source: Queries = queries): Promise<KeptMarks> =>
      findKeptMarks(source, postId),

    async keep(
      transaction: Queries,
      { newest: { id: postId, revision } }: LockedPost,
      { mark, actor, ...command }: KeepCommand,
    ): Promise<Result<KeptMarks>> {
      if (command.revision !== revision) return changedSince();
      const subject = subjectOf(mark);
      if (subject === null)
        return fail("unacceptable", "Our records agree with this: there is nothing to keep.");
      const at = clock.now().toISOString();
      if (await insertKeptMark(transaction, postId, { ...subject, ...command, at })) {
        const { reason, address, by } = command;
        const details = { by: keeperName(by), kind: mark.kind, ...subject, address };
        const action = "mark-kept";
        await audit.append(transaction, { actor, action, postId, revision, reason, details });
      }
      return succeed(await findKeptMarks(transaction, postId));
    },
  };
}
