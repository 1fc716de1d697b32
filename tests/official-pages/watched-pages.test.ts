import { expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { listChanges } from "../../domain/official-pages/change-repository.ts";
import { listPages } from "../../domain/official-pages/page-repository.ts";
import {
  openOfficialPages,
  hour,
  openOfficialServer,
  watchPage,
  type OfficialAnswer,
} from "../support/official-pages/official-server.ts";
import { noticeBoard, officialPage } from "../support/official-pages/official-pages.ts";
import { onEitherEngine } from "../support/tier.ts";

/** A room that watches one page of a server on this machine. */
async function openWatched(database: OpenDatabase, path = "/notices") {
  const server = await openOfficialServer();
  const { room, clock } = openOfficialPages({ database, hosts: [server.host] });
  const id = await watchPage(database, server.address(path), clock.now().toISOString());
  const page = async () => {
    const one = (await listPages(database.queries)).find((of) => of.id === id);
    if (one === undefined) throw new Error("not watched");
    return one;
  };
  const changes = (state?: "new" | "seen" | "learned") =>
    listChanges(database.queries, { state, limit: 100 });
  const lookLater = async (milliseconds = 13 * hour) => {
    clock.advance(milliseconds);
    return (await room.lookDue()).filter((look) => look.page.id === id);
  };
  return { server, room, clock, id, page, changes, lookLater };
}

onEitherEngine("a watched page", (openTestDatabase) => {
  test("that gets a notice has changed at the next look, with the words, the records beside it and the file", async () => {
    const { server, room, page, changes, lookLater } = await openWatched(await openTestDatabase());
    server.answers.set("/notices", officialPage("notices"));
    await room.lookDue();
    expect(await page()).toMatchObject({
      state: "fine",
      title: "JEE (Main) | National Testing Agency",
    });
    const notice =
      "JEE (Main) 2027 Session 2: online application from 1 February 2027 to 25 February 2027";
    server.answers.set("/notices", noticeBoard(notice));
    const [look] = await lookLater();
    expect(look?.change?.blocks).toMatchObject([{ before: null, after: notice }]);
    expect(await changes("new")).toMatchObject([
      {
        facts: expect.arrayContaining(["date.s2.registration"]) as string[],
        newFiles: [{ title: notice, address: server.address("/files/new-0.pdf") }],
      },
    ]);
    expect((await changes())[0]?.facts[0]).toBe("date.s2.registration");
    await lookLater();
    expect(await changes()).toHaveLength(1);
  });

  test("is asked by a name, for what is new alone; 304 is a look, and robots.txt is asked once a day", async () => {
    const { server, room, page, clock, lookLater } = await openWatched(await openTestDatabase());
    server.answers.set("/notices", (request, response) => {
      const isSame = request.headers["if-none-match"] === '"7"';
      response.writeHead(isSame ? 304 : 200, { ETag: '"7"', "Content-Type": "text/html" });
      response.end(isSame ? undefined : officialPage("notices"));
    });
    await room.lookDue();
    await lookLater();
    expect(server.count("/notices")).toBe(2);
    expect(server.count("/robots.txt")).toBe(1);
    expect(server.asked.at(-1)?.headers["user-agent"]).toContain("guide.example");
    expect(await page()).toMatchObject({ state: "fine", looked_at: clock.now().toISOString() });
  });

  test("with a clock and a counter is silent from the fourth look on, and still tells what is new", async () => {
    const { server, changes, lookLater } = await openWatched(await openTestDatabase());
    const board = (at: number, ...notices: string[]) =>
      noticeBoard(...notices).replace(
        "<footer>",
        `<footer><p>Visitors: ${12_345 + at * 17}</p><p>Thursday, ${at + 1} November 2026, 0${at}:15:22 AM</p>`,
      );
    for (let at = 1; at <= 8; at++) {
      server.answers.set("/notices", board(at));
      await lookLater();
    }
    expect(await changes("new")).toEqual([]);
    expect(await changes("learned")).toHaveLength(2);
    server.answers.set(
      "/notices",
      board(9, "Release of admit cards for JEE (Main) 2027 Session 1 on 17 January 2027"),
    );
    await lookLater();
    expect(await changes("new")).toMatchObject([{ blocks: [{ before: null }] }]);
  });

  test("that answers with another page is suspect and unchanged, and fine once it is back", async () => {
    const { server, room, page, changes, lookLater } = await openWatched(await openTestDatabase());
    server.answers.set("/notices", officialPage("notices"));
    await room.lookDue();
    server.answers.set("/notices", "<h1>Under maintenance</h1><p>We are back soon.</p>");
    await lookLater();
    expect(await page()).toMatchObject({
      state: "suspect",
      reason: "Another page has answered: most of what stood there is gone",
    });
    server.answers.set("/notices", officialPage("notices"));
    await lookLater(2 * hour);
    expect(await page()).toMatchObject({ state: "fine", reason: "" });
    server.answers.set("/notices", "<h1>JEE (Main)</h1><p>This is our new site.</p>");
    await lookLater();
    await lookLater(80 * hour);
    expect(await page()).toMatchObject({ state: "fine" });
    expect(await changes()).toHaveLength(1);
  });

  test("that fails three times is unreachable since the first, and then asked daily; nothing of it is lost", async () => {
    const { server, room, page, changes, clock, lookLater } = await openWatched(
      await openTestDatabase(),
    );
    server.answers.set("/notices", officialPage("notices"));
    await room.lookDue();
    const since = new Date(clock.now().getTime() + 13 * hour).toISOString();
    server.answers.set("/notices", { status: 500, body: "" });
    for (const wait of [13, 2, 2]) await lookLater(wait * hour);
    expect(await page()).toMatchObject({ state: "unreachable", failures: 3, failed_since: since });
    expect((await lookLater(13 * hour)).length).toBe(0);
    server.answers.set(
      "/notices",
      noticeBoard("Result of JEE (Main) 2027 Session 1 Paper 1 declared on 16 February 2027"),
    );
    await lookLater(12 * hour);
    expect(await page()).toMatchObject({ state: "fine", failures: 0, failed_since: null });
    expect(await changes("new")).toHaveLength(1);
  });

  test("is refused where robots.txt or the site says no, and where it leads inside", async () => {
    const robots = { type: "text/plain", body: "User-agent: *\nDisallow: /notices" };
    const refusals: readonly [string, OfficialAnswer][] = [
      ["/robots.txt", robots],
      ["/notices", { status: 403, body: "" }],
      [
        "/notices",
        (_request, response) =>
          void response.writeHead(302, { Location: "http://localhost:1/" }).end(),
      ],
    ];
    for (const [path, refusal] of refusals) {
      const { server, room, page } = await openWatched(await openTestDatabase());
      server.answers.set("/notices", officialPage("notices")).set(path, refusal);
      await room.lookDue();
      expect(await page()).toMatchObject({ state: "refused" });
    }
  });

  test("is looked at once, whatever many instances begin at the same time", async () => {
    const database = await openTestDatabase();
    const { server, clock, changes } = await openWatched(database);
    const rooms = Array.from(
      { length: 4 },
      () => openOfficialPages({ database, clock, hosts: [server.host] }).room,
    );
    for (const body of [officialPage("notices"), noticeBoard("A notice on JEE (Main) 2027")]) {
      server.answers.set("/notices", body);
      await Promise.all(rooms.map((room) => room.lookDue()));
      clock.advance(13 * hour);
    }
    expect(server.count("/notices")).toBe(2);
    expect(await changes()).toHaveLength(1);
  });

  test("whose look was broken off is looked at again, and its change told once", async () => {
    const database = await openTestDatabase();
    const { server, room, clock, changes, lookLater } = await openWatched(database);
    server.answers.set("/notices", officialPage("notices"));
    await room.lookDue();
    server.answers.set("/notices", noticeBoard("A notice on JEE (Main) 2027"));
    const killed = openOfficialPages({
      database,
      clock,
      hosts: [server.host],
      readPage: () => Promise.reject(new Error("killed")),
    });
    clock.advance(13 * hour);
    await expect(killed.room.lookDue()).rejects.toThrow("killed");
    expect((await room.lookDue()).length).toBe(0);
    await lookLater(hour / 10);
    expect(await changes()).toHaveLength(1);
  });
});
