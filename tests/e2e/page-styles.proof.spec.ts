import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { desk, phone, samplePages } from "./visitor.ts";

// The whole stylesheet takes the place of a page's own, which the page's policy forbids.
test.use({ bypassCSP: true });
const looks = [
  { ...phone, colorScheme: "light", media: "screen" },
  { ...desk, colorScheme: "dark", media: "screen" },
  { ...desk, colorScheme: "light", media: "print" },
] as const;

/** Pages of few elements, each of which stands on another one too. */
const alike = [
  ...["/privacy-policy", "/contact", "/faq", "/changes", "/no-such-page"],
  "/blog/2026/01/no-such-post",
];

// What a page is sent is chosen by its elements: pages of one kind have the same.
for (const address of samplePages.filter((one) => !alike.includes(one)))
  test(
    `${address} looks with the styles that it was sent as with the whole stylesheet`,
    { tag: address === "/" ? [] : "@proof" },
    async ({ page, request }) => {
      const whole = await wholeStylesheet(request);
      await page.goto(address);
      await openAll(page);
      for (const { width, height, ...media } of looks) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia(media);
        await expectSameLook(page, whole);
      }
    },
  );

test("a search without result looks with the styles of its page as with the whole stylesheet", async ({
  page,
  request,
}) => {
  const whole = await wholeStylesheet(request);
  for (const path of ["/faq", "/latest-updates"]) {
    await page.goto(path);
    await page.getByRole("main").getByRole("searchbox").fill("nothing like it");
    await expect(page.locator(".alert")).toBeVisible();
    await expectSameLook(page, whole);
  }
});

/** Hydrated pages ask for the site's stylesheet as it was built. */
async function wholeStylesheet(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/admin/login")).text();
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  if (address === undefined) throw new Error("the admin page has no stylesheet");
  return (await request.get(address)).text();
}

/** What opens is open, and what is chosen by a click has been chosen last of all. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    for (const choice of document.querySelectorAll<HTMLInputElement>("input[type=radio]"))
      choice.checked = true;
  });
}

/** What is seen with the page's own styles and with others is the same, to the pixel. */
async function expectSameLook(page: Page, stylesheet: string): Promise<void> {
  const sent = await page.locator("style").textContent();
  // On a busy machine a picture may be taken before a font or a frame has settled.
  await expect(async () => {
    const own = await seen(page);
    await setStyles(page, stylesheet);
    const other = await seen(page);
    await setStyles(page, sent ?? "");
    expect(other.equals(own)).toBe(true);
  }).toPass();
}

function seen(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

function setStyles(page: Page, text: string): Promise<void> {
  return page.locator("style").evaluate((style, value) => {
    style.textContent = value;
  }, text);
}
