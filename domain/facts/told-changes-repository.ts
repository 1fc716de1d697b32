import { firstEdition } from "../../content/facts/index.ts";
import type { Queries } from "../../database/open-database.ts";
import { effectiveStates, listByIds } from "./fact-repository.ts";
import type { KnownStatement } from "./fact-statement.ts";

export type EffectiveStatement = {
  readonly statement: KnownStatement;
  /** For the same record and edition; null for none. */
  readonly before: KnownStatement | null;
  /** ISO instant. */
  readonly seenAt: string;
};

type Told = {
  readonly id: string;
  readonly changeId: string;
  readonly position: number;
  readonly seenAt: string;
  readonly beforeId: string | null;
  /** Nobody saw it: another was stated before its edition was opened. */
  isReplaced: boolean;
};

/** Newest first: statements of an edition count from its opening on, and of those before it only the last. */
async function toldUntil(queries: Queries, at: string): Promise<readonly Told[]> {
  const rows = await queries
    .selectFrom("fact_statements as stated")
    .leftJoin("editions as its_edition", "its_edition.edition", "stated.edition")
    .select(["stated.id", "stated.change_id", "stated.position", "stated.fact_id"])
    .select(["stated.edition", "stated.effective_at", "stated.is_minor", "its_edition.opened_at"])
    .where("stated.state", "in", effectiveStates)
    .where("stated.effective_at", "<=", at)
    .orderBy("stated.effective_at")
    .orderBy("stated.position")
    .execute();
  const lastOfRecord = new Map<string, Told>();
  const told = rows.flatMap((row) => {
    const effectiveAt = row.effective_at ?? at;
    const openedAt = row.opened_at ?? "";
    const record = `${row.edition}/${row.fact_id}`;
    const former = lastOfRecord.get(record);
    const isBeforeOpening = effectiveAt <= openedAt;
    if (former !== undefined && isBeforeOpening) former.isReplaced = true;
    const one: Told = {
      id: row.id,
      changeId: row.change_id,
      position: row.position,
      seenAt: isBeforeOpening ? openedAt : effectiveAt,
      // Of the statements before its opening readers saw none.
      beforeId: effectiveAt < openedAt ? null : (former?.id ?? null),
      isReplaced: false,
    };
    lastOfRecord.set(record, one);
    const isSeen = row.edition === firstEdition || (openedAt !== "" && openedAt <= at);
    return isSeen && row.is_minor === 0 ? one : [];
  });
  return told
    .filter(({ isReplaced }) => !isReplaced)
    .sort((one, other) =>
      one.seenAt === other.seenAt
        ? other.position - one.position
        : other.seenAt.localeCompare(one.seenAt),
    );
}

export async function listToldSince(
  queries: Queries,
  { since, at }: { readonly since: string; readonly at: string },
): Promise<EffectiveStatement[]> {
  const told = await toldUntil(queries, at);
  return withWords(
    queries,
    told.filter(({ seenAt }) => seenAt > since),
  );
}

/** The last `limit` changes before the change `before`, each with its statements in the order of writing. */
export async function listToldBefore(
  queries: Queries,
  { at, before, limit }: { at: string; before: string | undefined; limit: number },
): Promise<EffectiveStatement[]> {
  const changes = [...Map.groupBy(await toldUntil(queries, at), ({ changeId }) => changeId)];
  const start = before === undefined ? -1 : changes.findIndex(([id]) => id === before);
  if (before !== undefined && start === -1) return [];
  const wanted = changes.slice(start + 1, start + 1 + limit);
  return withWords(
    queries,
    wanted.flatMap(([, statements]) => statements.toReversed()),
  );
}

async function withWords(queries: Queries, told: readonly Told[]): Promise<EffectiveStatement[]> {
  if (told.length === 0) return [];
  const ids = told.flatMap(({ id, beforeId }) => (beforeId === null ? id : [id, beforeId]));
  const found = await listByIds(queries, [...new Set(ids)]);
  const statements = new Map(found.map((statement) => [statement.id, statement]));
  return told.flatMap(({ id, beforeId, seenAt }) => {
    const statement = statements.get(id);
    const before = statements.get(beforeId ?? "") ?? null;
    return statement === undefined ? [] : { statement, before, seenAt };
  });
}
