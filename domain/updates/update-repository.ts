import type { Selectable } from "kysely";
import { z } from "zod";
import type { UpdateRow } from "../../database/schema.ts";
import { readJson } from "../../database/values.ts";
import type { Queries } from "../../database/open-database.ts";
import { newsCategories, type NewsCategory } from "../../content/news-categories.ts";
import { updateStates } from "./update-terms.ts";
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
  const { is_breaking, breaking_until, ends_on, ...rest } = row;
  const { created_by, created_at, updated_at, published_at, ended_at, replaces, ...update } = rest;
  return {
    ...update,
    state: stateSchema.parse(row.state),
    category: categorySchema.parse(row.category),
    authors: readJson(authorsSchema, row.authors),
    isBreaking: is_breaking === 1,
    endsOn: ends_on,
    createdBy: created_by,
    createdAt: created_at,
    updatedAt: updated_at,
    publishedAt: published_at,
    endedAt: ended_at,
  };
}

function rowOf(update: StoredUpdate): UpdateRow {
  const { isBreaking, endsOn, ...rest } = update;
  const { createdBy, createdAt, updatedAt, publishedAt, endedAt, ...row } = rest;
  return {
    ...row,
    replaces: null,
    authors: JSON.stringify(update.authors),
    is_breaking: isBreaking ? 1 : 0,
    breaking_until: null,
    ends_on: endsOn,
    created_by: createdBy,
    created_at: createdAt,
    updated_at: updatedAt,
    published_at: publishedAt,
    ended_at: endedAt,
  };
}
