import type { GoTrueClient } from "@supabase/auth-js";
import { Secret, TOTP } from "otpauth";

const stepMs = 30_000;

export function codeOf(secret: string, instant: Date, steps = 0): string {
  const codes = new TOTP({ secret: Secret.fromBase32(secret) });
  return codes.generate({ timestamp: instant.getTime() + steps * stepMs });
}

/** Enrols an app and shows its first code; the client's session has two proofs then. */
export async function enrol(
  client: GoTrueClient,
  now: () => Date,
): Promise<{ factorId: string; secret: string }> {
  const { data, error } = await client.mfa.enroll({ factorType: "totp" });
  if (error !== null) throw error;
  const factorId = data.id;
  const { secret } = data.totp;
  const shown = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, now()) });
  if (shown.error !== null) throw shown.error;
  return { factorId, secret };
}
