import { type NotNull, sql } from "kysely";
import { z } from "zod";
import { containing, readJson } from "../../database/values.ts";
import { auditKinds, type AuditAction, type AuditKind } from "./audit-kinds.ts";
import {
  emptyChain,
  type ChainedEntry,
  type ChainHead,
  type PostEntry,
  type StoredEntry,
} from "./audit-entry.ts";
import type { Queries } from "../../database/open-database.ts";

const theHead = 1;
/** The row whose sequence says how far the log was signed, and whose hash is that signature. */
const theSignature = 2;

/** The no-op update locks the head, so that writers come one after the other on both engines. */
export async function lockHeadForUpdate(queries: Queries): Promise<ChainHead> {
  await queries
    .insertInto("audit_head")
    .values({ id: theHead, ...emptyChain })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return queries
    .updateTable("audit_head")
    .set({ id: theHead })
    .where("id", "=", theHead)
    .returning(["sequence", "hash"])
    .executeTakeFirstOrThrow();
}

export async function insertEntry(queries: Queries, entry: ChainedEntry): Promise<void> {
  await queries
    .insertInto("audit_log")
    .values({ ...entry, details: JSON.stringify(entry.details) })
    .execute();
  await queries
    .updateTable("audit_head")
    .set({ sequence: entry.sequence, hash: entry.hash })
    .where("id", "=", theHead)
    .execute();
}

export async function hasEntryOf(queries: Queries, action: AuditAction): Promise<boolean> {
  const entry = await queries
    .selectFrom("audit_log")
    .select("sequence")
    .where("action", "=", action)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

type StoredSignature = { readonly sequence: number; readonly signature: string } | null;

export async function readHead(
  queries: Queries,
): Promise<{ readonly head: ChainHead; readonly signed: StoredSignature }> {
  const rows = await queries.selectFrom("audit_head").selectAll().execute();
  const head = rows.find(({ id }) => id === theHead) ?? emptyChain;
  const signed = rows.find(({ id }) => id === theSignature);
  return {
    head: { sequence: head.sequence, hash: head.hash },
    signed: signed === undefined ? null : { sequence: signed.sequence, signature: signed.hash },
  };
}

export async function storeSignature(
  queries: Queries,
  sequence: number,
  signature: string,
): Promise<void> {
  await queries
    .insertInto("audit_head")
    .values({ id: theSignature, sequence, hash: signature })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ sequence, hash: signature }))
    .execute();
}

type EntriesAsked = {
  readonly sequence: number;
  readonly postId: string | null;
  readonly actor?: { readonly among: readonly string[] } | { readonly startsWith: string } | null;
  readonly kind?: AuditKind | null;
  readonly between?: { readonly from: string; readonly to: string } | null;
  /** Lower case; each has to occur, or an id of somebody or something that is called so. */
  readonly words?: readonly { readonly word: string; readonly ids: readonly string[] }[];
};

const entryText = sql`lower(action || ' ' || actor || ' ' || coalesce(reason, '') || ' ' || cast(details as text))`;

export async function entriesBefore(
  queries: Queries,
  before: EntriesAsked,
  limit: number,
): Promise<ChainedEntry[]> {
  let newest = queries
    .selectFrom("audit_log")
    .selectAll()
    .where("sequence", "<", before.sequence)
    .orderBy("sequence", "desc")
    .limit(limit);
  const { actor, kind, between, words = [] } = before;
  if (before.postId !== null) newest = newest.where("post_id", "=", before.postId);
  if (actor) {
    newest =
      "among" in actor
        ? newest.where("actor", "in", actor.among)
        : newest.where("actor", "like", `${actor.startsWith}%`);
  }
  if (between) newest = newest.where("at", ">=", between.from).where("at", "<", between.to);
  if (kind === "other") newest = newest.where("action", "not in", actionsOfNamedKinds);
  else if (kind) newest = newest.where("action", "in", auditKinds[kind].actions);
  for (const { word, ids } of words)
    newest = newest.where((of) =>
      of.or([
        ...[word, ...ids].map(
          (text) => sql<boolean>`${entryText} like ${containing(text)} escape '!'`,
        ),
        of("post_id", "in", (posts) =>
          posts
            .selectFrom("blog_posts")
            .select("id")
            .where(sql<boolean>`search_text like ${containing(word)} escape '!'`),
        ),
      ]),
    );
  const rows = await newest.execute();
  return rows.map((row) => ({ ...row, details: readDetails(row.details) ?? {} }));
}

export async function entriesAfter(
  queries: Queries,
  sequence: number,
  limit: number,
): Promise<StoredEntry[]> {
  const rows = await queries
    .selectFrom("audit_log")
    .selectAll()
    .where("sequence", ">", sequence)
    .orderBy("sequence")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, details: readDetails(row.details) }));
}

export async function oldestAccount(queries: Queries): Promise<string | null> {
  const { oldest } = await queries
    .selectFrom("users")
    .select(({ fn }) => fn.min("created_at").as("oldest"))
    .executeTakeFirstOrThrow();
  return oldest;
}

/** Somebody from outside may have written anything into the column. */
function readDetails(storedJson: unknown): Record<string, unknown> | null {
  try {
    return readJson(detailsSchema, storedJson);
  } catch (fault) {
    if (fault instanceof SyntaxError || fault instanceof z.ZodError) return null;
    throw fault;
  }
}

export async function listLatest(
  queries: Queries,
  ids: readonly string[],
  actions: readonly AuditAction[],
): Promise<ReadonlyMap<string, PostEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom("audit_log")
    .select(["post_id", "revision", "action", "actor", "reason", "at"])
    .where("sequence", "in", (log) =>
      log
        .selectFrom("audit_log")
        .select((of) => of.fn.max("sequence").as("last"))
        .where("post_id", "in", ids)
        .where("action", "in", actions)
        .groupBy("post_id"),
    )
    .$narrowType<{ post_id: NotNull }>()
    .execute();
  return new Map(rows.map((row) => [row.post_id, row]));
}

export async function listAuthors(
  queries: Queries,
  revisions: ReadonlyMap<string, readonly number[]>,
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const wantedRevisions = [...revisions].filter(([, numbers]) => numbers.length > 0);
  const authors = new Map<string, Map<number, string>>(
    wantedRevisions.map(([id]) => [id, new Map()]),
  );
  if (wantedRevisions.length === 0) return authors;
  const rows = await queries
    .selectFrom("audit_log")
    .select(["post_id", "revision", "actor"])
    .where("sequence", "in", (log) =>
      log
        .selectFrom("audit_log")
        .select((of) => of.fn.min("sequence").as("first"))
        .where((entry) =>
          entry.or(
            wantedRevisions.map(([id, numbers]) =>
              entry.and([entry("post_id", "=", id), entry("revision", "in", numbers)]),
            ),
          ),
        )
        .groupBy(["post_id", "revision"]),
    )
    .$narrowType<{ post_id: NotNull; revision: NotNull }>()
    .execute();
  for (const { post_id, revision, actor } of rows) authors.get(post_id)?.set(revision, actor);
  return authors;
}

/** By the index of those entries, which is for a constant and not for a parameter. */
export async function lastBackup(queries: Queries): Promise<string | null> {
  const newest = await queries
    .selectFrom("audit_log")
    .select("at")
    .where("action", "=", sql.lit("backup-made" satisfies AuditAction))
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.at ?? null;
}

const { other: _other, ...namedKinds } = auditKinds;
const actionsOfNamedKinds = Object.values(namedKinds).flatMap(({ actions }) => [...actions]);

const detailsSchema = z.record(z.string(), z.unknown());
