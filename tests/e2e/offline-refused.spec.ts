import { chromium, expect, test } from "@playwright/test";
import { nothingSaved, statusOf } from "./offline.ts";

// A browser starts and renews workers when it finds the time.
test.describe.configure({ mode: "parallel", timeout: 120_000 });

test("where the device has no room the visitor reads so", async ({ page, context, baseURL }) => {
  await page.goto("/offline");
  await expect(statusOf(page)).toHaveText(nothingSaved);
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", {
    origin: baseURL ?? "",
    quotaSize: 1000,
  });
  await page.getByRole("button", { name: "Save pages" }).click();
  await expect(statusOf(page)).toContainText("no room");
});

test("where the network goes away while pages are saved the visitor reads so", async ({
  page,
  context,
}) => {
  await page.goto("/offline");
  await expect(statusOf(page)).toHaveText(nothingSaved);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save pages" }).click();
  await expect(statusOf(page)).toContainText("The network did not answer.");
});

test("on an address without https the visitor reads that pages cannot be saved", async ({
  launchOptions,
  baseURL,
}) => {
  const elsewhere = "--host-resolver-rules=MAP guide.example 127.0.0.1";
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), elsewhere],
  });
  const page = await browser.newPage();
  await page.goto(`http://guide.example:${new URL(baseURL ?? "").port}/offline`);
  await expect(statusOf(page)).toContainText("does not let this site save pages");
  await expect(page.locator("#save-pages")).toBeHidden();
  await browser.close();
});
