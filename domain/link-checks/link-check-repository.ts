import type { Selectable } from "kysely";
import type { CheckedLinkRow } from "../../database/office-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import type { Count } from "../../database/values.ts";

export type CheckedLink = {
  readonly address: string;
  /** In a row, on days of their own; 0 when it answered. */
  readonly failures: number;
  readonly failedAt: string | null;
  readonly lastOutcome: string;
  /** Null before the first look. */
  readonly checkedAt: string | null;
  readonly nextCheckAt: string;
  readonly dismissedAt: string | null;
};

/** Notes addresses that nobody has looked at; known ones stay as they are. */
export async function insertLinks(
  queries: Queries,
  addresses: readonly string[],
  nextCheckAt: string,
): Promise<void> {
  if (addresses.length === 0) return;
  await queries
    .insertInto("checked_links")
    .values(
      addresses.map((address) => ({
        address,
        failures: 0,
        failed_at: null,
        last_outcome: "",
        checked_at: null,
        next_check_at: nextCheckAt,
        dismissed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets addresses that no text has any more. */
export async function deleteLinks(queries: Queries, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0)
    await queries
      .deleteFrom("checked_links")
      .where("address", "in", [...addresses])
      .execute();
}

export async function listLinks(queries: Queries): Promise<CheckedLink[]> {
  const rows = await queries.selectFrom("checked_links").selectAll().orderBy("address").execute();
  return rows.map(linkOf);
}

/** The address that has waited longest for its look; undefined while none is due. */
export async function findDueLink(queries: Queries, now: string): Promise<CheckedLink | undefined> {
  const row = await queries
    .selectFrom("checked_links")
    .selectAll()
    .where("next_check_at", "<=", now)
    .orderBy("next_check_at")
    .orderBy("address")
    .limit(1)
    .executeTakeFirst();
  return row && linkOf(row);
}

/** How many addresses were looked at since then. */
export async function countChecked(queries: Queries, since: string): Promise<number> {
  const { count } = await queries
    .selectFrom("checked_links")
    .select((of) => of.fn.countAll<Count>().as("count"))
    .where("checked_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes the look at an address for this instance; false when another one has taken it. */
export async function claimLink(
  queries: Queries,
  { address, nextCheckAt }: CheckedLink,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("checked_links")
    .set({ next_check_at: until })
    .where("address", "=", address)
    .where("next_check_at", "=", nextCheckAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes what is known of an address; false when it is not known at all. */
export async function updateLink(
  queries: Queries,
  address: string,
  link: Partial<Omit<CheckedLink, "address">>,
): Promise<boolean> {
  const { failures, failedAt, lastOutcome, checkedAt, nextCheckAt, dismissedAt } = link;
  const { numUpdatedRows } = await queries
    .updateTable("checked_links")
    .set({
      ...(failures !== undefined && { failures }),
      ...(failedAt !== undefined && { failed_at: failedAt }),
      ...(lastOutcome !== undefined && { last_outcome: lastOutcome }),
      ...(checkedAt !== undefined && { checked_at: checkedAt }),
      ...(nextCheckAt !== undefined && { next_check_at: nextCheckAt }),
      ...(dismissedAt !== undefined && { dismissed_at: dismissedAt }),
    })
    .where("address", "=", address)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function linkOf(row: Selectable<CheckedLinkRow>): CheckedLink {
  return {
    address: row.address,
    failures: row.failures,
    failedAt: row.failed_at,
    lastOutcome: row.last_outcome,
    checkedAt: row.checked_at,
    nextCheckAt: row.next_check_at,
    dismissedAt: row.dismissed_at,
  };
}
