import { GoTrueClient } from "@supabase/auth-js";
import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { approveFacts, proposeFacts, tryFacts } from "../../app/calls/facts-schema.ts";
import { generateBlog } from "../../app/calls/generation.ts";
import { makeReviewLink, revokeReviewLinks } from "../../app/calls/links.ts";
import { actOnPost } from "../../app/calls/post-actions.ts";
import { listPosts } from "../../app/calls/posts.ts";
import { issuePreviewLink } from "../../app/calls/preview-link.ts";
import { previewBlog, readPostStatus, submitCorrections } from "../../app/calls/review.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { openDatabase } from "../../database/open-database.ts";
import { insertKeptMark } from "../../domain/posts/revisions/kept-mark-repository.ts";
import { canonicalJson } from "../../domain/shared/canonical-form.ts";
import { sessionOf } from "../support/auth-site.ts";
import { accounts } from "../support/blog-posts.ts";
import { callerOf, type Caller } from "../support/caller.ts";
import { openMailServer } from "../support/mail-server.ts";
import { labelledData } from "../support/labelled-data.ts";
import { codeOf, enrol } from "../support/second-factor.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { statedOnce } from "../support/stating-facts.ts";

const present = "2026-01-20T10:00:00.000Z";
const clock = { NODE_ENV: "test", NOW: present };

const statedFact = "provider.reply";
const origin = "http://localhost:3000";
const chainSchema = z.object({ intact: z.boolean() });

type FullSite = TestSite & {
  readonly settings: Record<string, string>;
  /** A session with both proofs, for every call of the desk. */
  readonly bearer: { readonly authorization: string };
  readonly factor: { readonly id: string; readonly secret: string };
  /** The link of a draft that waits for its reviewer. */
  readonly link: string;
};

/** A site with something of every kind: posts in all states, links, mails, a factor, failed sign-ins. */
export async function openFullSite(): Promise<FullSite> {
  const mail = await openMailServer();
  const settings = {
    ...accounts,
    ...clock,
    SMTP_URL: mail.url,
    MAIL_FROM: "guide@example.com",
    REVIEWER_EMAILS: "one@example.com",
  };
  const site = await openTestSite(settings);
  const client = await clientOf(site);
  const { factorId, secret } = await enrol(client, () => new Date(present));
  const [bearer, factor] = [await bearerOf(client), { id: factorId, secret }];
  const { call } = callerOf(site, bearer);
  const made = async (prompt: string, publish: boolean) =>
    (await call(generateBlog, { prompt, category: "news", publish })).post;
  const live = await made("Fee for SC/ST candidates", true);
  const { id: deleted } = await made("Mock test strategy", false);
  const draft = await made("Documents for registration", false);
  await call(actOnPost, { postId: deleted, action: "delete", revision: 1 });
  await call(makeReviewLink, { postId: live.id, scope: "edit" });
  await call(revokeReviewLinks, { postId: live.id });
  const link = new URL((await call(issuePreviewLink, { postId: draft.id })).previewUrl);
  const ofLink = { postId: draft.id, token: link.searchParams.get("token") ?? "" };
  const { editToken } = await call(previewBlog, ofLink);
  const corrections = 'Change the title to "Fees, corrected"';
  await call(submitCorrections, { postId: draft.id, token: editToken ?? "", corrections });
  while ((await call(readPostStatus, ofLink)).job?.state !== "succeeded")
    await new Promise((resolve) => setTimeout(resolve, 20));
  await addOfficeRows(site, draft.id);
  await stateFacts(call);
  const email = accounts.ADMIN_EMAIL;
  await client.mfa.challenge({ factorId });
  await client.resetPasswordForEmail(email);
  await client.signInWithPassword({ email, password: "not the password" });
  await untilSent(site);
  return { ...site, settings, bearer, factor, link: `${link.pathname}${link.search}` };
}

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
/** A row in each table of the office where no call of this site writes one. */
const officeRows = labelledData("backup/cases/office-rows", z.record(z.string(), rowSchema));

/** So that a backup has all tables to carry. */
async function addOfficeRows({ location }: TestSite, postId: string): Promise<void> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const { queries } = database;
  const { id: userId } = await queries.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const placed = new Map<unknown, string>([
    ["{user}", userId],
    ["{post}", postId],
  ]);
  for (const [table, row] of Object.entries(officeRows)) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    const values = sql.join(Object.values(row).map((value) => placed.get(value) ?? value));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(queries);
  }
  // Every byte, among them what is no text in any coding.
  const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const file = { picture_id: "picture-1", width: 1, height: 1, content };
  await queries.insertInto("picture_files").values(file).execute();
  // As the call stores it, for no prompt is sure to have a marked sentence.
  await insertKeptMark(queries, postId, {
    sentence: "Bring a “photo” and दो copies.",
    under: "Documents",
    against: "",
    revision: 2,
    by: `admin:${accounts.ADMIN_EMAIL}`,
    at: present,
    reason: "It stands in the bulletin.",
    address: "https://example.org/?a=1&b=2",
  });
}

/** One value that readers have, and one that waits for approval. */
async function stateFacts(call: Caller["call"]): Promise<void> {
  const propose = async (amount: number) => {
    const change = { ...statedOnce, factId: statedFact, value: { amount } };
    const { questions: confirmed } = await call(tryFacts, change);
    return (await call(proposeFacts, { ...change, confirmed })).id;
  };
  const id = await propose(12);
  await call(approveFacts, { id, alone: "I compared it with the notice myself." });
  await propose(6);
}

/** Until no mail is under way any more, so that the database stays as it is. */
async function untilSent({ location }: TestSite): Promise<void> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const waiting = () =>
    database.queries
      .selectFrom("mails")
      .select("id")
      .where("next_attempt_at", "is not", null)
      .execute();
  await expect.poll(waiting).toEqual([]);
}

/** Signs in with a password, and with the code that the telephone shows so many steps from now. */
export async function signIn(
  site: TestSite,
  { id: factorId, secret }: FullSite["factor"],
  steps: number,
): Promise<FullSite["bearer"]> {
  const client = await clientOf(site);
  const code = codeOf(secret, new Date(present), steps);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error !== null) throw error;
  return bearerOf(client);
}

/** The unmodified client of the session protocol, signed in by the password alone. */
async function clientOf({ request }: TestSite): Promise<GoTrueClient> {
  const client = new GoTrueClient({
    url: `${origin}/auth/v1`,
    fetch: (url, init) =>
      request(new URL(url instanceof Request ? url.url : url).href.slice(origin.length), init),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: false,
  });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = accounts;
  const { error } = await client.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
}

async function bearerOf(client: GoTrueClient): Promise<FullSite["bearer"]> {
  return { authorization: `Bearer ${(await sessionOf(client)).access_token}` };
}

/** Everything that readers, programs, reviewers and the desk are answered, by its address. */
export async function everyAnswer({ request }: TestSite, { bearer, link }: FullSite) {
  const { posts } = await callerOf({ request }, bearer).call(listPosts, {});
  const addresses = [
    ...cataloguePaths,
    ...posts.flatMap(({ publicUrl }) => (publicUrl === null ? [] : new URL(publicUrl).pathname)),
    ...["/blog/rss.xml", "/blog/feed.json", "/sitemap.xml", "/important-dates.ics", "/robots.txt"],
    ...["posts", "posts?status=deleted", "recent-runs", "user-role"].map(call),
    ...["post-record", "review-links", "editable-post", "audit-log"].flatMap((name) =>
      posts.map(({ id }) => call(`${name}?postId=${id}`)),
    ),
    ...["facts", `fact?id=${statedFact}`].map(call),
    ...["/changes", "/changes.xml", "/changes.json", "/facts.json", `/facts/${statedFact}`],
    ...["/auth/v1/user", "/auth/v1/.well-known/jwks.json", link],
  ];
  const answers: Record<string, unknown> = {};
  for (const address of addresses) {
    const answer = await request(address, { headers: bearer });
    // Only of a deleted post may a call have nothing to say.
    if (!address.includes("postId=")) expect([address, answer.status]).toEqual([address, 200]);
    // The number of the request stands in what the browser's part of a page is told.
    const text = (await answer.text()).replaceAll(answer.headers.get("X-Request-Id") ?? "", "");
    answers[address] = { status: answer.status, body: readable(text) };
  }
  return answers;
}

function call(name: string): string {
  return `/functions/${name}`;
}

/**
 * JSON as values: the order of keys in a stored object is each database's own. Of the whole log only
 * whether it is intact, since a move adds to its length.
 */
function readable(text: string): unknown {
  if (text.startsWith("{"))
    return JSON.parse(text, (key, value: unknown) =>
      key === "chain" ? chainSchema.parse(value) : value,
    );
  return text
    .replaceAll(/(?<=nonce=")[^"]+/g, "")
    .replaceAll(
      /(<script type="application\/ld\+json"[^>]*>)([^<]*)/g,
      (_all, tag: string, data: string) => tag + canonicalJson(JSON.parse(data)),
    );
}
