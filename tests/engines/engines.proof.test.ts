// @module-tag proof

import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { approver } from "../support/caller.ts";
import { atFileEnd } from "../support/file-end.ts";
import { startServer, type ServerProcess } from "../support/server-process.ts";
import { newFolder } from "../support/test-folder.ts";
import { noisyJpeg } from "../support/upload-files.ts";
import { openWindow, type EngineName } from "./engine-window.ts";
import { visitOf } from "./visit.ts";

const phone = [360, 740] as const;
const desk = [1280, 900] as const;
const names: readonly EngineName[] = ["Firefox", "WebKit"];

let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = newFolder("engines");
  server = await startServer({ ...accounts, DATA_DIR: join(folder, "data") }, atFileEnd);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openVisit(name: EngineName) {
  const visit = visitOf(await openWindow(name), server.url);
  onTestFinished(() => visit.close());
  return visit;
}

test.each(names)(
  "in %s a reader with a phone opens the menu, a question and a tool, searches, and has a photo judged",
  async (name) => {
    const visit = await openVisit(name);
    await visit.resize(...phone);
    await visit.open("/faq");
    const isOpen = () => visit.isSeen("#site-menu");
    await visit.click(".menu-toggle");
    await expect.poll(isOpen).toBe(true);
    await visit.press("Escape");
    await expect.poll(isOpen).toBe(false);

    await visit.click("summary", "What are the registration dates of JEE Main 2026?");
    await visit.see("#reg-1");
    await visit.click("summary", "What is the application fee?");
    await visit.see("#reg-2");
    expect(await visit.isSeen("#reg-1")).toBe(false);
    const all = await visit.count("main .disclosure");
    await visit.fill("aadhaar", "#search");
    await expect.poll(() => visit.text("main [role=status]")).toContain("“aadhaar”");
    expect(await visit.count("main .disclosure")).toBeLessThan(all);
    await visit.open("/search");
    await visit.fill("obc fee", "#search");
    await visit.press("Enter");
    await expect.poll(visit.address).toBe("/search?q=obc+fee");
    await visit.see("main a", "What is the application fee?");

    await visit.open("/tools/fees");
    await visit.click("label.choice", "OBC-NCL");
    await visit.click("label.choice", "Female");
    await visit.click("button", "Calculate");
    await expect.poll(visit.address).toMatch(/^\/tools\/fees\?category=obc&gender=female/);
    await visit.see("#answer h2");

    const photo = join(folder, "photo.jpg");
    writeFileSync(photo, await noisyJpeg(1_500, 2_000));
    await visit.open("/tools/upload-check");
    await visit.see("#photo-file");
    await visit.choose("#photo-file", photo);
    await visit.see("#photo [data-verdict=no]");
    await visit.click("#photo button", "Make a copy that fits");
    await visit.see("#photo a[download]", "Save the copy");
    for (const page of ["/", "/latest-updates", "/blog", "/important-dates", "/counseling"]) {
      await visit.open(page);
      expect.soft([page, await visit.isWithinWidth()]).toEqual([page, true]);
    }
  },
);

test.each(names)(
  "in %s an approver signs in, has a post drafted, edits and publishes it, and signs out",
  async (name) => {
    const visit = await openVisit(name);
    await visit.resize(...desk);
    await visit.open("/admin/login");
    await visit.fill(approver.email, "input", "Email");
    await visit.fill(approver.password, "input", "Password");
    await visit.click("button", "Login");
    await expect.poll(visit.address).toBe("/admin/dashboard");
    await visit.fill("How answers are marked", "textarea", "Prompt");
    await visit.click("button", "Generate Draft");
    await visit.see("a", "Open preview");
    const preview = await visit.evaluate(
      () => document.querySelector("a[href*='/blog/preview/']")?.getAttribute("href") ?? "",
      null,
    );
    const id = /[\da-f-]{36}/.exec(preview)?.[0] ?? "";

    await visit.open(`/admin/posts/${id}`);
    // Of a live post's title no other is published.
    await visit.fill(`How answers are marked, in ${name}`, "input", "Title");
    await visit.click("#edit-body > p:last-of-type");
    await visit.press("End", "Control");
    await visit.press("Enter");
    await visit.type("Typed by hand.");
    await expect.poll(() => visit.text("#edit-body")).toContain("Typed by hand.");
    await visit.click("button", "Save version");
    await visit.see(".edit-save-bar", "Saved as version");

    await visit.open(preview);
    await visit.click("button", "Approve & Publish");
    await expect.poll(visit.address).toMatch(/\/blog\/\d{4}\//);
    await visit.see("h1", `How answers are marked, in ${name}`);
    await expect.poll(() => visit.text("article")).toContain("Typed by hand.");
    await visit.open("/admin/dashboard");
    await visit.click("button", "Logout");
    await expect.poll(visit.address).toBe("/admin/login");
  },
);
