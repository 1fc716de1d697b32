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

export type Known = {
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
