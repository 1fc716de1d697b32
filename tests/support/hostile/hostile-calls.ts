import fc, { type Arbitrary } from "fast-check";
import { builtInFacts } from "../../../content/facts/snapshot.ts";
import { calls, type Call, type Shape } from "./call-shapes.ts";
import {
  hostileBody,
  hostileHeader,
  hostileNumber,
  hostileText,
  hostileValue,
} from "./hostile-values.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { generateBlog } from "../../../app/calls/generation.ts";
import { previewBlog } from "../../../app/calls/review.ts";
import type { OpenDatabase } from "../../../database/open-database.ts";
import { createAuditLog } from "../../../domain/audit/audit-log.ts";
import { createAuthService } from "../../../domain/auth/auth-service.ts";
import { systemClock } from "../../../domain/shared/clock.ts";
import { callerOf, sessionOf } from "../caller.ts";
import { wholeDatabase } from "../whole-database.ts";

type Known = {
  readonly postIds: readonly string[];
  readonly tokens: readonly string[];
  readonly adminBearer: string;
  /** Somebody without a role, whose sessions and password the calls may end and change. */
  readonly other: {
    readonly email: string;
    readonly password: string;
    readonly bearer: string;
    readonly refreshToken: string;
  };
};

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
    const values = Object.entries(fields).map(([name, shape]) =>
      mostly(rightValue(name, shape), fc.oneof(hostileValue, fc.constant(undefined))).map(
        (chosen): [string, unknown] => [name, chosen],
      ),
    );
    return fc.tuple(...values).map((entries) => Object.fromEntries(entries));
  }

  function callOf(path: string, { methods, fields, isOfAccount }: Call): Arbitrary<HostileCall> {
    const bearer = isOfAccount ? known.other.bearer : known.adminBearer;
    return fc
      .record({
        method: mostly(
          fc.constantFrom(...methods),
          fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"),
        ),
        id: hostileText,
        query: given(fields),
        authorization: mostly(fc.constant(`Bearer ${bearer}`), hostileHeader),
        accept: fc.constantFrom("application/json", "text/html", "*/*"),
        type: mostly(fc.constant("application/json"), hostileHeader),
        key: hostileHeader,
        // From many addresses: otherwise most sign-ins would be answered by the throttle alone.
        from: fc.ipV4(),
        body: mostly(
          given(fields).map((value): string | Uint8Array<ArrayBuffer> => JSON.stringify(value)),
          hostileBody,
        ),
      })
      .map(({ method, id, query, authorization, accept, type, key, from, body }) => ({
        method,
        path: placed(path, id) + asQuery(query),
        headers: {
          authorization,
          accept,
          "content-type": type,
          "idempotency-key": key,
          "x-forwarded-for": from,
        },
        body: method === "GET" || method === "HEAD" ? undefined : body,
      }));
  }

  return fc.oneof(...Object.entries(calls).map(([path, call]) => callOf(path, call)));
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
  const factId = fc.constantFrom(...builtInFacts.all.map((fact) => fact.id));
  const instant = fc.constantFrom(
    "2026-01-20T10:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "2026-02-31T00:00:00.000Z",
  );
  const byName: Readonly<Record<string, Arbitrary<unknown>>> = {
    id,
    postId: id,
    runId: id,
    personId: id,
    factId,
    factIds: fc.array(factId),
    day: fc.constantFrom("2026-01-01", "2026-02-31"),
    checkedOn: fc.constantFrom("2026-01-01", "2026-02-31"),
    publishAt: instant,
    validFrom: instant,
    token: fc.constantFrom(...tokens),
    category: fc.constantFrom("news", "syllabus", "toString"),
    edition: fc.constantFrom("2026", "2027", "2028"),
    cursor: fc.tuple(instant, id).map((parts) => parts.join("_")),
    value: fc.constantFrom(...builtInFacts.all.map(({ value }) => value)),
    email: fc.constant(other.email),
    password: fc.constant(other.password),
    current_password: fc.constant(other.password),
    refresh_token: fc.constant(other.refreshToken),
  };
  const text = fc.oneof(fc.constantFrom("Fees explained", "Shorter, please"), hostileText);

  return function rightValue(name: string, shape: Shape): Arbitrary<unknown> {
    const chosen = shape.enum ?? ("const" in shape ? [shape.const] : undefined);
    if (chosen !== undefined) return fc.constantFrom(...chosen, "constructor");
    const ofName = Object.hasOwn(byName, name) ? byName[name] : undefined;
    if (ofName !== undefined) return ofName;
    const ways = shape.anyOf ?? shape.oneOf;
    if (ways !== undefined) return fc.oneof(...ways.map((way) => rightValue(name, way)));
    if (shape.properties !== undefined)
      return fc.record(
        Object.fromEntries(
          Object.entries(shape.properties).map(([part, of]) => [part, rightValue(part, of)]),
        ),
        { requiredKeys: [] },
      );
    if (shape.items !== undefined) return fc.array(rightValue(name, shape.items));
    if (shape.type === "boolean") return fc.boolean();
    return shape.type === "integer" || shape.type === "number" ? hostileNumber : text;
  };
}

/** Words of the inside: places in the code, packages, the database's own. */
const insides =
  /\bat .{0,200}:\d+:\d+|node_modules|node:internal|SQLITE|sqlite|ERR_[A-Z]|violates|constraint|TypeError|ZodError|invalid input syntax/;

/** Holds for every call; null when nothing is wrong. */
async function faultOf(call: HostileCall, answer: Response): Promise<string | null> {
  const text = await answer.text();
  const { status, headers } = answer;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  const type = headers.get("content-type") ?? "";
  if (status >= 400 && insides.test(text)) return `tells of the inside: ${text.slice(0, 300)}`;
  const caching = headers.get("cache-control") ?? "";
  const isKeySet = call.path.startsWith("/auth/v1/.well-known/jwks.json");
  if (caching !== "no-store" && !(isKeySet && caching === "public, max-age=600"))
    return `may be stored: ${caching}`;
  if (headers.get("x-content-type-options") !== "nosniff") return "may be taken for another type";
  if (call.method === "HEAD" || status === 204 || status === 303) return null;
  if (type.startsWith("text/event-stream")) return eventsFault(text);
  if (type.startsWith("application/xml")) return null;
  // The one file that a call sends.
  if (call.path.startsWith("/functions/backup") && type === "application/vnd.sqlite3") return null;
  const isPublication = call.path.startsWith("/functions/publish-blog");
  if (isPublication && type.startsWith("text/plain"))
    return /\S/.test(text) ? null : "says nothing";
  if (!type.startsWith("application/json")) return `is of the type ${type}`;
  return status < 400 ? jsonFault(text) : refusalFault(call, text);
}

function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return `is no JSON: ${text.slice(0, 100)}`;
  }
}

/** A refusal is a sentence for a person, in the words of its kind of call. */
function refusalFault({ path }: HostileCall, text: string): string | null {
  const fault = jsonFault(text);
  if (fault !== null) return fault;
  const body: unknown = JSON.parse(text);
  const name = path.startsWith("/auth/") ? "message" : "error";
  const entries: [string, unknown][] =
    typeof body === "object" && body !== null ? Object.entries(body) : [];
  const said = entries.find(([key]) => key === name)?.[1];
  return typeof said === "string" && /\S/.test(said)
    ? null
    : `has no sentence: ${text.slice(0, 200)}`;
}

function eventsFault(text: string): string | null {
  return /^event: (result|error)$/m.test(text)
    ? null
    : `ends without a result: ${text.slice(-200)}`;
}

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
