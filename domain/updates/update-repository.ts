import type { Selectable } from "kysely";
import { z } from "zod";
import type { UpdateRow } from "../../database/office-rows.ts";
import { readJson } from "../../database/values.ts";
import type { Queries } from "../../database/open-database.ts";
import { newsCategories, type NewsCategory } from "../../content/news-categories.ts";
import { updateStates } from "./update-state.ts";
import type { StoredUpdate } from "./update.ts";

const authorsSchema = z.array(z.string());
const stateSchema = z.enum(updateStates);
const categorySchema = z.custom<NewsCategory>(
  (value) => typeof value === "string" && Object.hasOwn(newsCategories, value),
);

export async function listUpdates(queries: Queries): Promise<StoredUpdate[]> {
  return (await queries.selectFrom("updates").selectAll().execute()).map(updateOf);
}

export async function findUpdate(queries: Queries, id: string): Promise<StoredUpdate | null> {
  const row = await queries
    .selectFrom("updates")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : updateOf(row);
}

export async function insertUpdate(queries: Queries, update: StoredUpdate): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("updates")
    .values(rowOf(update))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function replaceUpdate(queries: Queries, update: StoredUpdate): Promise<boolean> {
  const { id, ...values } = rowOf(update);
  const { numUpdatedRows } = await queries
    .updateTable("updates")
    .set(values)
    .where("id", "=", id)
    .where("version", "=", update.version - 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function updateOf(row: Selectable<UpdateRow>): StoredUpdate {
  return {
    id: row.id,
    version: row.version,
    state: stateSchema.parse(row.state),
    day: row.day,
    headline: row.headline,
    summary: row.summary,
    category: categorySchema.parse(row.category),
    isBreaking: row.is_breaking === 1,
    breakingUntil: row.breaking_until,
    link: row.link,
    endsOn: row.ends_on,
    replaces: row.replaces,
    authors: readJson(authorsSchema, row.authors),
    edition: row.edition,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    endedAt: row.ended_at,
  };
}

function rowOf(update: StoredUpdate): UpdateRow {
  return {
    id: update.id,
    version: update.version,
    state: update.state,
    day: update.day,
    headline: update.headline,
    summary: update.summary,
    category: update.category,
    is_breaking: update.isBreaking ? 1 : 0,
    breaking_until: update.breakingUntil,
    link: update.link,
    ends_on: update.endsOn,
    replaces: update.replaces,
    authors: JSON.stringify(update.authors),
    edition: update.edition,
    created_by: update.createdBy,
    created_at: update.createdAt,
    updated_at: update.updatedAt,
    published_at: update.publishedAt,
    ended_at: update.endedAt,
  };
}
