import { setTimeout as sleep } from "node:timers/promises";
import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { previewBlog } from "../../app/calls/review.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { Queries } from "../../database/open-database.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { authApi } from "../../server/api/auth-api.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { sessionOf, signedIn } from "../support/caller.ts";
import { openSecondConnection } from "../support/engines.ts";
import { calls as shapes, type Call, type Shape } from "../support/hostile/call-shapes.ts";
import {
  hostileBody,
  hostileHeader,
  hostileText,
  hostileValue,
} from "../support/hostile/hostile-values.ts";
import { openPublishing, tokenOf } from "../support/publishing.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { isProof, onEitherEngine } from "../support/tier.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const siteUrl = "http://localhost:3000";

/** Each is compared with the whole database before and after it. `CALLS` and `SEED` ask for others, at length. */
const numRuns = Number(process.env.CALLS ?? (isProof ? 100 : 60));
const seed = Number(process.env.SEED ?? 2027);

onEitherEngine("whoever calls with anything at all", (openTestDatabase, engine) => {
  test("gets an answer of the contract, and what is refused changes nothing", async () => {
    const site = await openTestSite(accounts, engine);
    const { queries } = await openSecondConnection(site.location);
    const known = await prepare(site);
    const faults: unknown[] = [];
    const statuses = new Set<number>();
    let before = await quietDatabase(queries);
    for (const call of fc.sample(hostileCall(known), { numRuns, seed })) {
      const { path, body, ...init } = call;
      const answer = await site.request(path, { ...init, redirect: "manual", body: body ?? null });
      statuses.add(answer.status);
      const text = await answer.text();
      const fault = faultOf(call, answer, text);
      if (fault !== null) faults.push([call, fault, text.slice(0, 300)]);
      const after = await quietDatabase(queries);
      const changed = answer.status >= 400 ? changedTables(call, before, after) : [];
      if (changed.length > 0) faults.push([call, "changed", changed]);
      before = after;
    }
    expect(faults).toEqual([]);
    // Hostile calls that were all refused for the same reason would prove little.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404]));
  });

  test("could call nothing that is not tried here", async () => {
    const database = await openTestDatabase();
    const auth = createAuthService({ database, clock: systemClock, siteUrl });
    const ofAccounts = authApi(auth, siteUrl).routes.map((route) => ({
      ...route,
      path: `/auth/v1${route.path}`,
    }));
    const taken = [...openPublishing(database).api.routes, ...ofAccounts]
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    const tried = Object.entries(shapes).flatMap(([path, { methods }]) =>
      methods.map((method) => `${method} ${path}`),
    );
    expect(tried.toSorted()).toEqual(taken.toSorted());
  });
});

/** A draft with its tokens, and somebody without a role whose sessions and password the calls may end and change. */
async function prepare(site: TestSite) {
  const { call, headers } = await signedIn(site);
  const { id: postId, previewUrl } = await makePost(site, { publish: false });
  const token = tokenOf(previewUrl);
  const { approveToken, editToken = "" } = await call(previewBlog, { postId, token });
  const database = await openSecondConnection(site.location);
  const account = { email: "other@example.com", password: "another correct horse" };
  const { accounts: made } = createAuthService({ database, clock: systemClock, siteUrl });
  await made.create(account.email, account.password);
  const other = { ...account, ...(await sessionOf(site, account)) };
  return { postId, tokens: [token, approveToken ?? "", editToken], headers, other };
}

type Known = Awaited<ReturnType<typeof prepare>>;

type HostileCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
};

/** Calls of which most parts are right, some are wrong, and some are wrong altogether. */
function hostileCall(known: Known): Arbitrary<HostileCall> {
  const rightValue = rightValues(known);
  const given = (fields: Call["fields"]) =>
    recordOf(
      Object.entries(fields).map(([name, shape]) => [
        name,
        mostly(rightValue(name, shape), fc.oneof(hostileValue, fc.constant(undefined))),
      ]),
    );
  const callOf = ([path, { methods, fields, isOfAccount }]: [string, Call]) => {
    const bearer = isOfAccount
      ? `Bearer ${known.other.access_token}`
      : (known.headers["authorization"] ?? "");
    return fc
      .record({
        method: mostly(fc.constantFrom(...methods), fc.constantFrom("GET", "PATCH", "HEAD")),
        id: hostileText,
        query: given(fields),
        headers: fc.record({
          authorization: mostly(fc.constant(bearer), hostileHeader),
          accept: fc.constantFrom("application/json", "text/html", "*/*"),
          "content-type": mostly(fc.constant("application/json"), hostileHeader),
          // From many addresses: otherwise most sign-ins would be answered by the throttle alone.
          "x-forwarded-for": fc.ipV4(),
        }),
        body: mostly<string | Uint8Array<ArrayBuffer>>(
          given(fields).map((value) => JSON.stringify(value)),
          hostileBody,
        ),
      })
      .map(({ method, id, query, headers, body }) => ({
        method,
        path: placed(path, id) + asQuery(query),
        headers,
        body: method === "GET" || method === "HEAD" ? undefined : body,
      }));
  };
  return fc.oneof(...Object.entries(shapes).map(callOf));
}

function mostly<Value>(right: Arbitrary<Value>, wrong: Arbitrary<Value>): Arbitrary<Value> {
  return fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

function recordOf(
  parts: readonly (readonly [string, Arbitrary<unknown>])[],
): Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(parts));
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
function rightValues({ postId, tokens, other }: Known) {
  const byName = new Map<string, readonly unknown[]>([
    ...["id", "postId", "runId"].map((name) => [name, [postId]] as const),
    ["factId", builtInFacts.all.map(({ id }) => id)],
    ["value", builtInFacts.all.map(({ value }) => value)],
    ["day", ["2026-01-01", "2026-02-31"]],
    ["publishAt", ["2026-01-20T10:00:00.000Z", "9999-12-31T23:59:59.999Z"]],
    ["token", tokens],
    ["edition", ["2026", "2027", "2028"]],
    ["cursor", [`2026-01-20T10:00:00.000Z_${postId}`]],
    ...Object.entries(other).map(([name, value]) => [name, [value]] as const),
  ]);
  return function rightValue(name: string, shape: Shape): Arbitrary<unknown> {
    const chosen = shape.enum ?? ("const" in shape ? [shape.const] : byName.get(name));
    if (chosen !== undefined) return fc.constantFrom(...chosen);
    const ways = shape.anyOf ?? shape.oneOf;
    if (ways !== undefined) return fc.oneof(...ways.map((way) => rightValue(name, way)));
    if (shape.properties !== undefined)
      return recordOf(
        Object.entries(shape.properties).map(([part, of]) => [part, rightValue(part, of)]),
      );
    if (shape.items !== undefined) return fc.array(rightValue(name, shape.items));
    return shape.type === "boolean" ? fc.boolean() : hostileText;
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

/** The throttle remembers a refused attempt to sign in or to join, and a failed generation leaves its request. */
const noted = /^\/(auth\/|functions\/(invitation|join|manual-blog-generation))/;
const notes = ["sign_in_failures", "drafting_runs", "audit_log", "audit_head"];

type Tables = Awaited<ReturnType<typeof wholeDatabase>>;

function changedTables({ path }: HostileCall, before: Tables, after: Tables): string[] {
  return Object.keys(after).filter(
    (name) =>
      !(noted.test(path) && notes.includes(name)) &&
      JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
}

/** The database when no run is under way any more. */
async function quietDatabase(queries: Queries): Promise<Tables> {
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
