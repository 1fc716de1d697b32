import type { Generated } from "kysely";
import type {
  AuthRecoveryTokenRow,
  AuthRefreshTokenRow,
  AuthSessionRow,
  MfaChallengeRow,
  MfaFactorRow,
  SignInFailureRow,
  SigningKeyRow,
  UserRoleRow,
  UserRow,
} from "./auth-rows.ts";
import type { AuditEntryRow, AuditHeadRow } from "./audit-rows.ts";
import type { KeptMarkRow, PostLookRow, WorkingCopyRow } from "./check-rows.ts";
import type { EditionMarkRow, EditionRow, FactStatementRow } from "./fact-rows.ts";
import type { OfficeTables } from "./office-rows.ts";
import type { ClosingRankRoundRow } from "./closing-rank-rows.ts";
import type { PostFullTextRow, PostWordsRow } from "./search-rows.ts";
import type { Json, Time } from "./values.ts";
import type { PageChangeRow, WatchedHostRow, WatchedPageRow } from "./official-pages-rows.ts";

/**
 * The one schema of both engines. Times are ISO-8601 UTC text in the code (`timestamptz` in
 * PostgreSQL, `text` in SQLite); JSON columns are written with `JSON.stringify` and parsed and
 * zod-checked in the repository (`readJson`); booleans do not occur.
 */
export type Database = OfficeTables & {
  editions: EditionRow;
  edition_marks: EditionMarkRow;
  fact_statements: FactStatementRow;
  rank_rounds: ClosingRankRoundRow;
  watched_pages: WatchedPageRow;
  page_changes: PageChangeRow;
  watched_hosts: WatchedHostRow;
  blog_posts: BlogPostRow;
  blog_post_revisions: BlogPostRevisionRow;
  post_words: PostWordsRow;
  post_full_text: PostFullTextRow;
  post_looks: PostLookRow;
  kept_marks: KeptMarkRow;
  working_copies: WorkingCopyRow;
  drafting_runs: DraftingRunRow;
  review_links: ReviewLinkRow;
  mails: MailRow;
  users: UserRow;
  user_roles: UserRoleRow;
  auth_sessions: AuthSessionRow;
  auth_refresh_tokens: AuthRefreshTokenRow;
  auth_recovery_tokens: AuthRecoveryTokenRow;
  mfa_factors: MfaFactorRow;
  mfa_challenges: MfaChallengeRow;
  sign_in_failures: SignInFailureRow;
  signing_keys: SigningKeyRow;
  site_secrets: SiteSecretRow;
  audit_log: AuditEntryRow;
  audit_head: AuditHeadRow;
  site_version: SiteVersionRow;
};

/** One row: another version with each change that readers can see. */
type SiteVersionRow = { id: number; version: string };

/** Content columns repeat the live revision of a published post, and the newest one of all others. */
export type BlogPostRow = {
  id: string;
  slug: string;
  status: string;
  title: string;
  category: string;
  tags: Json;
  hero_summary: string;
  hero_image_url: string | null;
  hero_image_alt: string | null;
  author: string | null;
  meta_description: string;
  body_markdown: string;
  schema_jsonld: Json;
  internal_links: Json;
  source_references: Json;
  published_at: Time | null;
  revision: number;
  written_by: string;
  created_by: string | null;
  created_at: Time;
  updated_at: Time;
  /** Since then it is hidden, and can be restored; null for all others. */
  deleted_at: Generated<Time | null>;
  /** Why a withdrawn post is no longer public; for the record, not for readers. */
  withdrawn_reason: Generated<string | null>;
  search_text: Generated<string>;
  pending_revision: Generated<number | null>;
  /** Notes for readers since the first publication, newest first; null for none. */
  corrections: Json | null;
  /** That of the revision whose content this is. */
  edition: Generated<string>;
};

type BlogPostRevisionRow = {
  id: string;
  post_id: string;
  revision: number;
  content: Json;
  reason: string;
  /** The prompt, the corrections, what was restored, or which parts were edited. */
  instructions: string;
  run_id: string | null;
  written_by: string;
  created_at: Time;
  /** A whole `Ledger`, also in the form from before there were marks; null for revisions older than the checks. */
  ledger: Json | null;
  base_revision: Generated<number | null>;
  reader_note: Generated<string | null>;
  /** When readers first got it; null for one that they never got. */
  published_at: Generated<Time | null>;
  /** In whose records the values of its tokens are looked up, for ever. */
  edition: Generated<string>;
};

/** A job and its record in one: claimed by a lease, kept for ever. */
export type DraftingRunRow = {
  id: string;
  kind: string;
  state: string;
  stage: string;
  post_id: string | null;
  prompt: string;
  category: string | null;
  publish: number;
  base_revision: number | null;
  provider: string;
  model: string | null;
  prompt_version: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Reserved of the day's limit; it stays, and counts as used, when nobody has counted the answer. */
  reserved_tokens: number | null;
  error: string | null;
  error_kind: string | null;
  attempts: number;
  /** Equal for two requests that are one: unique. Null where a request is its own, or no longer counts. */
  request_key: string | null;
  /** Of a run that has succeeded: why its post was not published. */
  remark: string | null;
  reader_note: string | null;
  lease_owner: string | null;
  /** Of a run that waits: it is not begun before. */
  lease_expires_at: Time | null;
  requested_by: string | null;
  created_at: Time;
  started_at: Time | null;
  finished_at: Time | null;
  /** When somebody put its failure away. */
  dismissed_at: Time | null;
};

type ReviewLinkRow = {
  id: string;
  post_id: string;
  expires_at: Time;
  revoked_at: Time | null;
  created_by: string | null;
  created_at: Time;
  /** `preview`, `edit` (and preview), `approve` (all). */
  scope: Generated<string>;
  /** The latest revision when it was made; null for links older than this column. */
  revision: number | null;
  /** The address that it was mailed to; null for links that were handed out otherwise. */
  sent_to: string | null;
  /** Not written any more. */
  last_used_at: Time | null;
  last_use: string | null;
};

/** One mail to one address: waits while `next_attempt_at` is set, and is claimed by a lease. */
export type MailRow = {
  id: string;
  to_address: string;
  subject: string;
  /** Kept only while the mail waits: it holds links that let their reader in. */
  text: string | null;
  html: string | null;
  created_at: Time;
  next_attempt_at: Time | null;
  attempts: number;
  sent_at: Time | null;
  last_error: string | null;
  lease_owner: string | null;
  lease_expires_at: Time | null;
};

type SiteSecretRow = {
  /** Its purpose; random for one that was replaced. */
  name: string;
  value: string;
  /** The name that it had, and since when it has it no more; null for those in use. */
  former_name: string | null;
  replaced_at: Time | null;
};
