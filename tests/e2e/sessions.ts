import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { uuidv7 } from "uuidv7";
import { openDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { createAuditKey } from "../../server/settings-key.ts";
import { firstEdition } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { Ledger } from "../../domain/posts/revisions/ledger.ts";
import { createPostService } from "../../domain/posts/post-service.ts";
import { contentNamed } from "../support/writing.ts";

export type Account = { readonly email: string; readonly password: string };

/** Of every site that a test or the run starts. */
export const admin: Account = { email: "admin@example.com", password: "correct horse battery" };

/** The site that all tests share. */
export const sharedSite = `http://localhost:${process.env.E2E_PORT ?? ""}`;

type Session = { readonly access_token: string };

/** A third of the life of an access token: no browser renews one, so that any number may hold the same. */
const sharedForMs = 5 * 60_000;

const sharedSessions = new Map<string, { session: Promise<Session>; opened: number }>();

/** The admin's session on this site that the tests of this worker share; who ends a session opens one of his own. */
function sharedSession(site: string): Promise<Session> {
  const present = sharedSessions.get(site);
  if (present !== undefined && Date.now() - present.opened < sharedForMs) return present.session;
  const session = openSession(admin, site);
  sharedSessions.set(site, { session, opened: Date.now() });
  return session;
}

async function openSession(account: Account, site: string): Promise<Session> {
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Session;
}

/** For calls in the admin's name. */
export async function adminHeaders(site = sharedSite): Promise<{ authorization: string }> {
  const { access_token: bearer } = await sharedSession(site);
  return { authorization: `Bearer ${bearer}` };
}

/** Gives the browser an admin's session, as if it had signed in before. */
export async function holdSession(
  page: Page,
  { site = sharedSite, account }: { site?: string; account?: Account | undefined } = {},
): Promise<void> {
  const session = await (account === undefined ? sharedSession(site) : openSession(account, site));
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: site,
        localStorage: [{ name: "jee-guide:session", value: JSON.stringify(session) }],
      },
    ],
  });
}

const sharedData = { url: sharedSite, dataDir: join(process.env.E2E_FOLDER ?? "", "data") };

/** With it the log of a site stays whole when a test writes to its database. */
function auditKeyOf(dataDir: string) {
  return createAuditKey({ settingsKey: null, dataDir, database: { dataDir } });
}

/** Another admin of a site, for tests that end sessions, change how they sign in, or need two people. */
export async function makeAdmin({ url: siteUrl, dataDir } = sharedData): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: "another horse battery" };
  const database = await openDatabase({ dataDir });
  try {
    const clock = systemClock;
    const audit = createAuditLog({ clock, key: auditKeyOf(dataDir) });
    const auth = createAuthService({ database, clock, siteUrl, audit });
    const made = await auth.accounts.create(account.email, account.password);
    if (!made.ok) throw new Error(made.failure.message);
    const granted = await auth.accounts.grant(account.email, "admin");
    if (!granted.ok) throw new Error(granted.failure.message);
  } finally {
    await database.close();
  }
  return account;
}

/** The checks are to have found the marks. */
type GivenDraft = {
  readonly title: string;
  readonly body_markdown: string;
  readonly ledger: Ledger;
};

/** Puts a draft on the shared site, or one of its own, as if the admin had asked for it: the title is the test's, whatever a writer would answer. */
export async function addDraft(
  { title, body_markdown, ledger }: GivenDraft,
  dataDir = sharedData.dataDir,
): Promise<{ readonly id: string; readonly title: string; readonly slug: string }> {
  const database = await openDatabase({ dataDir });
  try {
    const clock = systemClock;
    const posts = createPostService({
      database,
      clock,
      audit: createAuditLog({ clock, key: auditKeyOf(dataDir) }),
      site: { url: sharedSite, name: "The Institute" },
      facts: { current: () => builtInFacts },
      checkPictures: () => Promise.resolve({ ok: true, value: null }),
      checkContent: () => Promise.reject(new Error("an added draft has its ledger")),
      onPublished: () => Promise.resolve(),
      onErased: () => Promise.resolve(),
      onRevised: () => Promise.resolve(),
      authorizePublication: () => Promise.resolve({ ok: true, value: null }),
    });
    const content = {
      ...contentNamed(title, { body_markdown }),
      category: "news",
    } as const;
    const authorship = { instructions: title, runId: "run-e2e", writtenBy: "offline", ledger };
    const actor = `admin:${admin.email}`;
    return await database.transaction((queries) =>
      posts.drafts.add(queries, content, { ...authorship, actor }, firstEdition),
    );
  } finally {
    await database.close();
  }
}

/** Leaves a correction of a draft as the site does when the AI could not make it. */
export async function addFailedCorrection(postId: string, prompt: string, error: string) {
  const database = await openDatabase({ dataDir: sharedData.dataDir });
  const now = new Date().toISOString();
  await database.queries
    .insertInto("drafting_runs")
    .values({
      id: uuidv7(),
      kind: "regenerate",
      state: "failed",
      stage: "drafting",
      post_id: postId,
      prompt,
      publish: 0,
      base_revision: 1,
      provider: "offline",
      error,
      attempts: 1,
      created_at: now,
      finished_at: now,
    })
    .execute();
  await database.close();
}
