import { onTestFinished, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase, type OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { createLinkChecksService } from "../../domain/link-checks/link-checks-service.ts";
import { noLog } from "../../domain/shared/log.ts";
import { accounts, adminHeaders } from "../support/blog-posts.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openTestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const day = 86_400_000;
const by = { email: "admin@example.com" };
const dead = "https://gone.example/notice";
const alive = "https://there.example/";

/** The room on a database, with a web in which one address is dead as long as `isDead` says so. */
function openRoom(database: OpenDatabase, addresses: readonly string[] = [dead, alive]) {
  const clock = movableClock();
  const asked: string[] = [];
  const web = { isDead: true };
  const room = createLinkChecksService({
    ...{ database, clock },
    log: noLog,
    audit: createAuditLog({ clock }),
    siteUrl: "https://guide.example",
    texts: () =>
      Promise.resolve([
        { title: "Fees", path: "/blog/2026/05/fees", deskPath: "/admin/posts/1", addresses },
      ]),
    look: (address) => {
      asked.push(address);
      const isAlive = address !== dead || !web.isDead;
      return Promise.resolve({ isAlive, words: isAlive ? "It answers (200)" : "Gone (404)" });
    },
  });
  const round = () => room.checkDue(0);
  const reported = async () => {
    const list = await room.report.list();
    return list.ok ? list.value.links.map(({ address }) => address) : [];
  };
  return { room, clock, asked, web, round, reported };
}

onEitherEngine("links out of the site", (openTestDatabase) => {
  test("are reported after two failures on days of their own, with the texts that have them", async () => {
    const { room, clock, round, reported } = openRoom(await openTestDatabase());
    expect(await round()).toBe(2);
    expect(await reported()).toEqual([]);
    clock.advance(day / 2);
    expect(await round()).toBe(0);
    clock.advance(day);
    expect(await round()).toBe(1);
    expect(await reported()).toEqual([dead]);
    const list = await room.report.list();
    expect(list).toMatchObject({
      value: { links: [{ outcome: "Gone (404)", texts: [{ title: "Fees" }] }] },
    });
  });

  test("are looked at weekly while they answer, and are not reported any more once they do", async () => {
    const { clock, asked, web, round, reported } = openRoom(await openTestDatabase());
    await round();
    clock.advance(2 * day);
    await round();
    web.isDead = false;
    clock.advance(2 * day);
    await round();
    expect(await reported()).toEqual([]);
    expect(asked.filter((address) => address === alive)).toHaveLength(1);
    clock.advance(4 * day);
    await round();
    expect(asked.filter((address) => address === alive)).toHaveLength(2);
  });

  test("can be put away or looked at again; both are written down", async () => {
    const database = await openTestDatabase();
    const { room, clock, round, reported } = openRoom(database);
    await round();
    clock.advance(2 * day);
    await round();
    await room.report.tryAgain(dead, by);
    expect(await reported()).toEqual([]);
    expect(await round()).toBe(1);
    expect(await reported()).toEqual([]);
    clock.advance(2 * day);
    await round();
    expect(await reported()).toEqual([dead]);
    await room.report.dismiss(dead, by);
    expect(await reported()).toEqual([]);
    expect(await room.report.dismiss("https://unknown.example/", by)).toMatchObject({ ok: false });
    const log = await database.queries.selectFrom("audit_log").select("action").execute();
    expect(log.map(({ action }) => action)).toEqual([
      "link-check-requested",
      "dead-link-dismissed",
    ]);
  });

  test("are asked once by all instances together, and no more than 300 a day", async () => {
    const database = await openTestDatabase();
    const many = Array.from({ length: 320 }, (_, index) => `https://site-${index}.example/`);
    const rooms = [openRoom(database, many), openRoom(database, many), openRoom(database, many)];
    await Promise.all(rooms.map(({ round }) => round()));
    const asked = rooms.flatMap((room) => room.asked);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(300);
    expect(asked.length).toBeLessThanOrEqual(302);
  });

  test("of this site, and those of other kinds, are not asked", async () => {
    const { asked, round } = openRoom(await openTestDatabase(), [
      "https://guide.example/results",
      "/results",
      "mailto:a@b.example",
      `${alive}#part`,
      alive,
    ]);
    await round();
    expect(asked).toEqual([alive]);
  });
});

test("the desk lists dead links with the updates that have them", async () => {
  const site = await openTestSite(accounts);
  const headers = await adminHeaders(site);
  const list = async () => {
    const answer = await site.request("/functions/dead-links", { headers });
    return z
      .object({
        isOn: z.boolean(),
        links: z.array(z.object({ texts: z.array(z.object({ title: z.string() })) })),
      })
      .parse(await answer.json());
  };
  expect(await list()).toEqual({ links: [], isOn: false });
  const database = await openDatabase(site.location);
  onTestFinished(() => database.close());
  const at = "2026-05-01T06:00:00.000Z";
  await database.queries
    .insertInto("checked_links")
    .values({
      ...{ address: "https://josaa.nic.in/", failures: 2, failed_at: at, last_outcome: "Gone" },
      ...{ checked_at: at, next_check_at: at, dismissed_at: null },
    })
    .execute();
  expect((await list()).links[0]?.texts[0]?.title).toContain("Counselling calendar");
  const answer = await site.request("/functions/dead-links", {
    method: "POST",
    headers,
    body: JSON.stringify({ address: "https://josaa.nic.in/", action: "dismiss" }),
  });
  expect(answer.status).toBe(200);
  expect((await list()).links).toEqual([]);
});
