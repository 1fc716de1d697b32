import { expect, test } from "vitest";
import { answerTo } from "../support/caller.ts";
import { listMistakes } from "../../app/calls/mistakes.ts";
import { openDatabase, type OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { createMistakes } from "../../domain/mistakes/mistakes-service.ts";
import { accounts, adminHeaders, makePost } from "../support/blog-posts.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const day = 86_400_000;
const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };

async function report({ request }: TestSite, page: string, words: string) {
  const body = JSON.stringify({ page, words });
  const headers = { "content-type": "application/json" };
  const answer = await request("/functions/report-mistake", { method: "POST", headers, body });
  expect(answer.status).toBe(200);
}

async function list(site: TestSite, show = "waiting") {
  const headers = await adminHeaders(site);
  const answer = await site.request(`/functions/mistakes?show=${show}`, { headers });
  return answerTo(listMistakes, answer);
}

async function change(site: TestSite, body: object) {
  const headers = { ...(await adminHeaders(site)), "content-type": "application/json" };
  return site.request("/functions/mistakes", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
}

async function actionsOf({ location }: TestSite) {
  const database = await openDatabase(location);
  const rows = await database.queries.selectFrom("audit_log").select("action").execute();
  await database.close();
  return rows.map(({ action }) => action).filter((action) => action.startsWith("mistake"));
}

/** The room on a database of its own. */
function openRoom(database: OpenDatabase) {
  const clock = movableClock();
  const audit = createAuditLog({ clock });
  const room = createMistakes({ database, clock, audit, siteUrl: "https://guide.example" });
  const waiting = async () => {
    const found = await room.list("waiting");
    return found.ok ? found.value.reports : [];
  };
  return { room, clock, waiting };
}

onEitherEngine("reported mistakes on the desk", (openTestDatabase, engine) => {
  test("wait, the longest waiting first, each with the way to its page and to the desk's", async () => {
    const site = await openTestSite({ ...accounts, ...now }, engine);
    const post = await makePost(site, { publish: true });
    await report(site, "/facts/upload.photo", "The photo may be larger.");
    await report(site, `/blog/2026/02/${post.slug}`, "This sentence is wrong.");
    await report(site, "the page with the fees", "The fee is wrong there.");
    const { waiting, reports } = await list(site);
    expect(waiting).toBe(3);
    expect(reports.map(({ path, deskPath }) => [path, deskPath])).toEqual(
      expect.arrayContaining([
        ["/facts/upload.photo", "/admin/facts/upload.photo"],
        [`/blog/2026/02/${post.slug}`, `/admin/posts/${post.id}`],
        [null, null],
      ]),
    );
    expect(await list(site, "none")).toEqual({ waiting: 3, reports: [] });
  });

  test("are settled once with a sentence, taken back, and both stand in the log", async () => {
    const site = await openTestSite({ ...accounts, ...now }, engine);
    await report(site, "/faq", "The answer is wrong.");
    const id = (await list(site)).reports[0]?.id ?? "";
    const settle = { action: "settle", id, outcome: "corrected", note: " Mended it. " };
    expect((await change(site, { ...settle, note: " " })).status).toBe(400);
    expect((await change(site, { ...settle, outcome: "done" })).status).toBe(400);
    expect((await change(site, settle)).status).toBe(200);
    expect((await change(site, settle)).status).toBe(409);
    expect(await list(site, "settled")).toMatchObject({
      waiting: 0,
      reports: [
        { id, settled: { outcome: "corrected", note: "Mended it.", by: accounts.ADMIN_EMAIL } },
      ],
    });
    expect((await change(site, { action: "reopen", id })).status).toBe(200);
    expect((await change(site, { action: "reopen", id })).status).toBe(409);
    expect((await list(site)).waiting).toBe(1);
    expect((await change(site, { action: "reopen", id: "none" })).status).toBe(404);
    expect(await actionsOf(site)).toEqual(["mistake-settled", "mistake-reopened"]);
  });

  test("are removed half a year after they were settled; those that wait stay", async () => {
    const { room, clock, waiting } = openRoom(await openTestDatabase());
    for (const words of ["The first is wrong.", "The second is wrong."])
      await room.report({ page: "/faq", words, source: "" }, "192.0.2.1");
    const id = (await waiting())[0]?.id ?? "";
    const by = { email: "admin@example.com" };
    await room.settle({ id, outcome: "no-mistake", note: "It is right." }, by);
    clock.advance(180 * day - 1_000);
    expect(await room.deleteOld()).toBe(0);
    clock.advance(2_000);
    expect(await room.deleteOld()).toBe(1);
    expect(await waiting()).toHaveLength(1);
  });

  test("of the day before are not counted against today's", async () => {
    const { room, clock } = openRoom(await openTestDatabase());
    const tell = (number: number) =>
      room.report({ page: "/faq", words: `Wrong number ${number}`, source: "" }, "192.0.2.1");
    for (let number = 0; number < 20; number++) expect((await tell(number)).ok).toBe(true);
    expect((await tell(20)).ok).toBe(false);
    clock.advance(day);
    expect((await tell(20)).ok).toBe(true);
  });
});
