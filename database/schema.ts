import type { ColumnType, Generated } from "kysely";
import type { Json, Time } from "./values.ts";

/** Times are ISO-8601 in UTC; JSON is checked by zod in the repository (`readJson`); no booleans. */
export type Database = {
  invitations: InvitationRow;
  post_schedules: PostScheduleRow;
  former_slugs: FormerSlugRow;
  pictures: PictureRow;
  picture_files: PictureFileRow;
  picture_uses: PictureUseRow;
  updates: UpdateRow;
  site_settings: SiteSettingRow;
  post_readings: PostReadingRow;
  post_tags: PostTagRow;
  editions: EditionRow;
  fact_statements: FactStatementRow;
  rank_rounds: ClosingRankRoundRow;
  watched_pages: WatchedPageRow;
  page_changes: PageChangeRow;
  watched_hosts: WatchedHostRow;
  blog_posts: BlogPostRow;
  blog_post_revisions: BlogPostRevisionRow;
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
  withdrawn_reason: Generated<string | null>;
  search_text: Generated<string>;
  pending_revision: Generated<number | null>;
  corrections: Json | null;
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
  remark: string | null;
  lease_owner: string | null;
  /** Of a run that waits: it is not begun before. */
  lease_expires_at: Time | null;
  requested_by: string | null;
  created_at: Time;
  started_at: Time | null;
  finished_at: Time | null;
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
  revision: number | null;
  /** The address that it was mailed to; null for links that were handed out otherwise. */
  sent_to: string | null;
  /** Not written any more. */
  last_used_at: Time | null;
  last_use: string | null;
};

type MailRow = {
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
  name: string;
  value: string;
  /** The name that it had, and since when it has it no more; null for those in use. */
  former_name: string | null;
  replaced_at: Time | null;
};

type PostLookRow = {
  post_id: string;
  checked_at: string | null;
  changed_at: string | null;
  by_model: number;
};

/** Once for each sentence, heading and contradicting value. */
type KeptMarkRow = {
  post_id: string;
  /** SHA-256 of `keptKey`: PostgreSQL refuses long texts in an index. */
  mark_hash: string;
  sentence: string;
  under_heading: string;
  /** The record that says otherwise, with its value; empty for a statement that no record answers. */
  against: string;
  revision: number;
  /** `admin:EMAIL`, the address to which the link was mailed, or `link:LINK_ID`. */
  kept_by: string;
  kept_at: Time;
  reason: string;
  address: string | null;
};

/** Not saved as a revision; once for each person and post. */
type WorkingCopyRow = {
  post_id: string;
  author: string;
  revision: number;
  words: Json;
  kept_at: Time;
};

export type UserRow = {
  id: string;
  email: string;
  name: Generated<string | null>;
  password_hash: string;
  user_metadata: Json;
  last_sign_in_at: Time | null;
  created_at: Time;
  updated_at: Time;
};

type UserRoleRow = { user_id: string; role: "admin" | "writer"; created_at: Time };

type AuthSessionRow = {
  id: string;
  user_id: string;
  aal: string;
  amr: Json;
  user_agent: string | null;
  address: string | null;
  created_at: Time;
  refreshed_at: Time;
  ended_at: Time | null;
  end_reason: string | null;
};

type AuthRefreshTokenRow = {
  token_hash: string;
  session_id: string;
  parent_hash: string | null;
  created_at: Time;
  spent_at: Time | null;
};

type AuthRecoveryTokenRow = {
  token_hash: string;
  user_id: string;
  expires_at: Time;
};

export type MfaFactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  status: string;
  /** Encrypted; bound to this row's id. */
  sealed_secret: string;
  last_used_step: number | null;
  created_at: Time;
  updated_at: Time;
};

type MfaChallengeRow = {
  id: string;
  factor_id: string;
  session_id: string;
  expires_at: Time;
};

type SignInFailureRow = { id: string; key: string; failed_at: Time };

type SigningKeyRow = {
  kid: string;
  private_jwk: Json;
  public_jwk: Json;
  created_at: Time;
};

type AuditEntryRow = {
  sequence: number;
  at: Time;
  actor: string;
  action: string;
  post_id: string | null;
  revision: number | null;
  reason: string | null;
  details: Json;
  previous_hash: string;
  hash: string;
};

type AuditHeadRow = { id: number; sequence: number; hash: string };

export type InvitationRow = {
  id: string;
  email: string;
  name: string;
  role: UserRoleRow["role"];
  token_hash: string;
  invited_by: string;
  created_at: Time;
  expires_at: Time;
  accepted_at: Time | null;
  revoked_at: Time | null;
};

/** At most one a post is `waiting`. */
type PostScheduleRow = {
  id: string;
  post_id: string;
  revision: number;
  publish_at: Time;
  /** `waiting`, `published`, `stopped` or `cancelled`. */
  state: string;
  scheduled_by: string;
  created_at: Time;
  ended_at: Time | null;
  outcome: string | null;
  dismissed_at: Time | null;
};

type FormerSlugRow = { slug: string; post_id: string; created_at: Time };

export type PictureRow = {
  id: string;
  name: string;
  content_hash: string;
  width: number;
  height: number;
  alt_text: string;
  /** 1 when somebody has said that it needs no words, else 0. */
  is_decorative: number;
  uploaded_by: string;
  created_at: Time;
};

type PictureFileRow = {
  picture_id: string;
  width: number;
  height: number;
  content: ColumnType<Uint8Array, Uint8Array, never>;
};

type PictureUseRow = {
  post_id: string;
  revision: number;
  picture_id: string;
  place: string;
};

/** A row with the id of a shipped item takes its place. */
export type UpdateRow = {
  id: string;
  version: number;
  /** `draft`, `published` or `ended`. */
  state: string;
  day: string;
  headline: string;
  summary: string;
  category: string;
  is_breaking: number;
  breaking_until: string | null;
  link: string | null;
  ends_on: string | null;
  replaces: string | null;
  /** JSON: the addresses of those who wrote it since readers had it. */
  authors: string;
  edition: string;
  created_by: string;
  created_at: Time;
  updated_at: Time;
  published_at: Time | null;
  ended_at: Time | null;
};

type SiteSettingRow = {
  section: string;
  value: Json;
  sealed: string | null;
  version: number;
  updated_by: string;
  updated_at: Time;
};

type PostReadingRow = {
  post_id: string;
  day: string;
  readings: number;
};

type PostTagRow = {
  slug: string;
  published_at: Time;
  post_id: string;
  tag: string;
};

/** `state` is planned, open, finished or archived. Without a row, the first edition is open. */
export type EditionRow = {
  edition: string;
  state: string;
  created_at: Time;
  opened_at: Time | null;
  finished_at: Time | null;
  archived_at: Time | null;
  checked_on: string | null;
};

export type FactStatementRow = {
  id: string;
  /** The same for those that are judged, approved and visible together. */
  change_id: string;
  /** From 1, in the order of writing. */
  position: number;
  fact_id: string;
  edition: string;
  value: Json;
  standing: string;
  source: Json;
  checked_on: string;
  valid_from: Time | null;
  /** `waiting`, `approved`, `rejected` or `replaced`. */
  state: string;
  reason: string;
  public_note: string | null;
  is_minor: number;
  author: string;
  seen_version: number;
  seen_approval: number;
  created_at: Time;
  checker: string | null;
  alone: string | null;
  decided_at: Time | null;
  decision_reason: string | null;
  /** From 1, in the order of approvals; null for what is not approved. */
  approval: number | null;
  effective_at: Time | null;
};

export type ClosingRankRoundRow = {
  id: string;
  year: number;
  round: number;
  row_count: number;
  /** All rows in the form of the shipped files: CSV with their header. */
  rows: string;
  source: string;
  imported_by: string;
  imported_at: Time;
  withdrawn_at: Time | null;
  withdrawn_by: string | null;
};

export type WatchedPageRow = {
  id: string;
  address: string;
  title: string;
  /** `record`: named as a source; `office`: added by somebody. */
  origin: string;
  created_at: Time;
  removed_at: Time | null;
  removed_by: string | null;
  state: string;
  reason: string;
  failures: number;
  failed_since: Time | null;
  suspect_since: Time | null;
  etag: string | null;
  last_modified: string | null;
  tried_at: Time | null;
  looked_at: Time | null;
  changed_at: Time | null;
  next_look_at: Time;
  /** Now and before (`PageText`). */
  text: Json | null;
  former_text: Json | null;
  ticking: Json;
};

export type PageChangeRow = {
  id: string;
  page_id: string;
  at: Time;
  state: string;
  blocks: Json;
  facts: Json;
  new_files: Json;
  decided_by: string | null;
  decided_at: Time | null;
  note: string | null;
  mailed_at: Time | null;
};

/** From when a host may be asked again: one request at a time, of all instances. */
type WatchedHostRow = { host: string; free_at: Time };
