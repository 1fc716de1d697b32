import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noisyJpeg } from "../support/upload-files.ts";
import { admin, desk, inEveryEngine, phone } from "./engine-site.ts";
import type { Visit } from "./visit.ts";

const toast = "[role=status], [role=alert]";

inEveryEngine((start) => {
  test("an admin signs in, has a post drafted, pastes a table, takes it back, publishes, adds a picture and signs out", async () => {
    const { number, visit, folder } = start();
    await visit.resize(...desk);
    await copyTable(visit);
    await visit.open("/admin/login");
    await visit.fill(admin.email, "input", "Email");
    await visit.fill(admin.password, "input", "Password");
    await visit.click("button", "Login");
    await expect.poll(visit.address).toBe("/admin/dashboard");
    // Of a live post's title no other is published.
    await visit.fill(`How answers are marked, reading ${number}`, "textarea", "Prompt");
    await visit.click("button", "Generate Draft");
    await visit.see("a", "Open preview");
    const preview = await visit.evaluate(
      () => document.querySelector("a[href*='/blog/preview/']")?.getAttribute("href") ?? "",
      null,
    );
    await visit.open(preview);
    await visit.see("main", "DRAFT PREVIEW");
    const title = (await visit.text("h1")) ?? "";
    const id = /[\da-f-]{36}/.exec(preview)?.[0] ?? "";

    await visit.open(`/admin/posts/${id}`);
    const body = "#edit-body";
    await visit.see(body);
    const tables = await visit.count(`${body} table`);
    await visit.click(`${body} > p:last-of-type`);
    await visit.press("End", "Control");
    await visit.press("Enter");
    await visit.type("Here is ");
    await visit.press("v", "Control");
    await expect.poll(() => visit.count(`${body} table`)).toBe(tables + 1);
    await visit.press("z", "Control");
    await expect.poll(() => visit.count(`${body} table`)).toBe(tables);
    await visit.press("v", "Control");
    await expect.poll(() => visit.count(`${body} table`)).toBe(tables + 1);
    await visit.click("button", "Save");
    await visit.see(toast, "Saved");

    await visit.open(preview);
    await visit.click("button", "Approve & Publish");
    await expect.poll(visit.address).toMatch(/^\/blog\/\d{4}\//);
    await visit.see("h1", title);
    expect(await visit.count("article table")).toBe(tables + 1);

    const name = `hall-${number}.jpg`;
    const file = join(folder, name);
    writeFileSync(file, await noisyJpeg(1_000, 600));
    await visit.open("/admin/pictures");
    await visit.see("h2", "Library");
    await visit.choose("main input[type=file]", file);
    await visit.see(".picture-card", name);
    await visit.click(".picture-card button", "Describe");
    await visit.fill("A hall with rows of desks", "dialog textarea, dialog input", "What it shows");
    await visit.press("Enter");
    await expect
      .poll(() => visit.text(".picture-card", name))
      .toContain("A hall with rows of desks");

    await visit.resize(...phone);
    for (const page of [
      "/admin/pictures",
      "/admin/posts",
      `/admin/posts/${id}`,
      "/admin/dashboard",
    ]) {
      await visit.open(page);
      await visit.see("main");
      expect.soft([page, await visit.isWithinWidth()]).toEqual([page, true]);
    }
    await visit.resize(...desk);
    await visit.click("button", "Logout");
    await expect.poll(visit.address).toBe("/admin/login");
  });
});

/** Copies a table off a page, as somebody does who drags the mouse over it. */
async function copyTable(visit: Visit): Promise<void> {
  await visit.open("/about");
  await visit.evaluate(() => {
    const place = document.createElement("div");
    const table = document.createElement("table");
    for (const words of [
      ["Day", "Subject"],
      ["Monday", "Physics"],
    ]) {
      const row = table.insertRow();
      for (const word of words) row.insertCell().textContent = word;
    }
    place.append(table);
    document.querySelector("main")?.prepend(place);
    getSelection()?.selectAllChildren(place);
  }, null);
  await visit.press("c", "Control");
}
