import { expect } from "@playwright/test";
import {
  choose,
  expectWhole,
  fillIn,
  freshName,
  makeDraft,
  openPosts,
  rowOf,
  test,
  toastOf,
} from "./desk.ts";
import {
  addToBody,
  asMarkdown,
  checks,
  edit,
  otherBrowser,
  preview,
  save,
  saveBar,
  show,
  textOf,
  titleOf,
} from "./editing.ts";
import { holdSession } from "./sessions.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 900 } });

  test("an admin sees a wrong figure while typing, mends it, saves and opens the preview", async ({
    page,
    request,
  }) => {
    const post = await makeDraft(request, freshName("Fees in short"));
    await openPosts(page);
    await choose(rowOf(page, post), "Open in editor");
    await expect(titleOf(page)).toHaveValue(post.title);
    await show(page, "Checks and preview");
    await expect(preview(page).getByRole("heading", { name: post.title })).toBeVisible();
    await expect(checks(page)).not.toContainText("Conflicts");
    await show(page, "Write");

    await titleOf(page).fill(`${post.title}, by hand`);
    await addToBody(page, "One paper costs ₹600 for SC/ST candidates. <b>x</b>");
    await page.getByLabel("Address of the picture").fill("picture.png");
    await expect(page.locator("#edit-hero_image_url-error")).toBeVisible();
    await expectWhole(page);
    await page.getByLabel("Address of the picture").fill("");
    await show(page, "Checks and preview");
    await expect(checks(page)).toContainText("Conflicts");
    await expectWhole(page);
    await expect(preview(page).locator(".mark-conflict", { hasText: "₹600" })).not.toHaveCount(0);
    await show(page, "Write");
    const body = await asMarkdown(page);
    await body.fill(
      (await body.inputValue())
        .replace("₹600", "{{fact:fee.sc_st_pwd.one_paper}}")
        .replace("<b>x</b>", ""),
    );
    await show(page, "Checks and preview");
    await expect(checks(page)).not.toContainText("Conflicts");
    await expect(preview(page)).toContainText("One paper costs ₹500 for SC/ST candidates.");

    await save(page);
    await expect(saveBar(page)).toContainText("Saved as version 2.");

    await saveBar(page).getByRole("button", { name: "Open the preview" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${post.title}, by hand`);
    await expect(page.getByText(/Edited by hand: title, body\./).first()).toBeVisible();
  });

  test("of two editors the second sees both versions and keeps hers, or takes theirs and may undo it", async ({
    page,
    request,
    browser,
  }) => {
    const post = await makeDraft(request, freshName("Two at once"));
    await holdSession(page);
    await edit(page, post);
    const other = await otherBrowser(browser, page, post);
    await titleOf(other).fill("Theirs was quicker");
    await save(other);
    await expect(saveBar(other)).toContainText("Saved as");

    await titleOf(page).fill("Mine was slower");
    await save(page);
    const conflict = page.getByRole("region", { name: "Not saved: there is a newer version" });
    await expect(conflict.getByRole("heading").first()).toBeFocused();
    await expect(conflict).toContainText("Version 2 was made by admin@example.com");
    await expect(conflict.locator("del").first()).toContainText("Theirs");
    await expect(conflict.locator("ins").first()).toContainText("Mine");
    await expectWhole(page);
    await conflict.getByRole("button", { name: "Keep mine on top of theirs" }).click();
    await expect(saveBar(page)).toContainText("Saved as version 3.");
    await expect(titleOf(page)).toHaveValue("Mine was slower");

    await titleOf(other).fill("Theirs again");
    await save(other);
    await other.getByRole("button", { name: "Take theirs" }).click();
    await expect(titleOf(other)).toHaveValue("Mine was slower");
    await toastOf(other, "This is version 3 by admin@example.com")
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(titleOf(other)).toHaveValue("Theirs again");
    await save(other);
    await expect(saveBar(other)).toContainText("Saved as version 4.");
    await other.context().close();
  });
});

test("what is unsaved survives a reload, a server out of reach and a session that ended, and can be discarded", async ({
  page,
  request,
}) => {
  const post = await makeDraft(request, freshName("Not saved"));
  await holdSession(page);
  await edit(page, post);
  await page.getByLabel("Summary").fill("Not saved yet.");
  await page.getByRole("button", { name: "Add a reference" }).click();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual(["beforeunload"]);
  const offer = page.getByRole("region", { name: /^Words from .* that were not saved$/ });
  await expect(page.getByLabel("Summary")).not.toHaveValue("Not saved yet.");
  await offer.getByRole("button", { name: "See the difference" }).click();
  await expect(offer.locator("ins").first()).toContainText("Not");
  await offer.getByRole("button", { name: "Take them up" }).click();
  await expect(page.getByLabel("Summary")).toHaveValue("Not saved yet.");
  await expect(preview(page)).toContainText("Not saved yet.");
  await page.reload();
  expect(questions).toHaveLength(2);
  await offer.getByRole("button", { name: "Discard them" }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByLabel("Summary")).not.toHaveValue("Not saved yet.");
  await page.reload();
  expect(questions).toHaveLength(2);
  await expect(page.getByLabel("Summary")).not.toHaveValue("Not saved yet.");

  await titleOf(page).fill("");
  await expect(page.locator("#edit-title-error")).toHaveText("The title is missing.");
  await save(page);
  await expect(page.getByText("Not saved. The title is missing.")).toBeVisible();
  await titleOf(page).fill("Here I am");
  await expect(page.locator("#edit-title-error")).toHaveCount(0);
  await page.route("**/functions/*-*", (route) => route.abort());
  await save(page);
  await expect(page.getByText(/^Not saved\. The server could not be reached/)).toBeVisible();
  await page.getByLabel("Summary").fill("Typed without a server.");
  await expect(preview(page).getByRole("alert")).toContainText("could not be reached");
  await page.unroute("**/functions/*-*");
  await expect(titleOf(page)).toHaveValue("Here I am");

  // From here on the page calls nothing until something is typed.
  await titleOf(page).fill(post.title);
  await expect(preview(page)).toContainText(post.title);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => localStorage.removeItem("jee-guide:session"));
  await titleOf(page).fill("Typed when the session had ended");
  await expect(page).toHaveURL("/admin/login");
  await fillIn(page);
  await expect(page.getByRole("button", { name: /^Your menu: .+@/ })).toBeVisible();
  await edit(page, post);
  await page.getByRole("button", { name: "Take them up" }).click();
  await expect(titleOf(page)).toHaveValue("Typed when the session had ended");
  await save(page);
  await expect(saveBar(page)).toContainText("Saved as version 2.");
});

test("what is typed while it saves, and after a save that failed, stays; the cursor stays in the text", async ({
  page,
  request,
}) => {
  const post = await makeDraft(request, freshName("Typed while saving"));
  await holdSession(page);
  await edit(page, post);
  const text = textOf(page);
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Before.");
  const held = Promise.withResolvers<null>();
  await page.route("**/functions/edit-post**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveBar(page)).toContainText("Saving…");
  await page.keyboard.type(" During.");
  held.resolve(null);
  await expect(saveBar(page)).toContainText("Unsaved changes");
  await page.keyboard.type(" After.");
  await expect(text).toBeFocused();
  await expect(text).toContainText("Before. During. After.");
  await page.unroute("**/functions/edit-post**");

  await page.route("**/functions/edit-post**", (route) => route.abort());
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/^Not saved\. The server could not be reached/)).toBeVisible();
  await page.keyboard.type(" Again.");
  await expect(text).toContainText("After. Again.");
  await page.unroute("**/functions/edit-post**");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveBar(page)).toContainText("Saved as version 3.");
  await expect(text).toBeFocused();
});
