import type { Root } from "hast";
import { expect, test } from "vitest";
import { z } from "zod";
import { all, attribute, metaContent, only, parsePage, textOf } from "../support/html.ts";
import { labelledData } from "../support/labelled-data.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite({ NODE_ENV: "test", NOW: "2026-01-21T06:00:00Z" });

async function pageAt(path: string) {
  const answer = await (await site()).request(path);
  expect(answer.status, path).toBe(200);
  return { answer, page: parsePage(await answer.text()) };
}

function nextOf(page: Root) {
  return all("nav[aria-labelledby='next-tools'] a", page).map((link) => attribute(link, "href"));
}

/** An answered tool, and what it hands on: only what means the same in the other tool. */
const handed = labelledData("tools/cases/next-tools", z.array(z.tuple([z.string(), z.string()])));

test.each(handed)("who has the answer of %s goes on to %s", async (from, to) => {
  expect(nextOf((await pageAt(from)).page)).toContain(to);
});

test("what was handed on stands in the form, which says so and answers nothing before it is sent", async () => {
  const { answer, page } = await pageAt("/tools/fees?begin=1&category=obc&pwd=yes&papers=2");
  expect(all("#answer", page)).toEqual([]);
  const checked = all("#form input[checked]", page).map((input) => attribute(input, "value"));
  expect(checked).toEqual(["obc", "yes", "2", "1", "india", "form"]);
  expect(textOf(only("#form", page))).toContain("Filled in from your last answer.");
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(metaContent(page, "robots")).toBe("noindex");
});

test("a form begun by another tool keeps its own beginnings where nothing was handed on", async () => {
  const { page } = await pageAt("/tools/eligibility?begin=1&category=obc");
  const checked = all("#form input[checked]", page).map((input) => attribute(input, "value"));
  expect(checked).toEqual(["btech", "obc", "indian"]);
});

test("a field that another tool filled in wrongly is refused once it is sent, never before", async () => {
  const { page } = await pageAt("/tools/closing-ranks?begin=1&rank=ninety");
  expect(attribute(only("#rank", page), "value")).toBe("ninety");
  expect((await (await site()).request("/tools/closing-ranks?rank=ninety")).status).toBe(400);
});
