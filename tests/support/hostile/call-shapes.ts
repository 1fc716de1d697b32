import { readdirSync } from "node:fs";
import * as z from "zod";
import type { Endpoint } from "../../../app/calls/endpoint.ts";

/** A value that a call takes, as JSON Schema has it; one without anything is known by its name alone. */
export type Shape = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
};

export type Call = {
  readonly methods: readonly string[];
  /** Of its address and its body, by name. */
  readonly fields: Readonly<Record<string, Shape>>;
  /** A call that may end a session or change a password is made by a stand-in. */
  readonly isOfAccount: boolean;
};

const folder = new URL("../../../app/calls/", import.meta.url);

const others: Readonly<Record<string, Call>> = {
  "/functions/publish-blog": { methods: ["GET"], fields: {}, isOfAccount: false },
  "/functions/generate-sitemap": { methods: ["GET", "POST"], fields: {}, isOfAccount: false },
};

function ofAccount(
  methods: readonly string[],
  ...fields: readonly (string | [string, Shape])[]
): Call {
  const shapes = fields.map((field) => (typeof field === "string" ? [field, {}] : field));
  return { methods, fields: Object.fromEntries(shapes) as Call["fields"], isOfAccount: true };
}

/** The calls of the session protocol, by which people sign in. */
const accountCalls: Readonly<Record<string, Call>> = {
  "/auth/v1/token": ofAccount(["POST"], ...["email", "password", "refresh_token"], [
    "grant_type",
    { enum: ["password", "refresh_token"] },
  ]),
  "/auth/v1/user": ofAccount(
    ["GET", "PUT"],
    ...["password", "current_password", "email", "phone", "data"],
  ),
  "/auth/v1/logout": ofAccount(["POST"], ["scope", { enum: ["global", "local", "others"] }]),
  "/auth/v1/recover": ofAccount(["POST"], "email"),
  "/auth/v1/verify": ofAccount(["POST"], ["type", { const: "recovery" }], "token_hash"),
  "/auth/v1/factors": ofAccount(
    ["POST"],
    ["factor_type", { enum: ["totp", "phone"] }],
    ...["friendly_name", "issuer"],
  ),
  "/auth/v1/factors/:id": ofAccount(["DELETE"]),
  "/auth/v1/factors/:id/challenge": ofAccount(["POST"]),
  "/auth/v1/factors/:id/verify": ofAccount(["POST"], "challenge_id", "code"),
  "/auth/v1/.well-known/jwks.json": ofAccount(["GET"]),
};

/** Every call with what it takes, as its schema says; a test holds it against the calls that there are. */
export const calls = await everyCall();

async function everyCall(): Promise<Readonly<Record<string, Call>>> {
  const all: Record<string, Call> = { ...others, ...accountCalls };
  for (const name of readdirSync(folder)) {
    const module = (await import(new URL(name, folder).href)) as Record<string, unknown>;
    for (const { path, method, input } of Object.values(module).filter(isEndpoint)) {
      const before = all[path];
      all[path] = {
        methods: [...new Set([...(before?.methods ?? []), method])],
        fields: { ...before?.fields, ...fieldsOf(input) },
        isOfAccount: false,
      };
    }
  }
  return all;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "input" in value;
}

function fieldsOf(input: Endpoint["input"]): Readonly<Record<string, Shape>> {
  const shape = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Shape;
  const ways = shape.anyOf ?? shape.oneOf ?? [shape];
  return Object.assign({}, ...ways.map(({ properties }) => properties)) as Record<string, Shape>;
}
