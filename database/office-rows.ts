import type { ColumnType } from "kysely";
import type { Json, Time } from "./values.ts";

export type OfficeTables = {
  invitations: InvitationRow;
  recovery_codes: RecoveryCodeRow;
  post_schedules: PostScheduleRow;
  former_slugs: FormerSlugRow;
  pictures: PictureRow;
  picture_files: PictureFileRow;
  picture_uses: PictureUseRow;
  updates: UpdateRow;
  site_settings: SiteSettingRow;
  post_readings: PostReadingRow;
  post_tags: PostTagRow;
};

export type InvitationRow = {
  id: string;
  /** Lower case. */
  email: string;
  name: string;
  role: string;
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  invited_by: string;
  created_at: Time;
  expires_at: Time;
  accepted_at: Time | null;
  revoked_at: Time | null;
};

type RecoveryCodeRow = {
  id: string;
  user_id: string;
  code_hash: string;
  created_at: Time;
  used_at: Time | null;
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
  /** Why it was stopped, in words for the office. */
  outcome: string | null;
  dismissed_at: Time | null;
};

type FormerSlugRow = { slug: string; post_id: string; created_at: Time };

export type PictureRow = {
  /** Ends with the size of its widest file (`domain/shared/picture-address.ts`). */
  id: string;
  name: string;
  /** SHA-256 of what was uploaded. */
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
  /** `hero` or `body`. */
  place: string;
};

/** A row with the id of a shipped item takes its place. */
export type UpdateRow = {
  id: string;
  version: number;
  /** `draft`, `published` or `ended`. */
  state: string;
  /** ISO day in India. */
  day: string;
  headline: string;
  /** With tokens of records. */
  summary: string;
  category: string;
  is_breaking: number;
  /** The last day (ISO, India) on which it is marked so; null for no end. */
  breaking_until: string | null;
  link: string | null;
  /** The last day (ISO, India) on which readers have it; null for no end. */
  ends_on: string | null;
  /** The id of the update that ends when this draft is published; null for none. */
  replaces: string | null;
  /** JSON: the addresses of those who wrote it since readers had it. */
  authors: string;
  /** In whose records its tokens are looked up. */
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
  /** Its secrets, encrypted; null without any. */
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
  /** That of the post, so that the index of a tag leads through its posts in order. */
  published_at: Time;
  post_id: string;
  tag: string;
};
