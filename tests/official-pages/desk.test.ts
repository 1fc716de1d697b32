import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { listPages, updatePage } from "../../domain/official-pages/page-repository.ts";
import {
  insertChange,
  type ChangeState,
  type PageChange,
} from "../../domain/official-pages/change-repository.ts";
import type { OfficialPages } from "../../domain/official-pages/official-pages-service.ts";
import { accounts, adminHeaders } from "../support/blog-posts.ts";
import { onBothEngines, openSecondConnection } from "../support/engines.ts";
import { openTestSite, openOtherInstance } from "../support/site.ts";
import {
  approver,
  hour,
  openOfficialPages,
  watchPage,
} from "../support/official-pages/official-server.ts";

const source = "https://jeemain.nta.nic.in/";

/** A change that waits, of a page that records name as their source. */
function changeOf(pageId: string, at: string): PageChange {
  return {
    id: uuidv7(),
    pageId,
    at,
    state: "new",
    blocks: [{ before: null, after: "Session 1 opens on 5 November 2026", facts: [] }],
    more: 0,
    facts: ["date.s1.registration"],
    newFiles: [],
    decidedBy: null,
    decidedAt: null,
    note: null,
  };
}

async function listed({ desk }: OfficialPages, state?: ChangeState) {
  return (await desk.changes({ state })).value.changes;
}

onBothEngines("the office", (openTestDatabase) => {
  test("sees the official pages that records name, adds one, and takes one off", async () => {
    const { room } = openOfficialPages({ database: await openTestDatabase(), isOn: false });
    await room.noteSources();
    const first = await room.desk.watchedPages();
    expect(first.find(({ address }) => address === source)?.facts.length).toBeGreaterThan(5);
    expect(first.every(({ address }) => /(?:nic|ac)\.in/.test(address))).toBe(true);
    const added = await room.desk.add(
      { address: "https://93.184.216.34/a#b", title: "A" },
      approver,
    );
    expect(added).toMatchObject({ ok: true });
    const id = first[0]?.id ?? "";
    await room.desk.change({ id, removed: true }, approver);
    await room.noteSources();
    const left = await room.desk.watchedPages();
    expect(left.map((page) => page.id)).not.toContain(id);
    expect(left.map(({ address }) => address)).toContain("https://93.184.216.34/a");
    expect(await room.desk.change({ id, look: true }, approver)).toMatchObject({ ok: false });
  });

  test("judges a change once; readers are told of one that waits for a day, and of none that was judged", async () => {
    const database = await openTestDatabase();
    const { room, clock } = openOfficialPages({ database });
    await room.noteSources();
    const page = (await listPages(database.queries)).find(({ address }) => address === source);
    const id = page?.id ?? "";
    const at = clock.now().toISOString();
    await updatePage(database.queries, id, { state: "fine", looked_at: at, tried_at: at });
    await insertChange(database.queries, changeOf(id, at));
    await room.told.reload();
    const record = { source: { title: "JEE Main", address: source } };
    expect(room.told.overdue([record])).toEqual([]);
    clock.advance(25 * hour);
    expect(room.told.overdue([record, record])).toMatchObject([{ address: source, changedAt: at }]);
    const [change] = await listed(room, "new");
    for (const note of ["nothing for us", "once more"])
      expect(await room.desk.judge({ id: change?.id ?? "", note }, approver)).toMatchObject({
        ok: true,
      });
    expect(await listed(room, "seen")).toMatchObject([
      { note: "nothing for us", decidedBy: approver.email, page: { address: source } },
    ]);
    expect(room.told.overdue([record])).toEqual([]);
    expect(room.told.ofSource(source)).toMatchObject({ lookedAt: at, changedAt: null });
    const entries = await database.queries
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "page-change-judged")
      .execute();
    expect(entries).toHaveLength(1);
  });

  test("reads the changes 20 at a time, each once", async () => {
    const database = await openTestDatabase();
    const { room, clock } = openOfficialPages({ database });
    await room.noteSources();
    const [page] = await listPages(database.queries);
    for (let made = 0; made < 41; made++)
      await insertChange(database.queries, changeOf(page?.id ?? "", clock.now().toISOString()));
    const all = await database.queries.selectFrom("page_changes").select("id").execute();
    const read: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { value } = await room.desk.changes({ state: "new", cursor });
      read.push(...value.changes.map(({ id }) => id));
      sizes.push(value.changes.length);
      cursor = value.nextCursor;
    }
    expect(sizes).toEqual([20, 20, 1]);
    expect(read).toEqual(
      all
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
  });

  test("is told by one mail for all that waits, and not again within the hour", async () => {
    const database = await openTestDatabase();
    const { room, clock } = openOfficialPages({ database });
    await room.noteSources();
    const [page] = await listPages(database.queries);
    const note = () =>
      insertChange(database.queries, changeOf(page?.id ?? "", clock.now().toISOString()));
    const mails = async () =>
      (await database.queries.selectFrom("mails").select("to_address").execute()).length;
    await note();
    await note();
    await Promise.all([room.lookNow([]), room.lookNow([])]);
    expect(await mails()).toBe(1);
    await note();
    clock.advance(hour / 2);
    await room.lookNow([]);
    expect(await mails()).toBe(1);
    clock.advance(hour);
    await room.lookNow([]);
    expect(await mails()).toBe(2);
  });
});

test("the calls on official pages answer as agreed, to those who may; nothing of it is on a public page", async () => {
  const site = await openTestSite(accounts);
  const headers = await adminHeaders(site);
  const before = await (await site.request("/important-dates")).text();
  expect((await site.request("/functions/watched-pages")).status).toBe(401);
  const list = await site.request("/functions/watched-pages", { headers });
  expect(await list.json()).toEqual({ pages: [], isOn: false, waiting: 0 });
  const post = (path: string, body: object) =>
    site.request(path, { method: "POST", headers, body: JSON.stringify(body) });
  expect((await post("/functions/watched-pages", { address: "http://10.0.0.1/" })).status).toBe(
    422,
  );
  expect((await post("/functions/watched-pages", {})).status).toBe(400);
  expect((await post("/functions/watched-pages/none", { look: true })).status).toBe(404);
  const added = await post("/functions/watched-pages", { address: "https://1.1.1.1/a" });
  expect(added.status).toBe(201);
  const changes = await site.request("/functions/page-changes?state=new", { headers });
  expect(await changes.json()).toEqual({ changes: [], nextCursor: null });
  expect((await site.request("/functions/page-changes?state=x", { headers })).status).toBe(400);
  expect((await post("/functions/page-changes/none", { state: "seen" })).status).toBe(404);
  expect(await (await site.request("/important-dates")).text()).toBe(before);
});

const ofRecord = "/facts/date.expected.s1.exam";

test("readers see the last look at a source, and a change that waits for a day until somebody judges it", async () => {
  const first = await openTestSite(accounts, "postgres");
  const plain = await (await first.request(ofRecord)).text();
  expect(plain).not.toContain("last looked at");
  const { queries } = await openSecondConnection(first.location);
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const id = await watchPage({ queries }, source, at, "record");
  await updatePage(queries, id, { state: "fine", looked_at: at, tried_at: at });
  const change = changeOf(id, at);
  await insertChange(queries, change);

  const site = await openOtherInstance(first, accounts);
  const page = async (path: string) => (await site.request(path)).text();
  expect(await page(ofRecord)).toContain("Source last looked at on");
  expect(await page("/important-dates")).toContain("The official page changed on");
  const judged = await site.request(`/functions/page-changes/${change.id}`, {
    method: "POST",
    headers: await adminHeaders(site),
    body: JSON.stringify({ state: "seen" }),
  });
  expect(judged.status).toBe(200);
  expect(await page("/important-dates")).not.toContain("The official page changed on");
});
