import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { generateBlog } from "../../../app/calls/generation.ts";
import { previewBlog } from "../../../app/calls/review.ts";
import type { OpenDatabase } from "../../../database/open-database.ts";
import { createAuditLog } from "../../../domain/audit/audit-log.ts";
import { createAuthService } from "../../../domain/auth/auth-service.ts";
import { systemClock } from "../../../domain/shared/clock.ts";
import { callerOf, sessionOf } from "../caller.ts";
import { wholeDatabase } from "../whole-database.ts";
import { faultOf } from "./hostile-answers.ts";
import { hostileCall, standIns, type HostileCall, type Known } from "./hostile-calls.ts";

/** A site that is reached by requests, and its database read beside it. */
type HostileSite = {
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly database: OpenDatabase;
  readonly siteUrl: string;
};

export { approver as admin } from "../caller.ts";

/** Makes drafts and signs in, so that hostile calls have something to name rightly. */
export async function prepare(site: HostileSite, drafts: number): Promise<Known> {
  const { access_token: adminBearer } = await sessionOf(site);
  const made = [];
  for (let count = 1; count <= drafts; count++)
    made.push(await makeDraft(site, adminBearer, `Request ${count}: how answers are marked`));
  return {
    postIds: made.map(({ id }) => id),
    slugs: made.map(({ slug }) => slug),
    tokens: made.flatMap(({ tokens }) => tokens),
    adminBearer,
  };
}

async function makeDraft(site: HostileSite, bearer: string, prompt: string) {
  const { call } = callerOf(site, { authorization: `Bearer ${bearer}` });
  const { post } = await call(generateBlog, {
    ...{ prompt, category: "news", publish: false },
  });
  const token = new URL(post.previewUrl).searchParams.get("token") ?? "";
  const { approveToken, editToken } = await call(previewBlog, { postId: post.id, token });
  return { ...post, tokens: [token, approveToken ?? "", editToken ?? ""] };
}

type Finding = { readonly call: HostileCall; readonly fault: string };

export type Report = {
  readonly findings: readonly Finding[];
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
};

/** How many calls an account is tried with before another one takes its place. */
const callsOfAnAccount = 60;

/** Makes so many hostile calls, one after the other; the same seed makes the same ones. */
export async function throwCalls(
  site: HostileSite,
  known: Known,
  { calls, seed }: { calls: number; seed: number },
): Promise<Report> {
  const findings: Finding[] = [];
  const statuses: Record<number, number> = {};
  const openAccount = createAccounts(site);
  let account = await openAccount();
  let before = await quietDatabase(site);
  let mark = await changeMark(site);
  for (const [index, call] of fc.sample(hostileCall(known), { numRuns: calls, seed }).entries()) {
    if (index % callsOfAnAccount === callsOfAnAccount - 1) {
      account = await openAccount();
      before = await quietDatabase(site);
      mark = await changeMark(site);
    }
    const answer = await send(site, call, account);
    const { status } = answer;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const fault = await faultOf(call, answer);
    if (fault !== null) findings.push({ call, fault });
    if (mark !== null && mark === (await changeMark(site))) continue;
    const after = await quietDatabase(site);
    const changed = status >= 400 ? changedTables(call, before, after) : [];
    if (changed.length > 0)
      findings.push({ call, fault: `answered ${status} and changed ${changed.join(", ")}` });
    before = after;
    mark = await changeMark(site);
  }
  return { findings, statuses };
}

type Account = Readonly<Record<keyof typeof standIns, string>>;

function createAccounts(site: HostileSite): () => Promise<Account> {
  const { database, siteUrl } = site;
  const audit = createAuditLog({ clock: systemClock });
  const auth = createAuthService({ database, clock: systemClock, siteUrl, audit });
  return async () => {
    const credentials = { email: `${randomUUID()}@example.com`, password: "another correct horse" };
    await auth.accounts.create(credentials.email, credentials.password);
    const session = await sessionOf(site, credentials);
    const { access_token: bearer, refresh_token: refreshToken } = session;
    return { ...credentials, bearer, refreshToken };
  };
}

function send(site: HostileSite, call: HostileCall, account: Account): Promise<Response> {
  const { method, path, headers, body } = call;
  const authorization = inPlace(headers.authorization ?? "", account);
  const content = typeof body === "string" ? inPlace(body, account) : body;
  return site.request(path, {
    method,
    headers: { ...headers, authorization },
    redirect: "manual",
    ...(content !== undefined && { body: content }),
  });
}

function inPlace(text: string, account: Account): string {
  return Object.entries(standIns).reduce(
    (result, [name, standIn]) => result.replaceAll(standIn, account[name as keyof typeof standIns]),
    text,
  );
}

/** What another connection of SQLite knows of commits without reading; null where there is no such thing. */
async function changeMark({ database }: HostileSite): Promise<string | null> {
  if (database.engine !== "sqlite") return null;
  const { rows } = await sql`pragma data_version`.execute(database.queries);
  return JSON.stringify(rows);
}

/** What a refused attempt to sign in or to join is remembered by: the throttle counts it. */
const attempts = ["sign_in_failures", "audit_log", "audit_head"];
const countedCalls = /^\/(auth\/|functions\/(invitation|join|use-recovery-code))/;

/** What a generation that fails leaves: the request itself, for the desk's list of work. */
const requests = ["drafting_runs", "audit_log", "audit_head"];

function changedTables(call: HostileCall, before: Tables, after: Tables): string[] {
  const allowed = countedCalls.test(call.path) ? attempts : [];
  const failed = call.path.startsWith("/functions/manual-blog-generation") ? requests : [];
  return Object.keys(after).filter(
    (name) =>
      ![...allowed, ...failed].includes(name) &&
      JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
}

type Tables = Awaited<ReturnType<typeof wholeDatabase>>;

/** The database when no run is under way any more. */
async function quietDatabase({ database: { queries } }: HostileSite): Promise<Tables> {
  for (;;) {
    const open = await queries
      .selectFrom("drafting_runs")
      .select("id")
      .where("state", "in", ["queued", "running"])
      .executeTakeFirst();
    if (open === undefined) return wholeDatabase(queries);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
