import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { insertChange } from "../../domain/official-pages/change-repository.ts";
import { insertPages, updatePage } from "../../domain/official-pages/page-repository.ts";
import { accounts, adminHeaders } from "../support/blog-posts.ts";
import { openOtherInstance, openTestSite } from "../support/site.ts";

const source = "https://jeemain.nta.nic.in/";
const ofRecord = "/facts/date.expected.s1.exam";

test("readers see the last look at a source, and a change that waits for a day until somebody judges it", async () => {
  const first = await openTestSite(accounts, "postgres");
  const plain = await (await first.request(ofRecord)).text();
  expect(plain).not.toContain("last looked at");
  const database = await openDatabase(first.location);
  const [id, change] = [uuidv7(), uuidv7()];
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await insertPages(database.queries, [
    { id, address: source, title: "JEE Main", origin: "record", created_at: at, next_look_at: at },
  ]);
  await updatePage(database.queries, id, { state: "fine", looked_at: at, tried_at: at });
  await insertChange(database.queries, {
    id: change,
    pageId: id,
    at,
    state: "new",
    blocks: [{ before: null, after: "A notice", facts: ["date.expected.s1.exam"] }],
    more: 0,
    facts: ["date.expected.s1.exam"],
    newFiles: [],
    decidedBy: null,
    decidedAt: null,
    note: null,
  });
  await database.close();

  const site = await openOtherInstance(first, accounts);
  const page = async (path: string) => (await site.request(path)).text();
  expect(await page(ofRecord)).toContain("Source last looked at on");
  expect(await page("/important-dates")).toContain("The official page changed on");
  const judged = await site.request(`/functions/page-changes/${change}`, {
    method: "POST",
    headers: await adminHeaders(site),
    body: JSON.stringify({ state: "seen" }),
  });
  expect(judged.status).toBe(200);
  expect(await page("/important-dates")).not.toContain("The official page changed on");
});
