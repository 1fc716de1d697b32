import { isAuthRetryableFetchError, type AuthError, type GoTrueClient } from "@supabase/auth-js";
import { accessDenied, accessUnverified, checkAccess } from "./admin-access.ts";
import { signOut } from "./auth-client.ts";
import { unreachable } from "./calls/call.ts";

export type Credentials = { readonly email: string; readonly password: string };

/** Signs in and checks the role; whoever lacks it is signed out again. Answers the sentence of a failure, else null. */
export async function signInAsAdmin(
  auth: GoTrueClient,
  credentials: Credentials,
): Promise<string | null> {
  const { error } = await auth.signInWithPassword(credentials);
  if (error !== null) return refusalOf(error);
  const access = await checkAccess(auth);
  if (access.state === "allowed") return null;
  await signOut(auth);
  return access.state === "refused" ? accessDenied : accessUnverified;
}

function refusalOf(error: AuthError): string {
  // Status 0: the request did not reach the server; the library's words would be the browser's.
  if (isAuthRetryableFetchError(error) && error.status === 0) return unreachable.message;
  return error.message || "Invalid credentials";
}
