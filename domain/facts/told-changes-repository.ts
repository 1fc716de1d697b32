import type { Selectable } from "kysely";
import { firstEdition } from "../../content/facts/index.ts";
import type { FactStatementRow } from "../../database/fact-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import { effectiveStates, statementOf } from "./fact-repository.ts";
import type { FactStatement } from "./fact-statement.ts";

/** A statement that took effect. */
export type EffectiveStatement = {
  readonly statement: FactStatement;
  /** The one that readers had for its record and edition before; null for none. */
  readonly before: FactStatement | null;
  /** From when readers see it (ISO instant). */
  readonly seenAt: string;
};

/**
 * What readers see at an instant of what was stated, with since when: what was stated of an edition
 * before it was opened, since then, and only the last of it.
 */
function toldUntil(queries: Queries, at: string) {
  return queries
    .selectFrom("fact_statements as stated")
    .leftJoin("editions as its_edition", "its_edition.edition", "stated.edition")
    .selectAll("stated")
    .select((of) =>
      of
        .case()
        .when("its_edition.opened_at", ">", of.ref("stated.effective_at"))
        .then(of.ref("its_edition.opened_at"))
        .else(of.ref("stated.effective_at"))
        .end()
        .as("seen_at"),
    )
    .where("stated.state", "in", effectiveStates)
    .where("stated.effective_at", "<=", at)
    .where("stated.is_minor", "=", 0)
    .where((of) =>
      of.or([of("stated.edition", "=", firstEdition), of("its_edition.opened_at", "<=", at)]),
    )
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("fact_statements as next")
            .select("next.id")
            .whereRef("next.fact_id", "=", "stated.fact_id")
            .whereRef("next.edition", "=", "stated.edition")
            .where("next.state", "in", effectiveStates)
            .where("next.effective_at", "<=", of.ref("its_edition.opened_at"))
            .where((or) =>
              or.or([
                or("next.effective_at", ">", or.ref("stated.effective_at")),
                or.and([
                  or("next.effective_at", "=", or.ref("stated.effective_at")),
                  or("next.position", ">", or.ref("stated.position")),
                ]),
              ]),
            ),
        ),
      ),
    );
}

/** What readers were told took effect after `since` and until `at`, newest first. */
export async function listToldSince(
  queries: Queries,
  { since, at }: { readonly since: string; readonly at: string },
): Promise<EffectiveStatement[]> {
  const rows = await queries
    .selectFrom(toldUntil(queries, at).as("told"))
    .selectAll()
    .where("seen_at", ">", since)
    .orderBy("seen_at", "desc")
    .orderBy("position", "desc")
    .execute();
  return withPredecessors(queries, rows);
}

/** A place in the order of changes: that of the first statement of one. */
type ChangePlace = { readonly seenAt: string; readonly position: number };

/** Where a change stands among those that readers see at an instant; null for one that they do not. */
export async function placeOfChange(
  queries: Queries,
  changeId: string,
  at: string,
): Promise<ChangePlace | null> {
  const row = await queries
    .selectFrom(toldUntil(queries, at).as("told"))
    .select(["seen_at", "position"])
    .where("change_id", "=", changeId)
    .orderBy("position")
    .executeTakeFirst();
  if (row === undefined) return null;
  return { seenAt: row.seen_at ?? at, position: row.position };
}

/**
 * What readers were told until this instant, by the last `limit` changes before a place: newest change
 * first, its statements in the order of writing.
 */
export async function listToldBefore(
  queries: Queries,
  { at, before, limit }: { at: string; before: ChangePlace | null; limit: number },
): Promise<EffectiveStatement[]> {
  let changes = queries
    .selectFrom(toldUntil(queries, at).as("told"))
    .select(["change_id", "seen_at"])
    .select((of) => of.fn.min("position").as("first"))
    .groupBy(["change_id", "seen_at"])
    .orderBy("seen_at", "desc")
    .orderBy("first", "desc")
    .limit(limit);
  if (before !== null) {
    const { seenAt, position } = before;
    changes = changes.where((of) =>
      of.or([
        of("seen_at", "<", seenAt),
        of.and([of("seen_at", "=", seenAt), of("position", "<", position)]),
      ]),
    );
  }
  const places = new Map(
    (await changes.execute()).map(({ change_id }, place) => [change_id, place]),
  );
  if (places.size === 0) return [];
  const rows = await queries
    .selectFrom(toldUntil(queries, at).as("told"))
    .selectAll()
    .where("change_id", "in", [...places.keys()])
    .orderBy("position")
    .execute();
  const placeOf = (row: (typeof rows)[number]) => places.get(row.change_id) ?? 0;
  rows.sort((one, other) => placeOf(one) - placeOf(other));
  return withPredecessors(queries, rows);
}

type ToldRow = Selectable<FactStatementRow> & { readonly seen_at: string | null };

/** Each with what held for its record before it. */
async function withPredecessors(
  queries: Queries,
  toldRows: readonly ToldRow[],
): Promise<EffectiveStatement[]> {
  if (toldRows.length === 0) return [];
  const links = await queries
    .selectFrom("fact_statements as stated")
    .select("stated.id")
    .select((of) =>
      of
        .selectFrom("fact_statements as former")
        .select("former.id")
        .whereRef("former.fact_id", "=", "stated.fact_id")
        .whereRef("former.edition", "=", "stated.edition")
        .where("former.state", "in", effectiveStates)
        .where((or) =>
          or.or([
            or("former.effective_at", "<", or.ref("stated.effective_at")),
            or.and([
              or("former.effective_at", "=", or.ref("stated.effective_at")),
              or("former.position", "<", or.ref("stated.position")),
            ]),
          ]),
        )
        .orderBy("former.effective_at", "desc")
        .orderBy("former.position", "desc")
        .limit(1)
        .as("before"),
    )
    .where(
      "stated.id",
      "in",
      toldRows.map(({ id }) => id),
    )
    .execute();
  const formerIds = links.flatMap(({ before }) => before ?? []);
  const rows =
    formerIds.length === 0
      ? []
      : await queries
          .selectFrom("fact_statements")
          .selectAll()
          .where("id", "in", formerIds)
          .execute();
  const former = new Map(rows.map((row) => [row.id, statementOf(row)]));
  const idsBefore = new Map(links.map(({ id, before }) => [id, before]));
  return toldRows.map((row) => {
    const statement = statementOf(row);
    const seenAt = row.seen_at ?? row.created_at;
    // What was stated before it while nobody saw the edition, nobody had.
    const isFirstSeen = seenAt !== row.effective_at;
    const before = former.get(idsBefore.get(row.id) ?? "") ?? null;
    return { statement, before: isFirstSeen ? null : before, seenAt };
  });
}
