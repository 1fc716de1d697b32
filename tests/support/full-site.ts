import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { feeSections } from "./chosen-sections.ts";
import { approveFacts, proposeFacts, tryFacts } from "../../app/calls/facts-schema.ts";
import { generateBlog } from "../../app/calls/generation.ts";
import { makeReviewLink, revokeReviewLinks } from "../../app/calls/links.ts";
import { actOnPost } from "../../app/calls/post-actions.ts";
import { listPosts } from "../../app/calls/posts.ts";
import { issuePreviewLink } from "../../app/calls/preview-link.ts";
import {
  lockPassages,
  previewBlog,
  readPostStatus,
  submitCorrections,
} from "../../app/calls/review.ts";
import { firstEdition } from "../../content/facts/index.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { openDatabase } from "../../database/open-database.ts";
import { insertConfirmations } from "../../domain/posts/revisions/confirmation-repository.ts";
import { canonicalJson } from "../../domain/shared/canonical-form.ts";
import { accounts } from "./blog-posts.ts";
import { callerOf, type Caller } from "./caller.ts";
import { openMailServer } from "./mail-server.ts";
import { addOfficeRows } from "./office-rows.ts";
import { codeOf } from "./second-factor.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { statedOnce } from "./stating-facts.ts";

const present = "2026-01-20T10:00:00.000Z";
const clock = { NODE_ENV: "test", NOW: present };

const statedFact = "provider.reply";
const json = { "content-type": "application/json" };
const factorSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const challengeSchema = z.object({ id: z.string() });
const sessionSchema = z.object({ access_token: z.string() });
const chainSchema = z.object({ intact: z.boolean() });

type FullSite = TestSite & {
  readonly settings: Record<string, string>;
  /** A session with both proofs, for every call of the desk. */
  readonly bearer: { readonly authorization: string };
  readonly factor: { readonly id: string; readonly secret: string };
  /** The link of a draft that waits for its reviewer. */
  readonly link: string;
};

/** A site with something of every kind: posts in all states, locks, links, mails, a factor, failed sign-ins. */
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
  const { bearer, factor } = await enrolFactor(site);
  const { call } = callerOf(site, bearer);
  const made = async (prompt: string, publish: boolean) =>
    (await call(generateBlog, { prompt, category: "news", publish, outline: feeSections })).post;
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
  await call(lockPassages, { postId: draft.id, token: "", revision: 2, blocks: [1, 2] });
  await storeConfirmation(site, draft.id);
  await addOfficeRows(site, draft.id);
  await storeEdition(site);
  await stateFacts(call);
  await site.request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: "admin@example.com", password: "not the password" }),
  });
  await post(site, `/auth/v1/factors/${factor.id}/challenge`, {}, bearer);
  await post(site, "/auth/v1/recover", { email: "admin@example.com" });
  await untilSent(site);
  return { ...site, settings, bearer, factor, link: `${link.pathname}${link.search}` };
}

/** A statement that somebody has checked; as the call stores it, for no prompt is sure to have one. */
async function storeConfirmation({ location }: TestSite, postId: string): Promise<void> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const sentence = "Bring a “photo” and दो copies.";
  const by = `admin:${accounts.ADMIN_EMAIL}`;
  const at = present;
  const address = "https://example.org/?a=1&b=2";
  const confirmation = { sentence, under: "Documents", revision: 2, by, at, address };
  await insertConfirmations(database.queries, postId, [confirmation]);
}

/** The edition that there is without a row too: no call adds one. */
async function storeEdition({ location }: TestSite): Promise<void> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const edition = { edition: firstEdition, state: "open", created_at: present };
  await database.queries.insertInto("editions").values(edition).execute();
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
  factor: { readonly id: string; readonly secret: string },
  steps: number,
): Promise<{ authorization: string }> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = accounts;
  const first = await post(site, "/auth/v1/token?grant_type=password", { email, password });
  return prove(site, bearerOf(first), factor, steps);
}

/** Everything that readers, programs, reviewers and the desk are answered, by its address. */
export async function everyAnswer({ request }: TestSite, { bearer, link }: FullSite) {
  const { posts } = await callerOf({ request }, bearer).call(listPosts, {});
  const addresses = [
    ...cataloguePaths,
    ...posts.flatMap(({ publicUrl }) => (publicUrl === null ? [] : new URL(publicUrl).pathname)),
    ...["/blog/rss.xml", "/blog/feed.json", "/sitemap.xml", "/important-dates.ics", "/robots.txt"],
    ...["posts", "posts?status=deleted", "recent-runs", "posts-to-look-at", "user-role"].map(call),
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

async function enrolFactor(site: TestSite) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = accounts;
  const first = bearerOf(
    await post(site, "/auth/v1/token?grant_type=password", { email, password }),
  );
  const made = await post(site, "/auth/v1/factors", { factor_type: "totp" }, first);
  const { id, totp } = factorSchema.parse(made);
  const factor = { id, secret: totp.secret };
  return { factor, bearer: await prove(site, first, factor, 0) };
}

async function prove(
  site: TestSite,
  bearer: { authorization: string },
  factor: { readonly id: string; readonly secret: string },
  steps: number,
) {
  const path = `/auth/v1/factors/${factor.id}`;
  const { id: challenge_id } = challengeSchema.parse(
    await post(site, `${path}/challenge`, {}, bearer),
  );
  const code = codeOf(factor.secret, new Date(present), steps);
  return bearerOf(await post(site, `${path}/verify`, { challenge_id, code }, bearer));
}

function bearerOf(answer: unknown): { authorization: string } {
  const { access_token } = sessionSchema.parse(answer);
  return { authorization: `Bearer ${access_token}` };
}

async function post(
  { request }: TestSite,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const answer = await request(path, {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}
