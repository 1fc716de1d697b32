import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { noisyJpeg } from "../support/upload-files.ts";
import { admin, desk, inEveryEngine, phone, type Journey } from "./engine-site.ts";
import type { Visit } from "./visit.ts";

const toast = "[role=status], [role=alert]";

inEveryEngine((start) => {
  test("an admin is refused with a wrong password, signs in with the right one, and out again", async () => {
    const { visit } = start();
    await visit.resize(...desk);
    await visit.open("/admin/login");
    await fillIn(visit, { ...admin, password: "not this one" });
    await visit.see(toast, "Login failed");
    await fillIn(visit, admin);
    await expect.poll(visit.address).toBe("/admin/dashboard");
    await visit.click("button", "Logout");
    await expect.poll(visit.address).toBe("/admin/login");
  });

  test("an admin uploads a picture, describes and deletes it", async () => {
    const journey = start();
    const { visit, folder } = journey;
    const file = join(folder, "hall.jpg");
    writeFileSync(file, await noisyJpeg(1_000, 600));
    await signIn(journey, "/admin/media");
    await visit.see("h2", "Library");
    await visit.choose("main input[type=file]", file);
    await visit.click(".picture-card button", "Describe");
    await visit.fill("A hall with rows of desks", "dialog textarea, dialog input", "What it shows");
    await visit.press("Enter");
    await visit.see(".picture-card", "hall.jpg");
    await expect
      .poll(() => visit.text(".picture-card", "hall.jpg"))
      .toContain("A hall with rows of desks");
    await visit.click(".picture-card button", "Delete");
    await visit.click("dialog button", "Delete picture");
    await expect.poll(() => visit.count(".picture-card")).toBe(0);
  });

  test("an admin has a post drafted, looks at it, pastes a table, takes a word back, and publishes it", async () => {
    const journey = start();
    const { visit } = journey;
    await copyTable(visit);
    await signIn(journey, "/admin/dashboard");
    await visit.fill("Marking scheme", "textarea", "Prompt");
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
  });

  test("no page of the desk is wider than a phone of 360 pixels", async () => {
    const journey = start();
    const { visit } = journey;
    await signIn(journey, "/admin/dashboard");
    await visit.resize(...phone);
    for (const page of ["dashboard", "posts", "media", "facts", "plan", "account"]) {
      await visit.open(`/admin/${page}`);
      await visit.see("h1");
      expect.soft([page, await visit.isWithinWidth()]).toEqual([page, true]);
    }
  });
});

async function fillIn(visit: Visit, { email, password }: typeof admin): Promise<void> {
  await visit.fill(email, "input", "Email");
  await visit.fill(password, "input", "Password");
  await visit.click("button", "Login");
}

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

const session = z.looseObject({ access_token: z.string() });

async function openSession(site: string): Promise<z.infer<typeof session>> {
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  return session.parse(await answer.json());
}

/** Opens a page of the desk as an admin who has signed in before. */
async function signIn({ site, visit }: Journey, page: string): Promise<void> {
  await visit.resize(...desk);
  // A page of the desk would go elsewhere by itself for somebody who is signed in.
  await visit.open("/about");
  await visit.evaluate(
    (held) => localStorage.setItem("jee-guide:session", held),
    JSON.stringify(await openSession(site)),
  );
  await visit.open(page);
  await visit.see("button", "Logout");
}
