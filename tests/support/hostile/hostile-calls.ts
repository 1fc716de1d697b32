import fc, { type Arbitrary } from "fast-check";
import { linkScopes } from "../../../domain/review/link-terms.ts";
import { roles } from "../../../domain/auth/account.ts";
import { postActions } from "../../../domain/review/post-desk.ts";
import { postFilters } from "../../../domain/review/post-filters.ts";
import { editionStates, standings } from "../../../content/facts/index.ts";
import { builtInFacts } from "../../../content/facts/snapshot.ts";
import { calls, type Call, type Field } from "./call-shapes.ts";
import {
  hostileBody,
  hostileHeader,
  hostileNumber,
  hostileText,
  hostileValue,
} from "./hostile-values.ts";

/** What a site has that a call may name rightly. */
export type Known = {
  readonly postIds: readonly string[];
  readonly slugs: readonly string[];
  readonly tokens: readonly string[];
  readonly adminBearer: string;
};

/** Stand in a call for what belongs to an account that may lose its session or password: it is replaced by another one. */
export const standIns = {
  email: "<email>",
  password: "<password>",
  bearer: "<bearer>",
  refreshToken: "<refresh token>",
} as const;

export type HostileCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
};

/** Calls of which most parts are right, some are wrong, and some are wrong altogether. */
export function hostileCall(known: Known): Arbitrary<HostileCall> {
  const shapes = rightValues(known);

  function given(fields: Readonly<Record<string, Field>>): Arbitrary<Record<string, unknown>> {
    const values = Object.entries(fields).map(([name, field]) => {
      const value = fc.oneof(
        { weight: 16, arbitrary: shapes[field] },
        { weight: 2, arbitrary: hostileValue },
        { weight: 1, arbitrary: fc.constant(undefined) },
      );
      return value.map((chosen): [string, unknown] => [name, chosen]);
    });
    return fc.tuple(...values).map((entries) => Object.fromEntries(entries));
  }

  function callOf(path: string, { methods, query = {}, body, who }: Call): Arbitrary<HostileCall> {
    const right = `Bearer ${who === "account" ? standIns.bearer : known.adminBearer}`;
    const method = fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...methods) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"),
      },
    );
    const authorization = fc.oneof(
      { weight: 16, arbitrary: fc.constant(right) },
      { weight: 1, arbitrary: hostileHeader },
    );
    const others = fc.record(
      {
        accept: fc.oneof(fc.constantFrom("application/json", "text/html", "*/*"), hostileHeader),
        "content-type": fc.oneof(fc.constant("application/json"), hostileHeader),
        "idempotency-key": hostileHeader,
        "x-supabase-api-version": hostileHeader,
        "user-agent": hostileHeader,
        origin: hostileHeader,
        "x-original-url": hostileHeader,
      },
      { requiredKeys: [] },
    );
    // From many addresses: otherwise most sign-ins would be answered by the throttle alone.
    const address = fc.ipV4();
    const content = fc.oneof(
      { weight: 12, arbitrary: given(body ?? {}).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: hostileBody },
    );
    const target = fc
      .tuple(given(query), hostileText)
      .map(([values, id]) => placed(path, id) + asQuery(values));
    return fc
      .tuple(method, target, authorization, others, address, content)
      .map(([chosen, place, bearer, headers, from, text]) => ({
        method: chosen,
        path: place,
        headers: { ...headers, authorization: bearer, "x-forwarded-for": from },
        body: chosen === "GET" || chosen === "HEAD" ? undefined : text,
      }));
  }

  return fc.oneof(...Object.entries(calls).map(([path, call]) => callOf(path, call)));
}

function placed(path: string, id: string): string {
  return path.replace(":id", encodeURIComponent(id.toWellFormed().slice(0, 200)) || "x");
}

function asQuery(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    query.append(name, (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 500));
  }
  return `?${query.toString()}`;
}

const oddInstants = fc.constantFrom(
  "2026-01-20T10:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "0000-01-01T00:00:00Z",
  "2026-02-31T00:00:00.000Z",
);

function rightValues(known: Known): Record<Field, Arbitrary<unknown>> {
  const words = fc.constantFrom("Fees explained", 'Change the title to "Dates"', "Shorter, please");
  const text = fc.oneof(words, hostileText);
  const number = fc.oneof(fc.constantFrom(1, 2, 3), hostileNumber);
  const reference = fc.record({ title: text, url: fc.oneof(fc.webUrl(), hostileText) });
  return {
    postId: fc.constantFrom(...known.postIds, ...known.postIds, ...known.slugs),
    token: fc.constantFrom(...known.tokens),
    text,
    revision: number,
    category: fc.constantFrom("news", "syllabus", "toString"),
    flag: fc.boolean(),
    action: fc.constantFrom(...postActions, "constructor"),
    status: fc.constantFrom(...postFilters, "__proto__"),
    scope: fc.constantFrom(...linkScopes, "view"),
    days: number,
    addresses: fc.array(fc.oneof(fc.emailAddress(), hostileText), { maxLength: 30 }),
    blocks: fc.array(number, { maxLength: 50 }),
    sentences: fc.array(text, { maxLength: 320 }),
    address: fc.oneof(fc.constant(""), fc.webUrl(), hostileText),
    fields: fc.record({
      title: text,
      hero_summary: text,
      tags: fc.array(text, { maxLength: 14 }),
      body_markdown: text,
      meta_description: text,
      hero_image_url: fc.oneof(fc.constant(""), fc.webUrl(), hostileText),
      hero_image_alt: text,
      source_references: fc.array(reference, { maxLength: 32 }),
    }),
    email: fc.constant(standIns.email),
    password: fc.constant(standIns.password),
    refreshToken: fc.constant(standIns.refreshToken),
    data: fc.dictionary(hostileText, hostileValue, { maxKeys: 6 }),
    code: fc.constantFrom("000000", "123456", "١٢٣٤٥٦"),
    grant: fc.constantFrom("password", "refresh_token"),
    cursor: fc.oneof(
      hostileText,
      hostileNumber.map(String),
      fc
        .tuple(
          fc.oneof(oddInstants, hostileText),
          fc.oneof(fc.constantFrom(...known.postIds), hostileText),
        )
        .map((parts) => parts.join("_")),
    ),
    factorType: fc.constantFrom("totp", "phone"),
    verification: fc.constant("recovery"),
    signOutScope: fc.constantFrom("global", "local", "others"),
    factId: fc.oneof(fc.constantFrom(...builtInFacts.all.map(({ id }) => id)), hostileText),
    factIds: fc.array(
      fc.oneof(fc.constantFrom(...builtInFacts.all.map(({ id }) => id)), hostileText),
    ),
    edition: fc.oneof(
      { weight: 6, arbitrary: fc.constant("2026") },
      { weight: 2, arbitrary: fc.constantFrom("2027", "2028") },
      hostileText,
    ),
    editionState: fc.constantFrom(...editionStates, "constructor"),
    mark: fc.constantFrom("carried", "not-announced", "toString"),
    factValue: fc.oneof(
      fc.constantFrom(...builtInFacts.all.map(({ value }) => value)),
      fc.constantFrom({ day: "2026-02-31" }, { from: "2026-02-02", to: "2026-01-01" }, {}),
      fc.dictionary(fc.constantFrom("kind", "amount", "day", "days", "text"), hostileValue),
    ),
    standing: fc.constantFrom(...standings, "constructor"),
    factSource: fc.record({
      title: text,
      address: fc.oneof(fc.webUrl(), hostileText),
      page: text,
      quotedLine: text,
    }),
    month: fc.oneof(fc.constantFrom("", "2026-01", "2026-13", "2099-12"), hostileText),
    day: fc.oneof(fc.constantFrom("2026-01-01", "2026-02-31"), hostileText),
    instant: oddInstants,
    role: fc.constantFrom(...roles, "constructor"),
  };
}
