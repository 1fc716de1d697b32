import { z } from "zod";
import { newsCategories, type NewsCategory } from "../../content/news-categories.ts";
import { named, type NamedRow } from "../../database/named-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import type { StoredUpdate } from "./update.ts";

const authorsSchema = z.array(z.string());
const categorySchema = z.custom<NewsCategory>(
  (value) => typeof value === "string" && Object.hasOwn(newsCategories, value),
);

export async function listUpdates(queries: Queries): Promise<StoredUpdate[]> {
  return (await named(queries).selectFrom("updates").selectAll().execute()).map(updateOf);
}

export async function findUpdate(queries: Queries, id: string): Promise<StoredUpdate | null> {
  const row = await named(queries)
    .selectFrom("updates")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : updateOf(row);
}

export async function insertUpdate(queries: Queries, update: StoredUpdate): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await named(queries)
    .insertInto("updates")
    .values(rowOf(update))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function replaceUpdate(queries: Queries, update: StoredUpdate): Promise<boolean> {
  const { id, ...values } = rowOf(update);
  const { numUpdatedRows } = await named(queries)
    .updateTable("updates")
    .set(values)
    .where("id", "=", id)
    .where("version", "=", update.version - 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function updateOf({ replaces, breakingUntil, ...row }: NamedRow<"updates">): StoredUpdate {
  return {
    ...row,
    category: categorySchema.parse(row.category),
    authors: readJson(authorsSchema, row.authors),
    isBreaking: row.isBreaking === 1,
  };
}

function rowOf(update: StoredUpdate) {
  const isBreaking = update.isBreaking ? 1 : 0;
  return { ...update, authors: JSON.stringify(update.authors), isBreaking };
}
