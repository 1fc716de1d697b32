import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noisyJpeg } from "../support/upload-files.ts";
import { desk, inEveryEngine, phone } from "./engine-site.ts";
import { sheetsOf, showAsPrinted } from "./paper.ts";
import type { Visit } from "./visit.ts";

const fees =
  "/tools/fees?category=obc&gender=female&pwd=no&papers=1&sessions=2&place=india&goal=nit";

/** Printed on one sheet, as short as they are. */
const shortPages = ["/important-dates", "/tools/fees"];

/** One page of each kind; that every page fits a phone is proved in Chromium (`public-pages.spec.ts`). */
const kindsOfPages = [
  ...["/", "/latest-updates", "/blog", "/exam-pattern", "/important-dates", "/counseling", "/faq"],
  ...["/contact", "/terms", "/year", fees, "/search?q=obc+fee", "/no-such-page", "/admin/login"],
];

inEveryEngine((start) => {
  test("the menu of a phone opens, closes by Escape and by a click beside it, and leads on", async () => {
    const { visit } = start();
    await visit.resize(...phone);
    await visit.open("/faq");
    const isOpen = () => visit.isSeen("#site-menu");
    await visit.click(".menu-toggle");
    await expect.poll(isOpen).toBe(true);
    await visit.press("Escape");
    await expect.poll(isOpen).toBe(false);
    await visit.click(".menu-toggle");
    await expect.poll(isOpen).toBe(true);
    await visit.clickAt(phone[0] / 2, phone[1] - 10);
    await expect.poll(isOpen).toBe(false);
    await visit.click(".menu-toggle");
    await visit.click("#site-menu a", "Blog");
    await expect.poll(visit.address).toBe("/blog");
    expect(await isOpen()).toBe(false);
  });

  test("of the questions of a group one is open at a time, and closes by a second click", async () => {
    const { visit } = start();
    await visit.resize(...phone);
    await visit.open("/faq");
    await visit.click("summary", "What are the registration dates of JEE Main 2026?");
    await visit.see("#reg-1");
    await visit.click("summary", "What is the application fee?");
    await visit.see("#reg-2");
    expect(await visit.isSeen("#reg-1")).toBe(false);
    await visit.click("summary", "What is the application fee?");
    await expect.poll(() => visit.count(".disclosure-body")).toBe(0);
  });

  test("who types a doubt sees its questions at once, and who asks the whole site its answers", async () => {
    const { visit } = start();
    await visit.resize(...phone);
    await visit.open("/faq");
    const all = await visit.count("main .disclosure");
    await visit.fill("aadhaar", "#search");
    await expect.poll(() => visit.text("main [role=status]")).toContain("“aadhaar”");
    expect(await visit.count("main .disclosure")).toBeLessThan(all);
    await expect.poll(visit.address).toBe("/faq?q=aadhaar");
    await visit.open("/search");
    await visit.fill("obc fee", "#search");
    await visit.press("Enter");
    await expect.poll(visit.address).toBe("/search?q=obc+fee");
    await visit.see("main a", "What is the application fee?");
  });

  test("a tool is filled in and answers, with script on light pages, without it on dark ones", async () => {
    const journey = start();
    for (const [visit, script, ground] of [
      [journey.visit, true, "light"],
      [await journey.openAnother({ dark: true, script: false }), false, "dark"],
    ] as const) {
      await visit.resize(...phone);
      await visit.open("/tools/fees");
      await visit.click("label.choice", "OBC-NCL");
      await visit.click("label.choice", "Female");
      await visit.click("button", "Calculate");
      await expect
        .poll(visit.address)
        .toMatch(/^\/tools\/fees\?category=obc&gender=female.*#answer$/);
      await visit.see("#answer h2");
      await visit.click(".tool-again a", "Change your answers");
      await visit.see("#form button", "Calculate");
      expect(await groundOf(visit)).toBe(ground);
      await visit.open("/tools/upload-check");
      await expect.poll(() => visit.count("main input[type=file]")).toBe(script ? 4 : 0);
      await visit.open("/important-dates");
      expect(await groundOf(visit)).toBe(ground);
    }
  });

  test("a photo that is too large is judged, and its copy fits", async () => {
    const { visit, folder } = start();
    const photo = join(folder, "photo.jpg");
    writeFileSync(photo, await noisyJpeg(1_500, 2_000));
    await visit.open("/tools/upload-check");
    await visit.see("#photo-file");
    await visit.choose("#photo-file", photo);
    await visit.see("#photo [data-verdict=no]");
    await visit.click("#photo button", "Make a copy that fits");
    await visit.see("#photo figure canvas");
    await visit.see("#photo a[download]", "Save the copy");
  });

  test("a short page is printed on one sheet, without what is for the screen alone", async () => {
    const { visit } = start();
    await visit.resize(...desk);
    for (const page of shortPages) {
      await visit.open(page);
      if (visit.print !== undefined)
        expect.soft([page, sheetsOf(await visit.print())]).toEqual([page, 1]);
      await visit.evaluate(showAsPrinted, null);
      expect
        .soft(await visit.text(".site-header, .site-footer, .breadcrumbs, .on-this-page, .button"))
        .toBeNull();
      expect.soft(await visit.isSeen("main h1")).toBe(true);
      // No sheet more than the words take.
      const style = await visit.evaluate(() => getComputedStyle(document.body).minHeight, null);
      expect.soft(style).toBe("0px");
    }
  });

  test("no page is wider than a phone of 360 pixels", async () => {
    const { visit } = start();
    await visit.resize(...phone);
    for (const page of kindsOfPages) {
      await visit.open(page);
      expect.soft([page, await visit.isWithinWidth()]).toEqual([page, true]);
    }
  });
});

/** Whether the page is light or dark, by the colour that the body is painted with. */
async function groundOf(visit: Visit): Promise<"light" | "dark"> {
  const colour = await visit.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
    null,
  );
  const [red = 0] = /\d+/.exec(colour)?.map(Number) ?? [];
  return red > 127 ? "light" : "dark";
}
