import type { Queries } from "../../database/open-database.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { LinkScope } from "./links/link-terms.ts";

type LinkParties = { readonly created_by: string | null; readonly sent_to: string | null };

export type OfficePerson = { readonly email: string; readonly role: "admin" | "writer" };

/** `former` has an account and no role. */
type Membership = "approver" | "writer" | "former" | "stranger";

export type MembershipOf = (queries: Queries, email: string) => Promise<Membership>;

export async function mayApprove(
  membershipOf: MembershipOf,
  queries: Queries,
  address: string,
): Promise<boolean> {
  const membership = await membershipOf(queries, address.toLowerCase());
  return membership === "approver" || membership === "stranger";
}

export type Office = {
  readonly membershipOf: MembershipOf;
  readonly reviewers: () => readonly string[];
};

export async function scopeNow(
  membershipOf: MembershipOf,
  queries: Queries,
  { scope, sent_to, created_by }: LinkParties & { readonly scope: LinkScope },
): Promise<LinkScope> {
  if (scope !== "approve") return scope;
  for (const address of [addressOfActor(created_by), sent_to])
    if (address !== null && !(await mayApprove(membershipOf, queries, address))) return "edit";
  return scope;
}

export async function isAnsweredFor(
  membershipOf: MembershipOf,
  queries: Queries,
  { created_by }: Pick<LinkParties, "created_by">,
): Promise<boolean> {
  const maker = addressOfActor(created_by);
  return maker === null || (await membershipOf(queries, maker.toLowerCase())) !== "former";
}

export function addressOfActor(actor: string | null): string | null {
  return actor?.startsWith("admin:") === true ? actor.slice("admin:".length) : null;
}

export function linkOfActor(actor: string): string | null {
  return actor.startsWith("link:") ? actor.slice("link:".length) : null;
}

/** By their role of now. Who acts by a link was held against it when it was opened. */
export async function authorizeApprover(
  membershipOf: MembershipOf,
  queries: Queries,
  actor: string,
): Promise<Result<null>> {
  const address = addressOfActor(actor);
  const isAllowed = address === null || (await mayApprove(membershipOf, queries, address));
  return isAllowed ? succeed(null) : approversOnly();
}

export const approversOnly = () =>
  fail("forbidden", "Only approvers publish and withdraw. Please send it to one of them.");
