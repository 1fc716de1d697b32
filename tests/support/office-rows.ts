import { onTestFinished } from "vitest";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";

const at = "2026-05-01T06:00:00.000Z";
const day = "2026-05-01";

type Place = { readonly location: DatabaseLocation };

/** A row in each table of the office, where no call of a walk writes one: a backup has all of them to carry. */
export async function addOfficeRows({ location }: Place, postId: string): Promise<void> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const { queries } = database;
  const { id: userId } = await queries.selectFrom("users").select("id").executeTakeFirstOrThrow();
  await queries
    .insertInto("invitations")
    .values({
      ...{ id: "invitation-1", email: "new@guide.example", name: "New", role: "writer" },
      ...{ token_hash: "hash", invited_by: userId, created_at: at, expires_at: at },
      ...{ accepted_at: null, revoked_at: at },
    })
    .execute();
  await queries
    .insertInto("rank_rounds")
    .values({
      ...{ id: "round-1", year: 2025, round: 6, row_count: 0, rows: "", source: "a test" },
      ...{ imported_by: userId, imported_at: at, withdrawn_at: at, withdrawn_by: userId },
    })
    .execute();
  await queries
    .insertInto("recovery_codes")
    .values({ id: "code-1", user_id: userId, code_hash: "hash", created_at: at, used_at: null })
    .execute();
  await queries
    .insertInto("post_schedules")
    .values({
      ...{ id: "schedule-1", post_id: postId, revision: 1, publish_at: at, state: "cancelled" },
      ...{
        scheduled_by: "admin:admin@guide.example",
        created_at: at,
        ended_at: at,
        outcome: null,
        dismissed_at: null,
      },
    })
    .execute();
  await queries
    .insertInto("planned_posts")
    .values({
      ...{ id: "plan-1", title: "Fees", note: "", person_id: userId, day, fact_id: null },
      ...{ post_id: null, created_by: userId, created_at: at, ended_at: null },
    })
    .execute();
  await queries
    .insertInto("former_slugs")
    .values({ slug: "an-older-address", post_id: postId, created_at: at })
    .execute();
  await queries
    .insertInto("pictures")
    .values({
      ...{ id: "picture-1", name: "hall.jpg", content_hash: "hash", width: 1, height: 1 },
      ...{ alt_text: "A hall", is_decorative: 0, uploaded_by: userId, created_at: at },
    })
    .execute();
  // Every byte, among them what is no text in any coding.
  const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  await queries
    .insertInto("picture_files")
    .values({ picture_id: "picture-1", width: 1, height: 1, content })
    .execute();
  await queries
    .insertInto("picture_uses")
    .values({ post_id: postId, revision: 1, picture_id: "picture-1", place: "body" })
    .execute();
  await queries
    .insertInto("updates")
    .values({
      ...{ id: "update-1", version: 1, state: "draft", day, headline: "News", summary: "Words." },
      ...{
        category: "results",
        ...{ is_breaking: 0, ends_on: null, replaces: null, authors: "[]" },
        breaking_until: null,
        link: null,
        edition: "2026",
        created_by: userId,
      },
      ...{ created_at: at, updated_at: at, published_at: null, ended_at: null },
    })
    .execute();
  await queries
    .insertInto("site_settings")
    .values({
      ...{ section: "review", value: "{}", sealed: null, version: 1 },
      ...{ updated_by: userId, updated_at: at },
    })
    .execute();
  await queries
    .insertInto("post_readings")
    .values({ post_id: postId, day, readings: 3, useful: 1, not_useful: 1 })
    .execute();
  await queries
    .insertInto("post_tags")
    .values({ slug: "an-older-tag", tag: "An older tag", post_id: postId, published_at: at })
    .execute();
  await queries
    .insertInto("checked_links")
    .values({
      ...{ address: "https://example.org/", failures: 0, failed_at: null, last_outcome: "200" },
      ...{ checked_at: at, next_check_at: at, dismissed_at: null },
    })
    .execute();
  await queries
    .insertInto("edition_marks")
    .values({
      ...{ edition: "2026", fact_id: "exam.sessions", mark: "carried", checked_on: day },
      ...{ marked_by: "admin:admin@example.com", marked_at: at },
    })
    .execute();
  await queries
    .insertInto("mistake_reports")
    .values({
      ...{ id: "a-report", page: "/exam-pattern", words: "The time is wrong.", source: null },
      ...{ created_at: at, settled_at: null, settled_by: null, outcome: null, note: null },
    })
    .execute();
  await queries
    .insertInto("watched_pages")
    .values({
      ...{ id: "a-page", address: "https://nta.ac.in/a", title: "A page", origin: "office" },
      ...{ created_at: at, state: "new", reason: "", failures: 0, next_look_at: at, ticking: "[]" },
    })
    .execute();
  await queries
    .insertInto("page_changes")
    .values({
      ...{ id: "a-change", page_id: "a-page", at, state: "seen", blocks: "[]", facts: "[]" },
      ...{ proposals: "[]", new_files: "[]" },
    })
    .execute();
  await queries.insertInto("watched_hosts").values({ host: "nta.ac.in", free_at: at }).execute();
}
