import { sql } from "kysely";
import type { Queries } from "../../database/open-database.ts";
import { named } from "../../database/named-rows.ts";
import { containing } from "../../database/values.ts";
import type { MadePicture, Picture } from "./picture.ts";

type ListInput = {
  readonly words: readonly string[];
  readonly after: Pick<Picture, "createdAt" | "id"> | null;
  readonly limit: number;
};

export async function insertPicture(
  queries: Queries,
  picture: Picture & { readonly contentHash: string },
  files: MadePicture["files"],
): Promise<void> {
  const { alt: altText, isDecorative, ...columns } = picture;
  await named(queries)
    .insertInto("pictures")
    .values({ ...columns, altText, isDecorative: isDecorative ? 1 : 0 })
    .execute();
  for (const file of files)
    await queries
      .insertInto("picture_files")
      .values({ picture_id: picture.id, ...file })
      .execute();
}

export async function findByContent(
  queries: Queries,
  contentHash: string,
): Promise<Picture | null> {
  const row = await allPictures(queries).where("contentHash", "=", contentHash).executeTakeFirst();
  return row === undefined ? null : toPicture(row);
}

export async function findPictures(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly Picture[]> {
  if (ids.length === 0) return [];
  return (await allPictures(queries).where("id", "in", ids).execute()).map(toPicture);
}

export async function listPictures(
  queries: Queries,
  { words, after, limit }: ListInput,
): Promise<readonly Picture[]> {
  let page = allPictures(queries).orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit);
  for (const word of words)
    page = page.where(
      sql<boolean>`lower(name || ' ' || alt_text) like ${containing(word)} escape '!'`,
    );
  if (after !== null)
    page = page.where((of) =>
      of(of.refTuple("createdAt", "id"), "<", of.tuple(after.createdAt, after.id)),
    );
  return (await page.execute()).map(toPicture);
}

/** Reads a picture and locks its row until the transaction ends: by a no-op update, on both engines alike. */
export async function lockPicture(queries: Queries, id: string): Promise<Picture | null> {
  const row = await named(queries)
    .updateTable("pictures")
    .set({ id })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
  return row === undefined ? null : toPicture(row);
}

const columns = [
  "id",
  "name",
  "width",
  "height",
  "altText as alt",
  "isDecorative",
  "uploadedBy",
  "createdAt",
] as const;

function allPictures(queries: Queries) {
  return named(queries).selectFrom("pictures").select(columns);
}

function toPicture(row: Omit<Picture, "isDecorative"> & { readonly isDecorative: number }) {
  return { ...row, isDecorative: row.isDecorative === 1 };
}
