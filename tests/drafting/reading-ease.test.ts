import { expect, test } from "vitest";
import { cataloguePaths, type PagePath } from "../../content/page-catalogue.ts";
import { only, parsePage } from "../support/html.ts";
import { readingEase, sentencesOf } from "../support/reading-ease.ts";
import { sharedSite } from "../support/site.ts";

const openSite = sharedSite();

/** Above it a text is plain English, easily understood by students of 13 to 15 years. */
const plainEnglish = 60;

async function easeOf(path: PagePath, part: string): Promise<number> {
  const { request } = await openSite();
  const page = parsePage(await (await request(path)).text());
  return readingEase(sentencesOf(only(part, page)));
}

test.each(cataloguePaths)("%s reads easily", async (path) => {
  expect(await easeOf(path, "main")).toBeGreaterThan(plainEnglish);
});

test("the news reads easily by itself", async () => {
  expect(await easeOf("/latest-updates", ".update-list")).toBeGreaterThan(plainEnglish);
});

test.each([
  ["The cat sat on the mat.", 116.1],
  ["NTA holds it.", 62.8],
  ["Comprehensive institutional documentation necessitates verification.", -187.4],
])("the ease of “%s” is %d", (sentence, ease) => {
  expect(readingEase([sentence])).toBeCloseTo(ease, 0);
});
