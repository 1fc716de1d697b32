import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { expect, test } from "vitest";
import { z } from "zod";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { readJson } from "../../database/values.ts";
import { movableClock } from "../support/movable-clock.ts";
import { onEitherEngine } from "../support/tier.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The token with each of its characters changed, each cut of it, and what else is near to it. */
function forgeries(token: string): readonly string[] {
  const places = Array.from({ length: token.length }, (_, place) => place);
  const changed = places.map((place) => {
    const other = alphabet[(alphabet.indexOf(token.charAt(place)) + 1) % alphabet.length] ?? "";
    return token.slice(0, place) + other + token.slice(place + 1);
  });
  const cut = places.filter((place) => place % 8 === 0).map((place) => token.slice(0, place));
  const [head = "", payload = ""] = token.split(".");
  const added = ["=", "A", ".", ".e30", " x", "\u0000", "%00"].map((end) => token + end);
  return [...changed, ...cut, ...added, `${head}.${payload}.`, token.toUpperCase()];
}

onEitherEngine("a forged token", (openTestDatabase) => {
  async function openSession() {
    const database = await openTestDatabase();
    const clock = movableClock();
    const auth = createAuthService({ database, clock, siteUrl: "http://localhost:3000" });
    const credentials = { email: "a@guide.example", password: "correct horse battery" };
    await auth.accounts.create(credentials.email, credentials.password);
    const signedIn = await auth.signIn(credentials, { address: "127.0.0.1", userAgent: null });
    if (!signedIn.ok) throw new Error(signedIn.failure.message);
    return { auth, clock, database, token: signedIn.value.accessToken };
  }

  test("of a session, changed in any character, is nobody's", async () => {
    const { auth, token } = await openSession();
    expect((await auth.authenticate(token)).ok).toBe(true);
    const [key] = (await auth.keySet()).keys;
    // The public key, which everybody has, taken for a shared secret.
    const confused = await resigned(token, JSON.stringify(key));
    for (const forged of [...forgeries(token), ...confused])
      expect([forged, (await auth.authenticate(forged)).ok]).toEqual([forged, false]);
  });

  test("of a session, signed by our key for another site or another audience, is nobody's", async () => {
    const { auth, clock, database, token: own } = await openSession();
    const keys = database.queries.selectFrom("signing_keys").select(["kid", "private_jwk"]);
    const { kid, private_jwk } = await keys.executeTakeFirstOrThrow();
    const privateJwk = readJson(z.record(z.string(), z.unknown()), private_jwk);
    const claims = decodeJwt(own);
    const isRead = async (change: JWTPayload) => {
      const token = new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: "ES256", kid });
      return (await auth.authenticate(await token.sign(privateJwk))).ok;
    };
    expect(await isRead({})).toBe(true);
    for (const change of [
      { iss: "https://other.example/auth/v1" },
      { iss: undefined },
      { aud: "anon" },
      { aud: undefined },
      { exp: undefined },
      { exp: Math.floor(clock.now().getTime() / 1000) },
      { session_id: undefined },
    ])
      expect([change, await isRead(change)]).toEqual([change, false]);
  });
});

/** The same claims, signed by nobody, or by a secret that is none. */
async function resigned(token: string, secret = "a secret that everybody could know, long enough") {
  const claims = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
  ) as Record<string, unknown>;
  const key = new TextEncoder().encode(secret.padEnd(64));
  const unsigned = ["none", "None", "NONE", "nOnE", ""].map((alg) => {
    const head = Buffer.from(JSON.stringify({ alg })).toString("base64url");
    return `${head}.${token.split(".")[1] ?? ""}.`;
  });
  const signed = ["HS256", "HS384", "HS512"].map((alg) =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(key),
  );
  return [...unsigned, new UnsecuredJWT(claims).encode(), ...(await Promise.all(signed))];
}
