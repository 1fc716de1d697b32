import { expect, type Page } from "@playwright/test";
import { fillIn, test } from "./desk.ts";
import { whileDeveloping } from "./development-site.ts";

// The sources are compiled when a page first asks for them.
test.setTimeout(600_000);

test(
  "while developing, pages answer, and an edit of a content, a component and a stylesheet is seen without a restart",
  { tag: "@proof" },
  async ({ page }) => {
    await whileDeveloping(async ({ url, edit, output }) => {
      for (const path of ["/", "/faq", "/counseling", "/blog", "/tools/fees", "/year"]) {
        const { status } = await fetch(url + path);
        expect([path, status, output().match(/fault.*/)]).toEqual([path, 200, null]);
      }
      const connection = page.waitForEvent("console", (said) => said.text().includes("connected."));
      await page.goto(`${url}/terms`);
      await connection;
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Terms of Use");
      await expect(heading).toHaveCSS("font-weight", "600");
      edit("content/pages/terms.ts", "Terms of Use", "Terms of today");
      await expect(heading).toHaveText("Terms of today");
      edit("app/ui/site-footer.tsx", "All rights reserved", "No right is kept");
      await reloadUntil(page, () => expect(page.getByText("No right is kept")).toBeVisible(soon));
      edit("app/styles/base.css", "font-weight: var(--weight-bold)", "font-weight: 300");
      await reloadUntil(page, () => expect(heading).toHaveCSS("font-weight", "300", soon));

      await signInAt(page, url);
      edit("app/desk/log-out.tsx", "Logout", "Go home");
      const button = page.getByRole("button", { name: "Go home" });
      await reloadUntil(page, () => expect(button).toBeVisible(soon));
      expect(output()).not.toContain("fault");
    });
  },
);

const soon = { timeout: 5_000 };

/** The page that an edit loads again misses an edit that comes before it has connected: a person loads it once more. */
function reloadUntil(page: Page, isSeen: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await page.reload();
    await isSeen();
  }).toPass();
}

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  // A package that no page has asked for before is bundled, and the page loaded again with it.
  await expect(async () => {
    await fillIn(page);
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible({ timeout: 20_000 });
  }).toPass();
}
