import { createHash } from "node:crypto";
import { openText, sealText } from "../shared/sealing.ts";
import type { SecretSection } from "./stored-settings.ts";

/** Seals the secrets of the settings. It is kept apart from the database, so that neither opens them alone. */
export type SealingKey = {
  readonly present: () => Promise<Buffer | null>;
  readonly ensure: () => Promise<Buffer>;
};

export const noSealingKey: SealingKey = {
  present: () => Promise.resolve(null),
  ensure: () => Promise.reject(new Error("There is no key to seal secrets with here.")),
};

/** The secret of a section, sealed; it names its key, so that another one is known as such. */
export async function sealSecret(
  key: SealingKey,
  section: SecretSection,
  secret: string,
): Promise<string> {
  const bytes = await key.ensure();
  return `${nameOf(bytes)}.${sealText(bytes, `settings:${section}`, secret)}`;
}

export async function openSecret(
  key: SealingKey,
  section: SecretSection,
  sealedSecret: string,
): Promise<string | null> {
  const bytes = await key.present();
  const [name = "", text = ""] = sealedSecret.split(".");
  if (bytes === null || name !== nameOf(bytes)) return null;
  try {
    return openText(bytes, `settings:${section}`, text);
  } catch {
    // An altered seal is as good as none: the office is asked for the secret again.
    return null;
  }
}

function nameOf(key: Buffer): string {
  return createHash("sha256").update("settings-key").update(key).digest("base64url").slice(0, 8);
}
