import { z } from "zod";
import type { Role } from "../../domain/auth/account.ts";
import type { Engine } from "../../database/open-database.ts";
import { openTestSite, type TestSite } from "./site.ts";

export const approver = { email: "head@guide.example", password: "correct horse battery" };
export const officePassword = "a long enough password";

const signedInSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
const invitedSchema = z.object({ id: z.string(), inviteUrl: z.string() });

/** A request with a JSON body, by a bearer or nobody. */
type Ask = (path: string, body?: unknown, bearer?: string | null) => Promise<Response>;

export type OfficeSite = TestSite & {
  readonly ask: Ask;
  /** The first approver's bearer. */
  readonly head: string;
};

export const officeEnvironment = {
  ADMIN_EMAIL: approver.email,
  ADMIN_PASSWORD: approver.password,
};

/** The whole site with its first approver signed in. */
export async function openOffice(
  engine: Engine = "sqlite",
  environment: Record<string, string> = {},
): Promise<OfficeSite> {
  return officeOf(await openTestSite({ ...officeEnvironment, ...environment }, engine));
}

/** The same on a site that is open with that environment. */
export async function officeOf(site: TestSite): Promise<OfficeSite> {
  const ask: Ask = (path, body, bearer = null) =>
    site.request(path, {
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      headers: {
        "content-type": "application/json",
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      },
    });
  return { ...site, ask, head: await bearerOf(ask, approver) };
}

/** Signs in and answers the access token. */
export async function bearerOf(
  ask: Ask,
  account: { readonly email: string; readonly password: string },
): Promise<string> {
  const answer = await ask("/auth/v1/token?grant_type=password", account);
  return signedInSchema.parse(await answer.json()).access_token;
}

/** Invites somebody as the first approver, and answers the token of the link. */
export async function invited(
  { ask, head }: OfficeSite,
  person: { readonly email: string; readonly name: string; readonly role: Role },
) {
  const answer = await ask("/functions/people", person, head);
  if (answer.status !== 201) throw new Error(await answer.text());
  const { id, inviteUrl } = invitedSchema.parse(await answer.json());
  return { id, inviteUrl, token: inviteUrl.split("#token=")[1] ?? "" };
}

/** Somebody who has accepted an invitation and signed in. */
export async function joined(site: OfficeSite, role: Role, name: string) {
  const email = `${name.toLowerCase()}@guide.example`;
  const { id, token } = await invited(site, { email, name, role });
  const answer = await site.ask("/functions/join", { token, password: officePassword });
  if (answer.status !== 200) throw new Error(await answer.text());
  const bearer = await bearerOf(site.ask, { email, password: officePassword });
  return { id, email, bearer };
}
