import type { SchemaModule } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** Names of people, invitations, and the codes that stand in for a lost second factor. */
export async function people(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
  await schema.alterTable("users").addColumn("name", "text").execute();
  await schema
    .createTable("invitations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("invited_by", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("expires_at", time, (column) => column.notNull())
    .addColumn("accepted_at", time)
    .addColumn("revoked_at", time)
    .execute();
  await schema
    .createTable("recovery_codes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("used_at", time)
    .execute();
  await schema
    .createIndex("recovery_codes_by_user")
    .on("recovery_codes")
    .column("user_id")
    .execute();
}
