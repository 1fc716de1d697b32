import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Second factors of accounts, the challenges that ask for their codes, and links that reset a password. */
export function secondFactor({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema
        .createTable("mfa_factors")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
        .addColumn("friendly_name", "text")
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("sealed_secret", "text", (column) => column.notNull())
        .addColumn("last_used_step", "integer")
        .addColumn("created_at", time, (column) => column.notNull())
        .addColumn("updated_at", time, (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex("mfa_factors_by_user")
        .on("mfa_factors")
        .column("user_id")
        .execute();
      await database.schema
        .createTable("mfa_challenges")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("factor_id", "text", (column) => column.notNull().references("mfa_factors.id"))
        .addColumn("session_id", "text", (column) =>
          column.notNull().references("auth_sessions.id"),
        )
        .addColumn("expires_at", time, (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex("mfa_challenges_by_factor")
        .on("mfa_challenges")
        .column("factor_id")
        .execute();
      await database.schema
        .createTable("auth_recovery_tokens")
        .addColumn("token_hash", "text", (column) => column.primaryKey())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").unique())
        .addColumn("expires_at", time, (column) => column.notNull())
        .execute();
    },
  };
}
