import { parseOptions, verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { unknownAccountHash } from "../../domain/auth/passwords.ts";
import { email, openAuthSite, password, type AuthSite } from "../support/auth-site.ts";
import { onEitherEngine } from "../support/tier.ts";

vi.mock("@node-rs/argon2", { spy: true });

const wrong = "not the password";

onEitherEngine("signing in", (openTestDatabase) => {
  const openSite = async () => openAuthSite(await openTestDatabase());

  test("with an unknown account answers exactly as with a wrong password", async () => {
    const site = await openSite();
    const answers = [];
    for (const who of [email, "nobody@example.com"]) {
      const response = await signIn(site, { email: who, password: wrong });
      const headers = Object.fromEntries(response.headers);
      delete headers.date;
      answers.push({ status: response.status, headers, body: await response.text() });
    }
    expect(answers[0]?.status).toBe(400);
    expect(JSON.parse(answers[0]?.body ?? "")).toEqual({
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  test.each([
    ["an account", email],
    ["an unknown account", "nobody@example.com"],
  ])("to %s verifies one password of the same cost", async (_, who) => {
    const site = await openSite();
    vi.mocked(verify).mockClear();
    await signIn(site, { email: who, password: wrong });
    expect(vi.mocked(verify).mock.calls.map(([hash]) => parseOptions(String(hash)))).toEqual([
      parseOptions(unknownAccountHash),
    ]);
  });

  test.each([
    ["an account", email],
    ["an unknown account", "nobody@example.com"],
  ])("to %s is throttled after 10 failures, from every address", async (_, who) => {
    const site = await openSite();
    for (let failure = 1; failure <= 10; failure++)
      expect(
        (await signIn(site, { email: who, password: wrong }, `10.0.0.${failure}`)).status,
      ).toBe(400);
    const response = await signIn(site, { email: who, password }, "10.0.1.1");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("900");
    expect(await response.json()).toMatchObject({ code: "over_request_rate_limit" });
  });

  test("from an address is throttled after 10 failures, for every account", async () => {
    const site = await openSite();
    for (let failure = 1; failure <= 10; failure++)
      await signIn(site, { email: `person-${failure}@example.com`, password: wrong });
    expect((await signIn(site, { email, password })).status).toBe(429);
    expect((await signIn(site, { email, password }, "10.0.0.1")).status).toBe(200);
  });

  test("is open again when the window has passed, as the answer said", async () => {
    const site = await openSite();
    for (let failure = 1; failure <= 10; failure++) {
      await signIn(site, { email, password: wrong });
      site.clock.advance(60_000);
    }
    const response = await signIn(site, { email, password });
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBe(5 * 60);
    site.clock.advance(seconds * 1000 - 1);
    expect((await signIn(site, { email, password })).status).toBe(429);
    site.clock.advance(1);
    expect((await signIn(site, { email, password })).status).toBe(200);
  });

  test("in a burst gets no more guesses than one after the other", async () => {
    const site = await openSite();
    const burst = Array.from({ length: 30 }, () => signIn(site, { email, password: wrong }));
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test("from where the account signed in before is not closed by failures from elsewhere", async () => {
    const site = await openSite();
    const usual = "2001:db8:1:2::7";
    expect((await signIn(site, { email, password }, usual)).status).toBe(200);
    for (let failure = 1; failure <= 10; failure++)
      await signIn(site, { email, password: wrong }, `10.0.0.${failure}`);
    expect((await signIn(site, { email, password }, "10.0.1.1")).status).toBe(429);
    // Whatever somebody types as an e-mail is counted as nobody else's place.
    for (let failure = 1; failure <= 10; failure++) {
      const forged = `${email} from 2001:db8:1:2::/64`;
      await signIn(site, { email: forged, password: wrong }, `10.0.2.${failure}`);
    }
    // Another address of the same /64 network.
    expect((await signIn(site, { email, password }, "2001:db8:1:2:ffff::1")).status).toBe(200);
    expect((await signIn(site, { email, password }, "10.0.1.1")).status).toBe(429);
    for (let failure = 1; failure <= 10; failure++)
      await signIn(site, { email, password: wrong }, usual);
    expect((await signIn(site, { email, password }, usual)).status).toBe(429);
  });
});

function signIn(
  { post }: AuthSite,
  credentials: { email: string; password: string },
  address = "127.0.0.1",
): Promise<Response> {
  return post("/auth/v1/token?grant_type=password", credentials, { "X-Forwarded-For": address });
}
