import type { GoTrueClient } from "@supabase/auth-js";
import { accessDenied, accessUnverified, checkAccess } from "./admin-access.ts";
import { sentenceOf, signOut } from "./auth-client.ts";

export type Credentials = { readonly email: string; readonly password: string };

export type SignInOutcome =
  | { readonly state: "allowed" }
  | { readonly state: "second-factor" }
  /** Signed out again; with the sentence to show. */
  | { readonly state: "failed"; readonly message: string };

/** Signs in and checks the role; whoever lacks it is signed out again. */
export async function signInAsAdmin(
  auth: GoTrueClient,
  credentials: Credentials,
): Promise<SignInOutcome> {
  const { error } = await auth.signInWithPassword(credentials);
  if (error !== null) return { state: "failed", message: sentenceOf(error) };
  const access = await checkAccess(auth);
  if (access.state === "allowed" || access.state === "second-factor")
    return { state: access.state };
  await signOut(auth);
  const message = access.state === "refused" ? accessDenied : accessUnverified;
  return { state: "failed", message };
}
