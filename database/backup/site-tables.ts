import type { Database } from "../schema.ts";

/** Every table of the site, each after those that it refers to: rows are written back in this order. */
export const siteTables = [
  "editions",
  "edition_marks",
  "fact_statements",
  "rank_rounds",
  "watched_pages",
  "page_changes",
  "watched_hosts",
  "blog_posts",
  "blog_post_revisions",
  "post_words",
  "post_looks",
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
  "former_slugs",
  "pictures",
  "picture_files",
  "picture_uses",
  "updates",
  "site_settings",
  "post_readings",
  "post_tags",
  "audit_log",
  "audit_head",
] as const satisfies readonly (keyof Database)[];

export type SiteTable = (typeof siteTables)[number];

/** Tables of earlier schemas, of which backups may hold rows; each after those that it refers to. */
export const formerTables = [
  "claim_confirmations",
  "locked_passages",
  "planned_posts",
  "record_values",
  "post_records",
  "mistake_reports",
  "checked_links",
] as const;

export type BackupTable = SiteTable | (typeof formerTables)[number];
