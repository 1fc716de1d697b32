import { expect, test, type Page } from "@playwright/test";
import { navigation } from "../support/spec-navigation.ts";
import { desk, mainMenu, phone } from "./visitor.ts";

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reads all parts of the home page", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("h1")).toHaveCount(1);
    for (const path of ["/registration-2026", "/syllabus-2026", "/latest-updates"])
      await expect(page.locator(`.home-hero .button[href="${path}"]`)).toBeVisible();
    const quick = page.getByRole("region", { name: "Quick Navigation" });
    expect(await paths(quick.getByRole("link"))).toEqual([
      "/registration-2026",
      "/syllabus-2026",
      "/exam-pattern",
      "/eligibility-criteria",
      "/important-dates",
      "/admit-card",
      "/results",
      "/counseling",
    ]);
    const soon = page.getByRole("region", { name: "Coming Soon" });
    expect(await paths(soon.getByRole("link"))).toEqual(["/previous-papers", "/mock-tests"]);
    const updates = page.getByRole("region", { name: "Latest Updates" });
    await expect(updates.getByRole("listitem")).toHaveCount(4);
    await expect(updates.locator('a[href="/latest-updates"]')).toBeVisible();
    const about = page.getByRole("region", { name: /^About/ });
    await expect(about).toContainText("January and April");
    for (const figure of ["2 sessions", "13 languages", "300 marks"])
      await expect(about).toContainText(figure);
    await expect(page.getByRole("region", { name: "Why Use This Portal" })).toBeVisible();
    for (const path of ["/preparation-tips", "/syllabus-2026"])
      await expect(page.locator(`.closing a[href="${path}"]`)).toBeVisible();
  });

  test("opens the menu on a phone, goes to a page, and finds it closed there", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await expect(mainMenu(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(mainMenu(page)).toBeVisible();
    await mainMenu(page).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(mainMenu(page)).toBeHidden();
  });

  test("closes the menu by Escape", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/blog");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    await expect(mainMenu(page)).toBeHidden();
  });
});

test("the navigation has its fifteen entries and marks the present page", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto("/blog");
  const entries = mainMenu(page).getByRole("link");
  await expect(entries).toHaveText(navigation.map(([label]) => label));
  expect(await paths(entries)).toEqual(navigation.map(([, path]) => path));
  await expect(mainMenu(page).locator("[aria-current=page]")).toHaveText("Blog");
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
});

test(
  "at every width of a desk all fifteen entries are in sight at once, in two rows of 15 px, whole and apart",
  { tag: "@metrics" },
  async ({ page }) => {
    await page.goto("/blog");
    for (const width of [1024, 1280, 1536])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        const entries = await mainMenu(page)
          .getByRole("link")
          .evaluateAll((links) =>
            links.map((link) => {
              const { top, bottom, left, right } = link.getBoundingClientRect();
              const size = parseFloat(getComputedStyle(link).fontSize);
              const isWhole = link.scrollWidth <= link.clientWidth;
              return { top, bottom, left, right, size, isWhole };
            }),
          );
        expect(entries).toHaveLength(15);
        expect(new Set(entries.map(({ top }) => top)).size).toBe(2);
        const bar = await page.getByRole("banner").boundingBox();
        expect(bar?.height).toBeLessThanOrEqual(112);
        for (const [index, entry] of entries.entries()) {
          expect(entry.size).toBeGreaterThanOrEqual(15);
          expect(entry.isWhole).toBe(true);
          expect(entry.left).toBeGreaterThanOrEqual(0);
          expect(entry.right).toBeLessThanOrEqual(width);
          expect(entry.bottom).toBeLessThanOrEqual(bar?.height ?? 0);
          for (const other of entries.slice(index + 1))
            expect(other.left >= entry.right || other.top >= entry.bottom).toBe(true);
        }
      });
  },
);

test("what stays of the header of a short, wide window are its two rows", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto("/counseling");
  await page.mouse.wheel(0, 2000);
  await expect
    .poll(async () => {
      const box = await page.getByRole("banner").boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(72);
  await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeInViewport({ ratio: 1 });
});

test("the header of a phone is at most 56 pixels tall", { tag: "@metrics" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const box = await page.getByRole("banner").boundingBox();
  expect(box?.height).toBeLessThanOrEqual(56);
});

test("the footer names the provider's ways and the official site", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const path of ["/about", "/contact", "/sitemap", "/privacy-policy", "/terms", "/disclaimer"])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer.locator('a[href^="tel:+"]')).toBeVisible();
  const official = footer.getByRole("link", { name: "Official exam site" });
  await expect(official).toHaveAttribute("target", "_blank");
  await expect(official).toHaveAttribute("rel", /noopener/);
  await expect(footer).toContainText(/©\s*20\d\d/);
  await expect(footer).toContainText("Not the official site");
});

test("an unknown address shows the 404 page and leads home", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown post shows its own screen and leads to the blog", async ({ page }) => {
  const answer = await page.goto("/blog/2026/01/no-such-post");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the blog offers its alerts by chat with the word JEE typed in", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("JEE Main 2026 Blog");
  await expect(
    page.getByText("Latest updates, preparation tips, and guides for JEE Main 2026", {
      exact: true,
    }),
  ).toBeVisible();
  const empty = page.getByText("No blog posts published yet. Check back soon!", { exact: true });
  const firstPost = page.getByRole("link", { name: "Read Article" }).first();
  await expect(empty.or(firstPost)).toBeVisible();
  const chat = page.getByRole("link", { name: "Send 'JEE' to WhatsApp →" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=JEE$/);
  await expect(chat).toHaveAttribute("target", "_blank");
});

function paths(links: ReturnType<Page["getByRole"]>): Promise<(string | null)[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
}
