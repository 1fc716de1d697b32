import type { Database } from "../schema.ts";

/** Every table of the site, each after those that it refers to: rows are written back in this order. */
export const siteTables = [
  "editions",
  "edition_marks",
  "mistake_reports",
  "fact_statements",
  "rank_rounds",
  "watched_pages",
  "page_changes",
  "watched_hosts",
  "blog_posts",
  "blog_post_revisions",
  "post_words",
  "post_looks",
  "record_values",
  "post_records",
  "kept_marks",
  "drafting_runs",
  "review_links",
  "mails",
  "users",
  "user_roles",
  "auth_sessions",
  "auth_refresh_tokens",
  "auth_recovery_tokens",
  "mfa_factors",
  "mfa_challenges",
  "sign_in_failures",
  "signing_keys",
  "site_secrets",
  "invitations",
  "recovery_codes",
  "post_schedules",
  "planned_posts",
  "former_slugs",
  "pictures",
  "picture_files",
  "picture_uses",
  "updates",
  "site_settings",
  "post_readings",
  "post_tags",
  "checked_links",
  "audit_log",
  "audit_head",
  "site_version",
] as const satisfies readonly (keyof Database)[];

export type SiteTable = (typeof siteTables)[number];

/** Tables of earlier schemas, of which backups may hold rows; they refer to tables above alone. */
export const formerTables = ["claim_confirmations", "locked_passages"] as const;

export type BackupTable = SiteTable | (typeof formerTables)[number];
