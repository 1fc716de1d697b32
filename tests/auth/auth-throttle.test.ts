import { parseOptions, verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { hashPassword, unknownAccountHash } from "../../domain/auth/passwords.ts";
import { noLog } from "../../domain/shared/log.ts";
import { email, openAuthSite, password, type AuthSite } from "../support/auth-site.ts";
import { onEitherEngine } from "../support/tier.ts";

vi.mock("@node-rs/argon2", { spy: true });

const wrong = "not the password";
const hour = 60 * 60_000;

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

  test("is not locked by a clock that was ahead once it is right again, and not when that time comes", async () => {
    const site = await openSite();
    site.clock.advance(24 * hour);
    for (let failure = 1; failure <= 10; failure++) await signIn(site, { email, password: wrong });
    expect((await signIn(site, { email, password })).status).toBe(429);
    site.clock.advance(-24 * hour);
    expect((await signIn(site, { email, password: wrong })).status).toBe(400);
    site.clock.advance(24 * hour);
    expect((await signIn(site, { email, password })).status).toBe(200);
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

  test("rightly clears the failures of the account, not those of the address", async () => {
    const site = await openSite();
    for (let failure = 1; failure <= 9; failure++) await signIn(site, { email, password: wrong });
    expect((await signIn(site, { email, password })).status).toBe(200);
    expect((await signIn(site, { email, password: wrong }, "10.0.0.1")).status).toBe(400);
    expect((await signIn(site, { email, password }, "10.0.0.2")).status).toBe(200);
    expect((await signIn(site, { email, password: wrong })).status).toBe(400);
    expect((await signIn(site, { email, password })).status).toBe(429);
  });

  test("rightly many times at once is never throttled", async () => {
    const site = await openSite();
    const many = Array.from({ length: 15 }, () => signIn(site, { email, password }));
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(15).fill(200));
  });

  test("makes who goes on failing wait twice as long each time, up to 4 hours", async () => {
    const site = await openSite();
    const waits = [];
    for (let round = 1; round <= 7; round++) {
      for (let failure = 1; failure <= 10; failure++)
        await site.auth.signIn({ email, password: wrong }, from(`10.0.${round}.${failure}`));
      const refused = await signIn(site, { email, password }, "10.1.0.1");
      waits.push(Number(refused.headers.get("retry-after")) / 60);
      site.clock.advance(Number(refused.headers.get("retry-after")) * 1000);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 240, 240]);
    expect((await signIn(site, { email, password }, "10.1.0.1")).status).toBe(200);
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

  test("counts all addresses of one IPv6 network as one, however they are written", async () => {
    const site = await openSite();
    for (let failure = 1; failure <= 10; failure++)
      await signIn(
        site,
        { email: `person-${failure}@example.com`, password: wrong },
        failure % 2 === 0 ? `2001:DB8:0:0::${failure}` : `2001:db8::1:${failure}`,
      );
    expect((await signIn(site, { email, password }, "2001:db8::9")).status).toBe(429);
    expect((await signIn(site, { email, password }, "2001:db8:0:1::9")).status).toBe(200);
  });

  test("rightly too many times at once from one place is told to come again, and is no failure", async () => {
    const site = await openSite();
    const crowd = Array.from({ length: 60 }, (_, index) =>
      signIn(site, { email, password }, `2001:db8:7:7::${index + 1}`),
    );
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60 - refused.length);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await signIn(site, { email, password })).status).toBe(200);
  });

  test("that is refused is told in the log, without anything that was typed", async () => {
    const warned: unknown[] = [];
    const log = { ...noLog, warn: (...line: unknown[]) => void warned.push(line) };
    const site = await openAuthSite(await openTestDatabase(), { log });
    const [known] = await site.auth.accounts.list();
    for (const [who, typed] of [
      [email, wrong],
      ["a password in the wrong field", password],
    ] as const)
      await signIn(site, { email: who, password: typed }, "10.0.0.1");
    for (let failure = 1; failure <= 9; failure++)
      await signIn(site, { email, password: wrong }, `10.0.1.${failure}`);
    await signIn(site, { email, password }, "2001:db8::9");
    const line = (reason: string, account: string | undefined, address: string) => [
      "A password was refused.",
      { reason, account, address },
    ];
    expect([...warned.slice(0, 2), warned.at(-1)]).toEqual([
      line("invalid_credentials", known?.id, "10.0.0.1"),
      line("invalid_credentials", undefined, "10.0.0.1"),
      line("over_request_rate_limit", known?.id, "2001:db8::9"),
    ]);
    expect(warned).toHaveLength(12);
  });

  test("leaves no failures behind that no longer count", async () => {
    const database = await openTestDatabase();
    const site = await openAuthSite(database);
    await signIn(site, { email: "nobody@example.com", password: wrong });
    site.clock.advance(24 * hour + 1);
    await signIn(site, { email, password: wrong });
    const rows = await database.queries.selectFrom("sign_in_failures").select("key").execute();
    expect(rows.map(({ key }) => key).sort()).toEqual(["account:" + email, "address:127.0.0.1"]);
  });
});

test("an unknown account costs as much to try as any other", async () => {
  const cost = parseOptions(await hashPassword(password));
  expect(cost).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await hashPassword(password)).toMatch(/^\$argon2id\$/);
  expect(parseOptions(unknownAccountHash)).toEqual(cost);
});

function from(address: string) {
  return { address, userAgent: null };
}

function signIn(
  { post }: AuthSite,
  credentials: { email: string; password: string },
  address = "127.0.0.1",
): Promise<Response> {
  return post("/auth/v1/token?grant_type=password", credentials, { "X-Forwarded-For": address });
}
