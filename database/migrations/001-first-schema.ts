import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Posts with their revisions, drafting runs, review links, accounts, sessions and the audit log. */
export function firstSchema(types: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await createPostTables(database, types);
      await createDraftingTables(database, types);
      await createAccountTables(database, types);
      await createAuditTables(database, types);
    },
  };
}

async function createPostTables(database: Kysely<never>, { time, json }: ColumnTypes) {
  await database.schema
    .createTable("blog_posts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("tags", json, (column) => column.notNull())
    .addColumn("hero_summary", "text", (column) => column.notNull())
    .addColumn("hero_image_url", "text")
    .addColumn("hero_image_alt", "text")
    .addColumn("meta_description", "text", (column) => column.notNull())
    .addColumn("body_markdown", "text", (column) => column.notNull())
    .addColumn("schema_jsonld", json, (column) => column.notNull())
    .addColumn("internal_links", json, (column) => column.notNull())
    .addColumn("source_references", json, (column) => column.notNull())
    .addColumn("published_at", time)
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("created_by", "text")
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("updated_at", time, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("blog_posts_by_publication")
    .on("blog_posts")
    .columns(["status", "published_at"])
    .execute();
  await database.schema
    .createTable("blog_post_revisions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("content", json, (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("instructions", "text", (column) => column.notNull())
    .addColumn("run_id", "text")
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addUniqueConstraint("blog_post_revisions_once", ["post_id", "revision"])
    .execute();
  await database.schema
    .createTable("review_links")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("expires_at", time, (column) => column.notNull())
    .addColumn("revoked_at", time)
    .addColumn("created_by", "text")
    .addColumn("created_at", time, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("review_links_by_post")
    .on("review_links")
    .columns(["post_id", "expires_at"])
    .execute();
}

async function createDraftingTables(database: Kysely<never>, { time }: ColumnTypes) {
  await database.schema
    .createTable("drafting_runs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("stage", "text", (column) => column.notNull())
    .addColumn("post_id", "text", (column) => column.references("blog_posts.id"))
    .addColumn("prompt", "text", (column) => column.notNull())
    .addColumn("category", "text")
    .addColumn("publish", "integer", (column) => column.notNull())
    .addColumn("base_revision", "integer")
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("model", "text")
    .addColumn("prompt_version", "text")
    .addColumn("input_tokens", "integer")
    .addColumn("output_tokens", "integer")
    .addColumn("error", "text")
    .addColumn("error_kind", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_expires_at", time)
    .addColumn("requested_by", "text")
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("started_at", time)
    .addColumn("finished_at", time)
    .execute();
  await database.schema
    .createIndex("drafting_runs_by_state")
    .on("drafting_runs")
    .columns(["state", "created_at"])
    .execute();
  await database.schema
    .createIndex("drafting_runs_by_creation")
    .on("drafting_runs")
    .columns(["created_at", "id"])
    .execute();
  await database.schema
    .createIndex("drafting_runs_by_post")
    .on("drafting_runs")
    .columns(["post_id", "created_at"])
    .execute();
  await sql`
    create unique index drafting_runs_one_at_a_time on drafting_runs (post_id)
    where state in ('queued', 'running')
  `.execute(database);
}

async function createAccountTables(database: Kysely<never>, { time, json }: ColumnTypes) {
  await database.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("user_metadata", json, (column) => column.notNull())
    .addColumn("last_sign_in_at", time)
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("updated_at", time, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("user_roles")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addPrimaryKeyConstraint("user_roles_once", ["user_id", "role"])
    .execute();
  await database.schema
    .createTable("auth_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
    .addColumn("aal", "text", (column) => column.notNull())
    .addColumn("amr", json, (column) => column.notNull())
    .addColumn("user_agent", "text")
    .addColumn("address", "text")
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("refreshed_at", time, (column) => column.notNull())
    .addColumn("ended_at", time)
    .addColumn("end_reason", "text")
    .execute();
  await database.schema
    .createIndex("auth_sessions_by_user")
    .on("auth_sessions")
    .column("user_id")
    .execute();
  await database.schema
    .createTable("auth_refresh_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.notNull().references("auth_sessions.id"))
    .addColumn("parent_hash", "text")
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("spent_at", time)
    .execute();
  await database.schema
    .createIndex("auth_refresh_tokens_by_session")
    .on("auth_refresh_tokens")
    .column("session_id")
    .execute();
  await database.schema
    .createTable("sign_in_failures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("failed_at", time, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("sign_in_failures_by_key")
    .on("sign_in_failures")
    .columns(["key", "failed_at"])
    .execute();
  await database.schema
    .createIndex("sign_in_failures_by_time")
    .on("sign_in_failures")
    .column("failed_at")
    .execute();
  await database.schema
    .createTable("signing_keys")
    .addColumn("kid", "text", (column) => column.primaryKey())
    .addColumn("private_jwk", json, (column) => column.notNull())
    .addColumn("public_jwk", json, (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("site_secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

async function createAuditTables(database: Kysely<never>, { time, json }: ColumnTypes) {
  await database.schema
    .createTable("audit_log")
    .addColumn("sequence", "integer", (column) => column.primaryKey())
    .addColumn("at", time, (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("post_id", "text")
    .addColumn("revision", "integer")
    .addColumn("reason", "text")
    .addColumn("details", json, (column) => column.notNull())
    .addColumn("previous_hash", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .execute();
  await database.schema
    .createTable("audit_head")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
}
