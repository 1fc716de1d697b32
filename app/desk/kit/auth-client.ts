import { GoTrueClient, isAuthRetryableFetchError, type AuthError } from "@supabase/auth-js";
import { unreachable, type Answer } from "./call.ts";
import { leavePlace } from "./return-place.ts";

/** Where the session lies in the local storage. */
export const storageKey = "jee-guide:session";

let client: GoTrueClient | undefined;

/** The site's public key, as every hydrated page has it in its head. */
export function publicAnonKey(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=public-anon-key]")?.content ?? "";
}

/** The browser's sign-in client: the session in local storage, refreshed by itself, one for all tabs. */
export function authClient(): GoTrueClient {
  client ??= new GoTrueClient({
    url: `${window.location.origin}/auth/v1`,
    headers: { apikey: publicAnonKey() },
    storageKey,
    storage: window.localStorage,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
  return client;
}

/** The present access token, refreshed when it is nearly over; 401 'No active session' without one. */
export async function accessToken(): Promise<Answer<string>> {
  const { data, error } = await authClient().getSession();
  if (data.session !== null) return { ok: true, value: data.session.access_token };
  if (isAuthRetryableFetchError(error)) return unreachable;
  return { ok: false, message: "No active session", status: 401 };
}

/** Ends the session here even if the server cannot be told, so that nobody stays signed in by accident. */
export async function signOut(): Promise<{ serverKnows: boolean }> {
  leavePlace();
  const { error } = await authClient().signOut({ scope: "local" });
  return { serverKnows: error === null };
}

/** The sentence of a refusal by the sign-in client. */
export function sentenceOf(error: AuthError): string {
  // Status 0: the request did not reach the server; the library's words would be the browser's.
  if (isAuthRetryableFetchError(error) && error.status === 0) return unreachable.message;
  return error.message || "Invalid credentials";
}
