import {
  AuthRetryableFetchError,
  GoTrueClient,
  isAuthRetryableFetchError,
  type AuthError,
} from "@supabase/auth-js";
import { browserStorage } from "./browser-storage.ts";
import { parsedJson, publicAnonKey, unreachable, type Answer } from "./call.ts";
import { leavePlace } from "./return-place.ts";

export const storageKey = "jee-guide:session";

let client: GoTrueClient | undefined;

/** The browser's sign-in client: the session in local storage, refreshed by itself, one for all tabs. */
export function authClient(): GoTrueClient {
  client ??= new GoTrueClient({
    url: `${window.location.origin}/auth/v1`,
    headers: { apikey: publicAnonKey() },
    storageKey,
    storage: browserStorage,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    fetch: fetchByOwnClock,
  });
  return client;
}

/** The present access token, refreshed when it is nearly over; 401 'No active session' without one. */
export async function accessToken(): Promise<Answer<string>> {
  const { data, error } = await authClient().getSession().catch(unlessLeft);
  if (data.session !== null) return { ok: true, value: data.session.access_token };
  if (isAuthRetryableFetchError(error)) return unreachable;
  return { ok: false, message: "No active session", status: 401 };
}

/** The browser breaks the lock of the session when its page is left. */
function unlessLeft(fault: unknown) {
  if (!(fault instanceof DOMException && fault.name === "AbortError")) throw fault;
  return { data: { session: null }, error: new AuthRetryableFetchError(fault.message, 0) };
}

/** A 401 comes before anything is done: the token is refreshed once, since this computer's clock may be wrong, and the work done again. */
export async function withAccessToken<Value>(
  work: (bearer: string) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const token = await accessToken();
  if (!token.ok) return token;
  const answer = await work(token.value);
  if (answer.ok || answer.status !== 401) return answer;
  const { data } = await authClient().refreshSession();
  return data.session === null ? answer : work(data.session.access_token);
}

/** Ends the session here even if the server cannot be told, so that nobody stays signed in by accident. */
export async function signOut(): Promise<{ serverKnows: boolean }> {
  leavePlace();
  const { error } = await authClient().signOut({ scope: "local" });
  return { serverKnows: error === null };
}

export function getAuthMessage(error: AuthError): string {
  // Status 0: the request did not reach the server; the library's words would be the browser's.
  if (isAuthRetryableFetchError(error) && error.status === 0) return unreachable.message;
  return error.message || "Invalid credentials";
}

/** Without `expires_at` the library counts `expires_in` by this computer's clock, which may be fast: by the server's it would refresh without end. */
async function fetchByOwnClock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const text = await response.text();
  const json = parsedJson(text);
  const isSession = typeof json === "object" && json !== null && "expires_at" in json;
  const body = isSession ? JSON.stringify({ ...json, expires_at: undefined }) : text;
  const { status, headers } = response;
  return new Response(status === 204 ? null : body, { status, headers });
}
