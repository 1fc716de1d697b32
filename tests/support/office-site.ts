import { invitePerson } from "../../app/calls/people-schema.ts";
import type { Role } from "../../domain/auth/account.ts";
import type { Engine } from "../../database/open-database.ts";
import { accounts } from "./blog-posts.ts";
import {
  approver,
  callerOf,
  joinedBy,
  joinedPassword,
  sessionSchema,
  type Account,
} from "./caller.ts";
import { openTestSite, type TestSite } from "./site.ts";

export { approver, joinedPassword as officePassword };

/** A request with a JSON body, by a bearer or nobody. */
type Ask = (path: string, body?: unknown, bearer?: string | null) => Promise<Response>;

export type OfficeSite = TestSite & {
  readonly ask: Ask;
  /** The first approver's bearer. */
  readonly head: string;
};

/** The whole site with its first approver signed in. */
export async function openOffice(
  engine: Engine = "sqlite",
  environment: Record<string, string> = {},
): Promise<OfficeSite> {
  const site = await openTestSite({ ...accounts, ...environment }, engine);
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
export async function bearerOf(ask: Ask, account: Account): Promise<string> {
  const answer = await ask("/auth/v1/token?grant_type=password", account);
  return sessionSchema.parse(await answer.json()).access_token;
}

/** Invites somebody as the first approver, and answers the token of the link. */
export async function invited(
  { request, head }: OfficeSite,
  person: { readonly email: string; readonly name: string; readonly role: Role },
) {
  const { call } = callerOf({ request }, { authorization: `Bearer ${head}` });
  const { id, inviteUrl } = await call(invitePerson, person);
  return { id, inviteUrl, token: inviteUrl.split("#token=")[1] ?? "" };
}

/** Somebody who has accepted an invitation and signed in. */
export async function joined(site: OfficeSite, role: Role, name: string) {
  const by = callerOf(site, { authorization: `Bearer ${site.head}` });
  const { headers, ...person } = await joinedBy(site, by, role, name);
  return { ...person, bearer: headers["authorization"]?.replace("Bearer ", "") ?? "" };
}
