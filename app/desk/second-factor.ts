import type { GoTrueClient } from "@supabase/auth-js";
import { sentenceOf } from "./auth-client.ts";
import type { Answer } from "./calls/call.ts";

/** The id of the account's verified factor; null when it has none. */
export async function verifiedFactor(auth: GoTrueClient): Promise<Answer<string | null>> {
  const { data, error } = await auth.mfa.listFactors();
  if (error !== null)
    return { ok: false, message: sentenceOf(error), status: error.status ?? null };
  return { ok: true, value: data.totp[0]?.id ?? null };
}

/** Shows a code of a factor; answers the sentence of a refusal, else null. */
export async function showCode(
  auth: GoTrueClient,
  factorId: string,
  code: string,
): Promise<string | null> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  return error === null ? null : sentenceOf(error);
}

/** What an app is set up with. */
export type FactorSetup = {
  readonly factorId: string;
  /** Address of a picture. */
  readonly qrCode: string;
  readonly secret: string;
};

/** `stale` when the person has to show the password first. */
export type StartedEnrolment =
  | { readonly state: "started"; readonly setup: FactorSetup }
  | { readonly state: "stale" }
  | { readonly state: "failed"; readonly message: string };

export async function startEnrolment(auth: GoTrueClient): Promise<StartedEnrolment> {
  const { data, error } = await auth.mfa.enroll({ factorType: "totp" });
  if (error !== null)
    return error.code === "reauthentication_needed"
      ? { state: "stale" }
      : { state: "failed", message: sentenceOf(error) };
  const { qr_code: qrCode, secret } = data.totp;
  return { state: "started", setup: { factorId: data.id, qrCode, secret } };
}

/** Takes the factor away; answers the sentence of a refusal, else null. */
export async function removeFactor(auth: GoTrueClient, factorId: string): Promise<string | null> {
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error !== null) return sentenceOf(error);
  // The claims of the token at hand still speak of the factor.
  await auth.refreshSession();
  return null;
}
