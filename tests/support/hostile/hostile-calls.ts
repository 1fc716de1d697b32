import { setTimeout as sleep } from "node:timers/promises";
import fc, { type Arbitrary } from "fast-check";
import { generateBlog } from "../../../app/calls/generation.ts";
import { previewBlog } from "../../../app/calls/review.ts";
import { builtInFacts } from "../../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../../database/open-database.ts";
import { createAuditLog } from "../../../domain/audit/audit-log.ts";
import { createAuthService } from "../../../domain/auth/auth-service.ts";
import { systemClock } from "../../../domain/shared/clock.ts";
import { callerOf, sessionOf } from "../caller.ts";
import { wholeDatabase } from "../whole-database.ts";
import { calls, type Call, type Shape } from "./call-shapes.ts";
import {
  hostileBody,
  hostileHeader,
  hostileNumber,
  hostileText,
  hostileValue,
} from "./hostile-values.ts";

/** A site that is reached by requests, and its database read beside it. */
type HostileSite = {
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly database: OpenDatabase;
  readonly siteUrl: string;
};

type Known = Awaited<ReturnType<typeof prepare>>;

/** Makes drafts and signs in, so that hostile calls have something to name rightly. */
export async function prepare(site: HostileSite, drafts: number) {
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
  // Somebody without a role, whose sessions and password the calls may end and change.
  const { database, siteUrl } = site;
  const clock = systemClock;
  const auth = createAuthService({ database, clock, siteUrl, audit: createAuditLog({ clock }) });
  const account = { email: "other@example.com", password: "another correct horse" };
  await auth.accounts.create(account.email, account.password);
  return {
    postIds,
    tokens,
    adminBearer,
    other: { ...account, ...(await sessionOf(site, account)) },
  };
}

type HostileCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
};

/** Calls of which most parts are right, some are wrong, and some are wrong altogether. */
function hostileCall(known: Known): Arbitrary<HostileCall> {
  const rightValue = rightValues(known);

  function given(fields: Call["fields"]): Arbitrary<Record<string, unknown>> {
    const values = Object.entries(fields).map(([name, shape]) => [
      name,
      mostly(rightValue(name, shape), fc.oneof(hostileValue, fc.constant(undefined))),
    ]);
    return fc.record(Object.fromEntries(values) as Record<string, Arbitrary<unknown>>);
  }

  const callOf = ([path, { methods, fields, isOfAccount }]: [string, Call]) => {
    const bearer = isOfAccount ? known.other.access_token : known.adminBearer;
    return fc
      .record({
        method: mostly(fc.constantFrom(...methods), fc.constantFrom("GET", "PATCH", "HEAD")),
        id: hostileText,
        query: given(fields),
        authorization: mostly(fc.constant(`Bearer ${bearer}`), hostileHeader),
        accept: fc.constantFrom("application/json", "text/html", "*/*"),
        type: mostly(fc.constant("application/json"), hostileHeader),
        // From many addresses: otherwise most sign-ins would be answered by the throttle alone.
        from: fc.ipV4(),
        body: mostly<string | Uint8Array<ArrayBuffer>>(
          given(fields).map((value) => JSON.stringify(value)),
          hostileBody,
        ),
      })
      .map(({ method, id, query, authorization, accept, type, from, body }) => ({
        method,
        path: placed(path, id) + asQuery(query),
        headers: { authorization, accept, "content-type": type, "x-forwarded-for": from },
        body: method === "GET" || method === "HEAD" ? undefined : body,
      }));
  };

  return fc.oneof(...Object.entries(calls).map(callOf));
}

function mostly<Value>(right: Arbitrary<Value>, wrong: Arbitrary<Value>): Arbitrary<Value> {
  return fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

function placed(path: string, id: string): string {
  return path.replace(":id", encodeURIComponent(id.toWellFormed().slice(0, 200)) || "x");
}

function asQuery(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined)
      query.append(name, (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 500));
  return `?${query.toString()}`;
}

/** One of the values that the schema names, else by its name, else by its kind. */
function rightValues({ postIds, tokens, other }: Known) {
  const id = fc.constantFrom(...postIds);
  const instant = fc.constantFrom("2026-01-20T10:00:00.000Z", "9999-12-31T23:59:59.999Z");
  const byName: Readonly<Record<string, Arbitrary<unknown>>> = {
    id,
    postId: id,
    runId: id,
    factId: fc.constantFrom(...builtInFacts.all.map((fact) => fact.id)),
    day: fc.constantFrom("2026-01-01", "2026-02-31"),
    publishAt: instant,
    token: fc.constantFrom(...tokens),
    edition: fc.constantFrom("2026", "2027", "2028"),
    cursor: fc.tuple(instant, id).map((parts) => parts.join("_")),
    value: fc.constantFrom(...builtInFacts.all.map(({ value }) => value)),
    email: fc.constant(other.email),
    password: fc.constant(other.password),
    refresh_token: fc.constant(other.refresh_token),
  };
  const text = fc.oneof(fc.constantFrom("Fees explained", "Shorter, please"), hostileText);

  return function rightValue(name: string, shape: Shape): Arbitrary<unknown> {
    const chosen = shape.enum ?? ("const" in shape ? [shape.const] : undefined);
    if (chosen !== undefined) return fc.constantFrom(...chosen, "constructor");
    const ofName = Object.hasOwn(byName, name) ? byName[name] : undefined;
    if (ofName !== undefined) return ofName;
    const ways = shape.anyOf ?? shape.oneOf;
    if (ways !== undefined) return fc.oneof(...ways.map((way) => rightValue(name, way)));
    if (shape.properties !== undefined) {
      const parts = Object.entries(shape.properties).map(([part, of]) => [
        part,
        rightValue(part, of),
      ]);
      return fc.record(Object.fromEntries(parts) as Record<string, Arbitrary<unknown>>);
    }
    if (shape.items !== undefined) return fc.array(rightValue(name, shape.items));
    if (shape.type === "boolean") return fc.boolean();
    return shape.type === "integer" || shape.type === "number" ? hostileNumber : text;
  };
}

/** Words of the inside: places in the code, packages, the database's own. */
const insides =
  /\bat .{0,200}:\d+:\d+|node_modules|node:internal|SQLITE|sqlite|ERR_[A-Z]|violates|constraint|TypeError|ZodError|invalid input syntax/;

/** A fault of ours, or a refusal that is no sentence for a person in words of its kind of call; null for none. */
function faultOf(call: HostileCall, { status, headers }: Response, text: string): string | null {
  if (status >= 500) return `answered ${status}`;
  if (status < 400 || call.method === "HEAD") return null;
  if (insides.test(text)) return "tells of the inside";
  const type = headers.get("content-type") ?? "";
  if (call.path.startsWith("/functions/publish-blog") && type.startsWith("text/plain"))
    return /\S/.test(text) ? null : "says nothing";
  if (type.startsWith("application/xml")) return null;
  const name = call.path.startsWith("/auth/") ? "message" : "error";
  return new RegExp(`^\\{.*"${name}":"[^"]`).test(text) ? null : "has no sentence";
}

type Report = {
  readonly findings: readonly { readonly call: HostileCall; readonly fault: string }[];
  readonly statuses: ReadonlySet<number>;
};

/** Makes so many hostile calls, one after the other; the same seed makes the same ones. */
export async function throwCalls(
  site: HostileSite,
  known: Known,
  { calls: numRuns, seed }: { calls: number; seed: number },
): Promise<Report> {
  const findings: { call: HostileCall; fault: string }[] = [];
  const statuses = new Set<number>();
  let before = await quietDatabase(site);
  for (const call of fc.sample(hostileCall(known), { numRuns, seed })) {
    const { path, body, ...init } = call;
    const request = { ...init, redirect: "manual", body: body ?? null } as const;
    const answer = await site.request(path, request);
    statuses.add(answer.status);
    const text = await answer.text();
    const fault = faultOf(call, answer, text);
    if (fault !== null) findings.push({ call, fault: `${fault}: ${text.slice(0, 300)}` });
    const after = await quietDatabase(site);
    const changed = answer.status >= 400 ? changedTables(call, before, after) : [];
    if (changed.length > 0) findings.push({ call, fault: `changed ${changed.join(", ")}` });
    before = after;
  }
  return { findings, statuses };
}

/** The throttle remembers a refused attempt to sign in or to join, and a failed generation leaves its request. */
const noted = /^\/(auth\/|functions\/(invitation|join|manual-blog-generation))/;
const notes = ["sign_in_failures", "drafting_runs", "audit_log", "audit_head"];

function changedTables({ path }: HostileCall, before: Tables, after: Tables): string[] {
  return Object.keys(after).filter(
    (name) =>
      !(noted.test(path) && notes.includes(name)) &&
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
    await sleep(5);
  }
}
