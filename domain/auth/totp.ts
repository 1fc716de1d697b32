import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** What every authenticator app takes (RFC 6238): six digits, 30 seconds, SHA-1. */
const kind = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** How many steps a person's clock may be off, either way. */
const toleratedSteps = 1;

/** RFC 4226 asks for at least 16 bytes and advises 20. */
const secretBytes = 20;

const moduleSize = 4;

/** What an app is given once: the secret, the address that carries it, and that address as a picture. */
export type TotpSetup = {
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
  /** SVG. */
  readonly qrCode: string;
};

export function createTotpSetup({ issuer, label }: { issuer: string; label: string }): TotpSetup {
  const secret = new Secret({ size: secretBytes });
  const uri = new TOTP({ ...kind, issuer, label, secret }).toString();
  const qrCode = renderSVG(uri, { ecc: "M", border: 2, pixelSize: moduleSize });
  return { secret: secret.base32, uri, qrCode };
}

/** The 30-second step whose code this is, near the instant; null for a wrong code. */
export function matchingStep(secret: string, code: string, instant: Date): number | null {
  const codes = new TOTP({ ...kind, secret });
  const timestamp = instant.getTime();
  const delta = codes.validate({ token: code, timestamp, window: toleratedSteps });
  return delta === null ? null : codes.counter({ timestamp }) + delta;
}
