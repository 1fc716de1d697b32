import { expect, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { all, attribute, parsePage, textOf } from "../support/html.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";
import { onDay, statingOn } from "../support/stating-facts.ts";

const environment = { NODE_ENV: "test", NOW: "2026-01-21T06:00:00Z", ...accounts };
const moved = { factId: "date.s1.admit_card", value: onDay("2026-01-18") };

async function changedOn({ request }: TestSite, path: string): Promise<string | null> {
  const page = parsePage(await (await request(path)).text());
  const lists = all("main .changed-facts", page);
  return lists[0] === undefined ? null : textOf(lists[0]);
}

test("a page says for 30 days which of its values has changed, with the note and its own page", async () => {
  // On PostgreSQL, where several instances may run: each has its own present.
  const site = await openTestSite(environment, "postgres");
  const path = "/important-dates";
  expect(await changedOn(site, path)).toBeNull();
  const state = await statingOn(site);
  await state({ ...moved, publicNote: "The cards came late." });
  expect(await changedOn(site, path)).toBe(
    "Changed on 21 January 2026: Session 1 admit card release, from 17 January 2026 to 18 January 2026. The cards came late. All changes on this site",
  );
  const page = parsePage(await (await site.request(path)).text());
  expect(all(".changed-facts a", page).map((link) => attribute(link, "href"))).toEqual([
    "/facts/date.s1.admit_card",
    "/changes",
  ]);
  expect(await changedOn(site, "/privacy-policy")).toBeNull();
  expect(await changedOn(site, "/syllabus-2026")).toBeNull();

  const at = async (NOW: string) => openOtherInstance(site, { ...environment, NOW });
  expect(await changedOn(await at("2026-02-20T05:59:59Z"), path)).toContain("Changed on");
  expect(await changedOn(await at("2026-02-20T06:00:01Z"), path)).toBeNull();
});
