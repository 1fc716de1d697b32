import type { ColumnType, Generated } from "kysely";
import type { Json, Time } from "./values.ts";

/** Times are ISO-8601 in UTC; JSON is checked by zod in the repository (`readJson`); no booleans. */
export type Database = {
  site_version: { id: number; version: string };
  /** Content columns repeat the live revision of a published post, and the newest one of all others. */
  blog_posts: {
    id: string;
    slug: string;
    status: "draft" | "published" | "withdrawn";
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
  blog_post_revisions: {
    id: string;
    post_id: string;
    revision: number;
    content: Json;
    /** From a prompt, from a reviewer's words, as it was in an earlier one, or by hand: of a post that there was, or of a new one. */
    reason: "generated" | "corrected" | "restored" | "edited" | "written";
    /** The prompt, the corrections, what was restored, or which parts were edited. */
    instructions: string;
    /** The run that made it; null when no writer was asked. */
    run_id: string | null;
    /** A model is named with its service, `service/model`. */
    written_by: string;
    created_at: Time;
    /** A whole `Ledger`, also in the form from before there were marks; null for revisions older than the checks. */
    ledger: Json | null;
    /** The revision whose content it began with; null for the first, and for those older than this column. */
    base_revision: Generated<number | null>;
    reader_note: Generated<string | null>;
    published_at: Generated<Time | null>;
    /** In whose records the values of its tokens are looked up, for ever. */
    edition: Generated<string>;
  };
  /** A job and its record in one: claimed by a lease, kept for ever. */
  drafting_runs: {
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
  review_links: {
    id: string;
    post_id: string;
    expires_at: Time;
    revoked_at: Time | null;
    created_by: string | null;
    created_at: Time;
    /** `edit` allows a preview too, `approve` both. */
    scope: Generated<"preview" | "edit" | "approve">;
    revision: number | null;
    /** The address that it was mailed to; null for links that were handed out otherwise. */
    sent_to: string | null;
    /** Not written any more. */
    last_used_at: Time | null;
    last_use: string | null;
  };
  mails: {
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
  site_secrets: {
    name: string;
    value: string;
    /** The name that it had, and since when it has it no more; null for those in use. */
    former_name: string | null;
    replaced_at: Time | null;
  };
  post_looks: {
    post_id: string;
    checked_at: string | null;
    changed_at: string | null;
    by_model: number;
  };
  /** Once for each sentence, heading and contradicting value. */
  kept_marks: {
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
  working_copies: {
    post_id: string;
    author: string;
    revision: number;
    words: Json;
    kept_at: Time;
  };
  users: {
    id: string;
    email: string;
    name: Generated<string | null>;
    password_hash: string;
    user_metadata: Json;
    last_sign_in_at: Time | null;
    created_at: Time;
    updated_at: Time;
  };
  user_roles: { user_id: string; role: "admin" | "writer"; created_at: Time };
  auth_sessions: {
    id: string;
    user_id: string;
    aal: "aal1" | "aal2";
    amr: Json;
    user_agent: string | null;
    address: string | null;
    created_at: Time;
    refreshed_at: Time;
    ended_at: Time | null;
    end_reason: string | null;
  };
  auth_refresh_tokens: {
    token_hash: string;
    session_id: string;
    parent_hash: string | null;
    created_at: Time;
    spent_at: Time | null;
  };
  auth_recovery_tokens: {
    token_hash: string;
    user_id: string;
    expires_at: Time;
  };
  mfa_factors: {
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
  mfa_challenges: {
    id: string;
    factor_id: string;
    session_id: string;
    expires_at: Time;
  };
  sign_in_failures: { id: string; key: string; failed_at: Time };
  signing_keys: {
    kid: string;
    private_jwk: Json;
    public_jwk: Json;
    created_at: Time;
  };
  audit_log: {
    /** From 1, without gaps. */
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
  audit_head: { id: number; sequence: number; hash: string };
  invitations: {
    id: string;
    email: string;
    name: string;
    role: "admin" | "writer";
    token_hash: string;
    invited_by: string;
    created_at: Time;
    expires_at: Time;
    accepted_at: Time | null;
    revoked_at: Time | null;
  };
  /** At most one a post is `waiting`. */
  post_schedules: {
    id: string;
    post_id: string;
    revision: number;
    publish_at: Time;
    state: "waiting" | "published" | "stopped" | "cancelled";
    scheduled_by: string;
    created_at: Time;
    ended_at: Time | null;
    outcome: string | null;
    dismissed_at: Time | null;
  };
  former_slugs: { slug: string; post_id: string; created_at: Time };
  pictures: {
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
  picture_files: {
    picture_id: string;
    width: number;
    height: number;
    content: ColumnType<Uint8Array, Uint8Array, never>;
  };
  picture_uses: {
    post_id: string;
    revision: number;
    picture_id: string;
    place: string;
  };
  /** A row with the id of a shipped item takes its place. */
  updates: {
    id: string;
    version: number;
    state: "draft" | "published" | "ended";
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
  site_settings: {
    section: string;
    value: Json;
    sealed: string | null;
    version: number;
    updated_by: string;
    updated_at: Time;
  };
  post_readings: {
    post_id: string;
    day: string;
    readings: number;
  };
  post_tags: {
    slug: string;
    published_at: Time;
    post_id: string;
    tag: string;
  };
  /** Without a row, the first edition is open. */
  editions: {
    edition: string;
    state: string;
    created_at: Time;
    opened_at: Time | null;
    finished_at: Time | null;
    archived_at: Time | null;
    /** The last day on which somebody looked for news of it (ISO). */
    checked_on: string | null;
  };
  fact_statements: {
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
    /** Null for as soon as it is approved. */
    valid_from: Time | null;
    /** `replaced`: was approved, and a later statement on the same record has taken its place. */
    state: "waiting" | "approved" | "rejected" | "replaced";
    reason: string;
    public_note: string | null;
    is_minor: number;
    author: string;
    /** The version of the records that its author saw. */
    seen_version: number;
    /** The newest approval when it was proposed; 0 before the first. */
    seen_approval: number;
    created_at: Time;
    checker: string | null;
    /** The sentence of an author who checked it alone. */
    alone: string | null;
    decided_at: Time | null;
    decision_reason: string | null;
    /** From 1, in the order of approvals; null for what is not approved. */
    approval: number | null;
    /** The later of `valid_from` and its approval. */
    effective_at: Time | null;
  };
  rank_rounds: {
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
  watched_pages: {
    id: string;
    address: string;
    title: string;
    /** `record`: named as a source; `office`: added by somebody. */
    origin: string;
    created_at: Time;
    removed_at: Time | null;
    removed_by: string | null;
    /** `new` before the first look that was answered; `refused`: it may not be asked, or turns programs away. */
    state: "new" | "fine" | "unreachable" | "suspect" | "refused";
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
  page_changes: {
    id: string;
    page_id: string;
    at: Time;
    /** `new` waits for a person; `learned` holds only what changes at every look. */
    state: "new" | "seen" | "learned";
    blocks: Json;
    facts: Json;
    new_files: Json;
    decided_by: string | null;
    decided_at: Time | null;
    note: string | null;
    mailed_at: Time | null;
  };
  /** From when a host may be asked again: one request at a time, of all instances. */
  watched_hosts: { host: string; free_at: Time };
};

export type DraftingRunRow = Database["drafting_runs"];
