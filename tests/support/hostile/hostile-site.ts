import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { generateBlog } from "../../../app/calls/generation.ts";
import { previewBlog } from "../../../app/calls/review.ts";
import type { OpenDatabase } from "../../../database/open-database.ts";
import { createAuditLog } from "../../../domain/audit/audit-log.ts";
import { createAuthService } from "../../../domain/auth/auth-service.ts";
import { systemClock } from "../../../domain/shared/clock.ts";
import { callerOf, sessionOf } from "../caller.ts";
import { wholeDatabase } from "../whole-database.ts";
import { faultOf } from "./hostile-answers.ts";
import { hostileCall, type HostileCall, type Known } from "./hostile-calls.ts";

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
  const office = callerOf(site, { authorization: `Bearer ${adminBearer}` });
  const postIds: string[] = [];
  const tokens: string[] = [];
  for (let count = 1; count <= drafts; count++) {
    const prompt = `Request ${count}: how answers are marked`;
    const { post } = await office.call(generateBlog, { prompt, category: "news", publish: false });
    const token = new URL(post.previewUrl).searchParams.get("token") ?? "";
    const { approveToken, editToken } = await office.call(previewBlog, { postId: post.id, token });
    postIds.push(post.id);
    tokens.push(token, approveToken ?? "", editToken ?? "");
  }
  const { database, siteUrl } = site;
  const clock = systemClock;
  const auth = createAuthService({ database, clock, siteUrl, audit: createAuditLog({ clock }) });
  const account = { email: "other@example.com", password: "another correct horse" };
  await auth.accounts.create(account.email, account.password);
  const session = await sessionOf(site, account);
  const { access_token: bearer, refresh_token: refreshToken } = session;
  return { postIds, tokens, adminBearer, other: { ...account, bearer, refreshToken } };
}

type Report = {
  readonly findings: readonly { readonly call: HostileCall; readonly fault: string }[];
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
};

/** Makes so many hostile calls, one after the other; the same seed makes the same ones. */
export async function throwCalls(
  site: HostileSite,
  known: Known,
  { calls, seed }: { calls: number; seed: number },
): Promise<Report> {
  const findings: { call: HostileCall; fault: string }[] = [];
  const statuses: Record<number, number> = {};
  let before = await quietDatabase(site);
  for (const call of fc.sample(hostileCall(known), { numRuns: calls, seed })) {
    const { method, path, headers, body } = call;
    const answer = await site.request(path, {
      method,
      headers,
      redirect: "manual",
      ...(body !== undefined && { body }),
    });
    const { status } = answer;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const fault = await faultOf(call, answer);
    if (fault !== null) findings.push({ call, fault });
    const after = await quietDatabase(site);
    const changed = status >= 400 ? changedTables(call, before, after) : [];
    if (changed.length > 0)
      findings.push({ call, fault: `answered ${status} and changed ${changed.join(", ")}` });
    before = after;
  }
  return { findings, statuses };
}

/** The throttle remembers a refused attempt to sign in or to join. */
const attempts = ["sign_in_failures", "audit_log", "audit_head"];
const countedCalls = /^\/(auth\/|functions\/(invitation|join))/;

/** A generation that fails leaves its request, for the desk's list of work. */
const requests = ["drafting_runs", "audit_log", "audit_head"];

function changedTables({ path }: HostileCall, before: Tables, after: Tables): string[] {
  const allowed = [
    ...(countedCalls.test(path) ? attempts : []),
    ...(path.startsWith("/functions/manual-blog-generation") ? requests : []),
  ];
  return Object.keys(after).filter(
    (name) =>
      !allowed.includes(name) && JSON.stringify(after[name]) !== JSON.stringify(before[name]),
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
    await sleep(5);
  }
}
