import * as z from "zod/mini";
import type { Endpoint, InputOf, AnswerOf } from "../../app/calls/endpoint.ts";
import { invitePerson, join } from "../../app/calls/people-schema.ts";
import type { Role } from "../../domain/auth/account.ts";

/** A whole site, or its calls alone. */
export type Asked = {
  readonly request: (path: string, init?: RequestInit) => Response | Promise<Response>;
};

export type Account = { readonly email: string; readonly password: string };

export const approver: Account = { email: "admin@example.com", password: "correct horse battery" };

export type Caller = ReturnType<typeof callerOf>;

/** Makes calls with these headers: as whoever's session they carry, or as nobody. */
export function callerOf({ request }: Asked, headers: Readonly<Record<string, string>> = {}) {
  /** The answer as it is: many a test looks for the refusal. */
  async function send({ path, method }: Endpoint, input: unknown = {}): Promise<Response> {
    const hasId = typeof input === "object" && input !== null && "id" in input;
    const place = hasId ? path.replace(":id", String(input.id)) : path;
    if (method === "POST") {
      const json = { "content-type": "application/json", ...headers };
      return request(place, { method, headers: json, body: JSON.stringify(input) });
    }
    const query = new URLSearchParams(
      Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]),
    );
    return request(query.size === 0 ? place : `${place}?${query.toString()}`, { headers });
  }

  async function call<Called extends Endpoint>(
    endpoint: Called,
    input: InputOf<Called>,
  ): Promise<AnswerOf<Called>> {
    return answerTo(endpoint, await send(endpoint, input));
  }

  return { headers, send, call };
}

/** The answer of an endpoint. Throws at a refusal, and at what is no JSON of an object. */
export async function answerTo<Called extends Endpoint>(
  { path }: Called,
  answer: Response,
): Promise<AnswerOf<Called>> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return z.looseObject({}).parse(JSON.parse(text));
}

export const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

export async function sessionOf({ request }: Asked, account: Account = approver) {
  const answer = await request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${account.email} cannot sign in: ${answer.status} ${text}`);
  return sessionSchema.parse(JSON.parse(text));
}

export async function signedIn(asked: Asked, account: Account = approver): Promise<Caller> {
  const { access_token } = await sessionOf(asked, account);
  return callerOf(asked, { authorization: `Bearer ${access_token}` });
}

export const joinedPassword = "a long enough password";

/** Has somebody invited by an approver, who accepts and signs in. */
export async function joinedBy(asked: Asked, head: Caller, role: Role, name: string) {
  const email = `${name.toLowerCase()}@guide.example`;
  const { id, inviteUrl } = await head.call(invitePerson, { email, name, role });
  const token = inviteUrl.split("#token=")[1] ?? "";
  await callerOf(asked).call(join, { token, password: joinedPassword });
  return { id, email, ...(await signedIn(asked, { email, password: joinedPassword })) };
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The token with its last letter changed in a bit that decoders ignore: the same signature, spelt otherwise. */
export function respelled(token: string): string {
  const last = alphabet.indexOf(token.slice(-1));
  return token.slice(0, -1) + (alphabet[last ^ 1] ?? "");
}
