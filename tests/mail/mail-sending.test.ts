import { expect, onTestFinished, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { mailLimits } from "../../domain/notify/mail-limits.ts";
import { createMailQueue } from "../../domain/notify/mail-queue.ts";
import { createMailSender } from "../../domain/notify/mail-sender.ts";
import { createSmtpTransport } from "../../domain/notify/providers/smtp.ts";
import { onEitherEngine } from "../support/tier.ts";
import { openMailServer } from "../support/mail-server.ts";
import { movableClock, type MovableClock } from "../support/movable-clock.ts";

const from = { name: "", address: "guide@example.com" };

function openMailRoom(database: OpenDatabase) {
  const clock = movableClock("2026-01-20T10:00:00.000Z");
  const { enqueue } = createMailQueue(clock);
  const put = (to: string, subject = "News") =>
    database.transaction((queries) =>
      enqueue(queries, { to, subject, text: "Words", html: "<p>Words</p>" }),
    );
  return { database, clock, put };
}

/** Starts one more instance that sends, and answers what it logs. */
async function startSender(database: OpenDatabase, clock: MovableClock, url: string) {
  const logged: string[] = [];
  const note = (message: string) => void logged.push(message);
  const log = { info: note, warn: note, error: note };
  const sender = createMailSender({
    database,
    clock,
    log,
    transport: createSmtpTransport({ url, from }),
  });
  onTestFinished(() => sender.stop(5_000));
  await sender.start();
  return { sender, logged };
}

function rows({ queries }: OpenDatabase) {
  return queries.selectFrom("mails").selectAll().orderBy("id").execute();
}

/** Waits until every mail has had so many attempts and nobody works on it. */
async function untilTried(database: OpenDatabase, attempts: number) {
  const isTried = async () =>
    (await rows(database)).every((mail) => mail.attempts === attempts && mail.lease_owner === null);
  await expect.poll(isTried, { interval: 20 }).toBe(true);
}

onEitherEngine("the mail room", (openTestDatabase) => {
  test("a server that is busy is asked again after 1, 5, 15 minutes, and gets the mail once", async () => {
    const { database, clock, put } = openMailRoom(await openTestDatabase());
    const server = await openMailServer({
      recipientStatus: (_address, attempt) => (attempt <= 3 ? 451 : null),
    });
    await put("one@example.com");
    await startSender(database, clock, server.url);
    for (const [index, minutes] of [1, 5, 15].entries()) {
      await untilTried(database, index + 1);
      const [waiting] = await rows(database);
      const due = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
      expect(waiting).toMatchObject({ next_attempt_at: due, sent_at: null });
      expect(waiting?.last_error).toContain("451");
      clock.advance(minutes * 60_000);
    }
    await server.received(1);
    await untilTried(database, 4);
    expect(await rows(database)).toMatchObject([
      { sent_at: clock.now().toISOString(), next_attempt_at: null, text: null, html: null },
    ]);
    expect(server.inbox).toHaveLength(1);
  });

  test("a recipient that is refused for good is given up and logged; the others get theirs", async () => {
    const { database, clock, put } = openMailRoom(await openTestDatabase());
    const server = await openMailServer({
      recipientStatus: (address) => (address === "gone@example.com" ? 550 : null),
    });
    for (const name of ["one", "gone", "two"]) await put(`${name}@example.com`);
    const { logged } = await startSender(database, clock, server.url);
    await server.received(2);
    await untilTried(database, 1);
    expect(logged).toEqual(["A mail was given up."]);
    expect(await rows(database)).toMatchObject([
      { sent_at: expect.any(String) as string },
      { sent_at: null, next_attempt_at: null, text: null },
      { sent_at: expect.any(String) as string },
    ]);
    expect((await rows(database))[1]?.last_error).toContain("550");
    clock.advance(48 * 60 * 60_000);
    await put("three@example.com");
    await server.received(3);
    expect(server.attempts.filter((address) => address === "gone@example.com")).toHaveLength(1);
  });

  test("two instances send each mail once", async () => {
    const { database, clock, put } = openMailRoom(await openTestDatabase());
    const server = await openMailServer();
    const both = [0, 1].map(() => startSender(database, clock, server.url));
    await Promise.all(both);
    const names = Array.from({ length: 40 }, (_, index) => `reader-${index}@example.com`);
    await Promise.all(names.map((name) => put(name)));
    await server.received(40);
    await untilTried(database, 1);
    expect(server.inbox.flatMap(({ to }) => to).sort()).toEqual([...names].sort());
  });

  test("a mail whose sender died is sent by the next one, with the same identity", async () => {
    const { database, clock, put } = openMailRoom(await openTestDatabase());
    const mute = await openMailServer({ isMute: true });
    await put("one@example.com");
    const { sender } = await startSender(database, clock, mute.url);
    await expect.poll(async () => (await rows(database))[0]?.attempts).toBe(1);
    await sender.stop(0);
    const [claimed] = await rows(database);
    expect(claimed?.lease_owner).not.toBeNull();
    if (database.engine === "postgres") clock.advance(mailLimits.lease);
    const server = await openMailServer();
    await startSender(database, clock, server.url);
    const [received] = await server.received(1);
    expect(received?.mail.messageId).toBe(`<${claimed?.id ?? ""}@example.com>`);
    await mute.close();
  });

  test("the address's account signs in over STARTTLS; a wrong password is no end", async () => {
    const { database, clock, put } = openMailRoom(await openTestDatabase());
    const account = { user: "guide@example.com", password: "p@ss/word: 1" };
    const server = await openMailServer({ account });
    const address = (password: string) => {
      const [user, secret] = [account.user, password].map(encodeURIComponent);
      return `smtp://${user}:${secret}@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`;
    };
    await put("one@example.com");
    const wrong = await startSender(database, clock, address("wrong"));
    await untilTried(database, 1);
    await wrong.sender.stop(1_000);
    const [waiting] = await rows(database);
    expect(waiting?.next_attempt_at).not.toBeNull();
    expect(waiting?.last_error).not.toContain("wrong");
    clock.advance(60_000);
    await startSender(database, clock, address(account.password));
    expect((await server.received(1))[0]).toMatchObject({
      to: ["one@example.com"],
      user: account.user,
      isEncrypted: true,
    });
  });

  test("a certificate that nobody vouches for gets no mail and no password", async () => {
    const { database, clock, put } = openMailRoom(await openTestDatabase());
    const server = await openMailServer({ account: { user: "guide", password: "word" } });
    await put("one@example.com");
    await startSender(database, clock, `smtp://guide:word@127.0.0.1:${server.port}`);
    await untilTried(database, 1);
    expect((await rows(database))[0]?.last_error).toMatch(/certificate/i);
    expect(server.attempts).toEqual([]);
  });
});
