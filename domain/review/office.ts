import type { Queries } from "../../database/open-database.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { ReviewLink } from "./link-repository.ts";

/** Somebody of the office at work on the desk: an approver (`admin`) or a writer, who publishes nothing. */
export type OfficePerson = { readonly email: string; readonly role: "admin" | "writer" };

/** What the holder of an address is to the office now; `former` has an account and no role. */
type Standing = "approver" | "writer" | "former" | "stranger";

/** Tells it, in the caller's transaction. */
export type StandingOf = (queries: Queries, email: string) => Promise<Standing>;

/**
 * Whether an address may hold what approves. Strangers may: a reviewer outside the office is asked by
 * a link alone. Who is or was of the office needs the role.
 */
export async function mayApprove(
  standingOf: StandingOf,
  queries: Queries,
  address: string,
): Promise<boolean> {
  const standing = await standingOf(queries, address.toLowerCase());
  return standing === "approver" || standing === "stranger";
}

/**
 * Whether the holder of a link is of the office now: whom it was mailed to, else who made it for themselves.
 * An approver's links that do not approve, and a writer's that only show, are made for others.
 */
export async function isHeldByOffice(
  standingOf: StandingOf,
  queries: Queries,
  { sent_to, created_by, scope }: Pick<ReviewLink, "sent_to" | "created_by" | "scope">,
): Promise<boolean> {
  const holder = sent_to ?? addressOfActor(created_by);
  if (holder === null) return false;
  const standing = await standingOf(queries, holder.toLowerCase());
  if (standing === "approver") return sent_to !== null || scope === "approve";
  return standing === "writer" && (sent_to !== null || scope === "edit");
}

/** The address behind an actor `admin:EMAIL`; null for every other. */
export function addressOfActor(actor: string | null): string | null {
  return actor?.startsWith("admin:") === true ? actor.slice("admin:".length) : null;
}

/**
 * `forbidden` when the actor of a publication is of the office and no approver by now, whatever they
 * were when they asked for it. Who acts by a link was held against it when it was opened.
 */
export async function authorizeApprover(
  standingOf: StandingOf,
  queries: Queries,
  actor: string,
): Promise<Result<null>> {
  const address = addressOfActor(actor);
  const isAllowed = address === null || (await mayApprove(standingOf, queries, address));
  return isAllowed ? succeed(null) : approversOnly();
}

/** What a writer hears who asks for what readers would see. */
export const approversOnly = () =>
  fail("forbidden", "Only approvers publish and withdraw. Please send it to one of them.");
