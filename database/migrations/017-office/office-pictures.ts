import type { SchemaModule } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** Uploaded pictures, their files, one an offered width, and which revisions of posts show them. */
export async function pictures(schema: SchemaModule, { time, bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable("pictures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("content_hash", "text", (column) => column.notNull().unique())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("alt_text", "text", (column) => column.notNull())
    .addColumn("is_decorative", "integer", (column) => column.notNull())
    .addColumn("uploaded_by", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .execute();
  await schema
    .createTable("picture_files")
    .addColumn("picture_id", "text", (column) => column.notNull().references("pictures.id"))
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("content", bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint("picture_files_once", ["picture_id", "width"])
    .execute();
  await schema
    .createTable("picture_uses")
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("picture_id", "text", (column) => column.notNull().references("pictures.id"))
    .addColumn("place", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("picture_uses_once", ["post_id", "revision", "picture_id", "place"])
    .execute();
  await schema
    .createIndex("picture_uses_of_picture")
    .on("picture_uses")
    .column("picture_id")
    .execute();
}
