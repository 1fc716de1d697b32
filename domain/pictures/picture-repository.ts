import { sql } from "kysely";
import type { Queries } from "../../database/open-database.ts";
import type { PictureRow } from "../../database/schema.ts";
import { containing } from "../../database/values.ts";
import type { MadePicture, Picture } from "./picture.ts";

type ListInput = {
  /** All of them have to occur in its name or its words; lower case. */
  readonly words: readonly string[];
  readonly after: Pick<Picture, "createdAt" | "id"> | null;
  readonly limit: number;
};

export async function insertPicture(
  queries: Queries,
  picture: Picture & { readonly contentHash: string },
  files: MadePicture["files"],
): Promise<void> {
  const { id, name, contentHash, width, height, alt, isDecorative } = picture;
  await queries
    .insertInto("pictures")
    .values({
      id,
      name,
      content_hash: contentHash,
      width,
      height,
      alt_text: alt,
      is_decorative: isDecorative ? 1 : 0,
      uploaded_by: picture.uploadedBy,
      created_at: picture.createdAt,
    })
    .execute();
  for (const file of files)
    await queries
      .insertInto("picture_files")
      .values({ picture_id: id, ...file })
      .execute();
}

/** The picture that was made of an upload with this SHA-256. */
export async function findByContent(
  queries: Queries,
  contentHash: string,
): Promise<Picture | null> {
  const row = await queries
    .selectFrom("pictures")
    .selectAll()
    .where("content_hash", "=", contentHash)
    .executeTakeFirst();
  return row === undefined ? null : toPicture(row);
}

export async function findPictures(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly Picture[]> {
  if (ids.length === 0) return [];
  const rows = await queries.selectFrom("pictures").selectAll().where("id", "in", ids).execute();
  return rows.map(toPicture);
}

export async function listPictures(
  queries: Queries,
  { words, after, limit }: ListInput,
): Promise<readonly Picture[]> {
  let page = queries
    .selectFrom("pictures")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  for (const word of words)
    page = page.where(
      sql<boolean>`lower(name || ' ' || alt_text) like ${containing(word)} escape '!'`,
    );
  if (after !== null)
    page = page.where((of) =>
      of(of.refTuple("created_at", "id"), "<", of.tuple(after.createdAt, after.id)),
    );
  return (await page.execute()).map(toPicture);
}

/** Reads a picture and locks its row until the transaction ends: by a no-op update, on both engines alike. */
export async function lockPicture(queries: Queries, id: string): Promise<Picture | null> {
  const row = await queries
    .updateTable("pictures")
    .set({ id })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toPicture(row);
}

function toPicture(row: PictureRow): Picture {
  const { id, name, width, height } = row;
  return {
    id,
    name,
    width,
    height,
    alt: row.alt_text,
    isDecorative: row.is_decorative === 1,
    uploadedBy: row.uploaded_by,
    createdAt: row.created_at,
  };
}
