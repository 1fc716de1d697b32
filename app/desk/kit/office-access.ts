import { useSyncExternalStore } from "react";
import { secondFactorRequired } from "../../../domain/auth/auth-failure.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { readRole } from "../../calls/site-schema.ts";
import { authClient, storageKey, withAccessToken } from "./auth-client.ts";
import { call, type Answer } from "./call.ts";

export const accessDenied = "Access denied: Admin privileges required";
export const accessUnverified = "Failed to verify admin access";

type Allowed = AnswerOf<typeof readRole> & { readonly state: "allowed"; readonly email: string };

export type Access =
  | { readonly state: "checking" }
  | Allowed
  /** Signed out, or signed in without the role. */
  | { readonly state: "refused"; readonly message: string }
  | { readonly state: "second-factor" }
  /** The check itself failed: nothing is known, least of all that this is not an admin. */
  | { readonly state: "unverified"; readonly message: string };

const unknown: Access = { state: "checking" };

let access: Access = unknown;
let latest: Allowed | undefined;
let latestRequest = 0;
let isFollowing = false;
let first: Promise<Access> | undefined;
const listeners = new Set<() => void>();

export function useAccess(): Access {
  return useSyncExternalStore(
    followAccess,
    () => access,
    () => unknown,
  );
}

export function useIsApprover(): boolean {
  useAccess();
  return isApprover();
}

/** Also of a person who was in until a moment ago: parts of a page that are about to go are still drawn. */
export function isApprover(): boolean {
  return latest?.role === "admin";
}

export function ownEmail(): string {
  return latest?.email ?? "";
}

function followAccess(listener: () => void): () => void {
  listeners.add(listener);
  followSession();
  return () => listeners.delete(listener);
}

function followSession(): void {
  if (isFollowing) return;
  isFollowing = true;
  first ??= checkAccess();
  // Later, because the client must not be called from within its own event.
  const checkSoon = () => void setTimeout(() => void checkAccess());
  authClient().onAuthStateChange((event) => {
    // Its first one is no news.
    if (event !== "INITIAL_SESSION") checkSoon();
  });
  // The client's own message to its other tabs is lost now and then; the storage tells of the session too.
  window.addEventListener("storage", ({ key }) => {
    if (key === storageKey) checkSoon();
  });
}

export async function checkedAccess(): Promise<Access> {
  if (access.state === "checking") return (first ??= checkAccess());
  return access.state === "allowed" ? access : checkAccess();
}

/** Events repeat (a tab that becomes visible says SIGNED_IN again), so only the latest check counts. */
export async function checkAccess(): Promise<Access> {
  const request = ++latestRequest;
  const answer = await askedAccess();
  if (answer.state === "allowed") latest = answer;
  if (request !== latestRequest) return answer;
  access = successor(access, answer);
  for (const listener of listeners) listener();
  return access;
}

async function askedAccess(): Promise<Access> {
  const role = await withAccessToken((bearer) => call(readRole, {}, { bearer }));
  if (role.ok) {
    const { data } = await authClient().getSession();
    const email = data.session?.user.email ?? "";
    return { state: "allowed", email, ...role.value };
  }
  if (role.message === secondFactorRequired) return { state: "second-factor" };
  const isAnswered = role.status === 401 || role.status === 403;
  return { state: isAnswered ? "refused" : "unverified", message: role.message };
}

/** A failed check takes nothing from a person who was allowed: each call is checked by the server anyway. */
function successor(known: Access, next: Access): Access {
  if (known.state !== "allowed") return next;
  if (next.state === "unverified") return known;
  return JSON.stringify(next) === JSON.stringify(known) ? known : next;
}

/** A session that has ended sends the person to sign in again. */
export async function asAdmin<Value>(
  work: (bearer: string) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const answer = await withAccessToken(work);
  if (!answer.ok && (answer.status === 401 || answer.message === secondFactorRequired))
    void checkAccess();
  return answer;
}
