import fc, { type Arbitrary } from "fast-check";
import { postFilters } from "../../../domain/review/post-list-filters.ts";
import { builtInFacts } from "../../../content/facts/snapshot.ts";
import { calls, type Call, type Shape } from "./call-shapes.ts";
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
  const rightValue = rightValues(known);

  function given(fields: Call["fields"]): Arbitrary<Record<string, unknown>> {
    const values = Object.entries(fields).map(([name, shape]) => {
      const value = fc.oneof(
        { weight: 16, arbitrary: rightValue(name, shape) },
        { weight: 2, arbitrary: hostileValue },
        { weight: 1, arbitrary: fc.constant(undefined) },
      );
      return value.map((chosen): [string, unknown] => [name, chosen]);
    });
    return fc.tuple(...values).map((entries) => Object.fromEntries(entries));
  }

  function callOf(path: string, { methods, fields, isOfAccount }: Call): Arbitrary<HostileCall> {
    const right = `Bearer ${isOfAccount ? standIns.bearer : known.adminBearer}`;
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
      { weight: 12, arbitrary: given(fields).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: hostileBody },
    );
    const target = fc
      .tuple(given(fields), hostileText)
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

/** What a call takes rightly: one of the values that its schema names, else by its name, else by its kind. */
function rightValues(known: Known): (name: string, shape: Shape) => Arbitrary<unknown> {
  const words = fc.constantFrom("Fees explained", 'Change the title to "Dates"', "Shorter, please");
  const text = fc.oneof(words, hostileText);
  const number = fc.oneof(fc.constantFrom(1, 2, 3), hostileNumber);
  const id = fc.constantFrom(...known.postIds, ...known.postIds, ...known.slugs);
  const address = fc.oneof(fc.constant(""), fc.webUrl(), hostileText);
  const day = fc.oneof(fc.constantFrom("2026-01-01", "2026-02-31"), hostileText);
  const month = fc.oneof(fc.constantFrom("", "2026-01", "2026-13", "2099-12"), hostileText);
  const factId = fc.oneof(fc.constantFrom(...builtInFacts.all.map((fact) => fact.id)), hostileText);
  const cursor = fc
    .tuple(
      fc.oneof(oddInstants, hostileText),
      fc.oneof(fc.constantFrom(...known.postIds), hostileText),
    )
    .map((parts) => parts.join("_"));
  const named: Readonly<Record<string, Arbitrary<unknown>>> = {
    ...{ id, postId: id, runId: id, personId: id, linkId: id, challenge_id: id },
    ...{ address, link: address, url: address, hero_image_url: address, mapUrl: address },
    ...{ day, checkedOn: day, breakingUntil: day, month, from: month, to: month },
    ...{ validFrom: oddInstants, publishAt: oddInstants },
    token: fc.constantFrom(...known.tokens),
    category: fc.constantFrom("news", "syllabus", "toString"),
    status: fc.constantFrom(...postFilters, "__proto__"),
    ...{ email: fc.constant(standIns.email), maker: fc.constant(standIns.email) },
    password: fc.constant(standIns.password),
    current_password: fc.constant(standIns.password),
    refresh_token: fc.constant(standIns.refreshToken),
    token_hash: fc.constant(standIns.refreshToken),
    code: fc.constantFrom("000000", "123456", "١٢٣٤٥٦"),
    cursor: fc.oneof(hostileText, hostileNumber.map(String), cursor),
    ...{ factId, factIds: fc.array(factId) },
    edition: fc.oneof(
      { weight: 6, arbitrary: fc.constant("2026") },
      { weight: 2, arbitrary: fc.constantFrom("2027", "2028") },
      hostileText,
    ),
    data: fc.dictionary(hostileText, hostileValue, { maxKeys: 6 }),
    // Of a fact.
    value: fc.oneof(
      fc.constantFrom(...builtInFacts.all.map(({ value }) => value)),
      fc.constantFrom({ day: "2026-02-31" }, { from: "2026-02-02", to: "2026-01-01" }, {}),
      fc.dictionary(fc.constantFrom("kind", "amount", "day", "days", "text"), hostileValue),
    ),
  };
  const most = { maxLength: 50 };

  return function rightValue(name: string, shape: Shape): Arbitrary<unknown> {
    const chosen = shape.enum ?? ("const" in shape ? [shape.const] : undefined);
    if (chosen !== undefined) return fc.constantFrom(...chosen, "constructor");
    const ofName = Object.hasOwn(named, name) ? named[name] : undefined;
    if (ofName !== undefined) return ofName;
    const ways = shape.anyOf ?? shape.oneOf;
    if (ways !== undefined) return fc.oneof(...ways.map((way) => rightValue(name, way)));
    if (shape.properties !== undefined) {
      const parts = Object.entries(shape.properties);
      return fc.record(
        Object.fromEntries(parts.map(([part, of]) => [part, rightValue(part, of)])),
        { requiredKeys: [] },
      );
    }
    if (shape.items !== undefined) return fc.array(rightValue(name, shape.items), most);
    if (shape.type === "boolean") return fc.boolean();
    return shape.type === "integer" || shape.type === "number" ? number : text;
  };
}
