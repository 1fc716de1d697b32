import { expect, test } from "@playwright/test";

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens /sitemap.xml and reads the XML on a page of the site", async ({ page }) => {
    const answer = await page.goto("/sitemap.xml");
    expect(answer?.headers()["content-type"]).toContain("text/html");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("XML Sitemap");
    await expect(page.locator("pre")).toContainText("/important-dates</loc>");
  });

  test("finds the calendar file under the dates and the feeds under the blog", async ({ page }) => {
    await page.goto("/important-dates");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add these dates to your calendar" }).click();
    expect((await download).suggestedFilename()).toBe("important-dates.ics");
    await page.goto("/blog");
    await expect(page.getByRole("link", { name: "RSS" })).toBeVisible();
    await expect(page.getByRole("link", { name: "JSON Feed" })).toBeVisible();
  });
});

for (const path of ["/sitemap.xml", "/functions/generate-sitemap", "/blog/rss.xml"])
  test(`${path} is XML in the eyes of a real browser`, async ({ page }) => {
    const xml = await (await page.request.get(path)).text();
    const faults = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      return parsed.querySelectorAll("parsererror").length;
    }, xml);
    expect(faults).toBe(0);
  });
