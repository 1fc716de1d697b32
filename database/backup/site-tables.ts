import type { Database } from "../schema.ts";

/** Every table of the site, each after those that it refers to: rows are written back in this order. */
export const siteTables = [
  "editions",
  "fact_statements",
  "blog_posts",
  "blog_post_revisions",
  "post_looks",
  "record_values",
  "post_records",
  "claim_confirmations",
  "drafting_runs",
  "review_links",
  "locked_passages",
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
  "audit_log",
  "audit_head",
] as const satisfies readonly (keyof Database)[];

export type SiteTable = (typeof siteTables)[number];
