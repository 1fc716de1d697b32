import { expect } from "@playwright/test";
import {
  choose,
  expectWhole,
  fillIn,
  freshName,
  makeDraft,
  openPosts,
  readPreview,
  rowOf,
  test,
  toastOf,
} from "./desk.ts";
import {
  addToBody,
  asMarkdown,
  checks,
  chooseWay,
  edit,
  otherBrowser,
  preview,
  save,
  saveBar,
  show,
  textOf,
  titleOf,
} from "./editing.ts";
import { holdSession, makeAdmin } from "./sessions.ts";

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
    await show(page, "Preview");
    await expect(preview(page).getByRole("heading", { name: post.title })).toBeVisible();
    await show(page, "Checks");
    await expect(checks(page)).not.toContainText("Conflicts");
    await show(page, "Write");

    await titleOf(page).fill(`${post.title}, by hand`);
    await addToBody(page, "One paper costs ₹600 for SC/ST candidates. <b>x</b>");
    await show(page, "Details");
    await page.getByLabel("Address of the picture").fill("picture.png");
    await expect(page.locator("#edit-hero_image_url-error")).toBeVisible();
    await expectWhole(page);
    await page.getByLabel("Address of the picture").fill("");
    await saveBar(page)
      .getByRole("button", { name: /^\d conflicts?$/ })
      .click();
    await expect(checks(page)).toContainText("Conflicts");
    await expectWhole(page);
    await show(page, "Preview");
    await expect(preview(page).locator(".mark-conflict", { hasText: "₹600" })).not.toHaveCount(0);
    await expectWhole(page);
    await show(page, "Write");
    const body = await asMarkdown(page);
    await body.fill(
      (await body.inputValue())
        .replace("₹600", "{{fact:fee.sc_st_pwd.one_paper}}")
        .replace("<b>x</b>", ""),
    );
    await show(page, "Checks");
    await expect(checks(page)).not.toContainText("Conflicts");
    await show(page, "Preview");
    await expect(preview(page)).toContainText("One paper costs ₹500 for SC/ST candidates.");

    await save(page);
    await expect(saveBar(page)).toContainText("Saved as version 2.");

    await chooseWay(page, "Preview on a phone");
    await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
    await expectWhole(page);
    await page.keyboard.press("Escape");
    await chooseWay(page, "Open the preview");
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

test("what is typed is kept on the server without a save: over a reload, in another browser, without a server and after the session", async ({
  page,
  request,
  browser,
}) => {
  const post = await makeDraft(request, freshName("Not saved"));
  await holdSession(page);
  await edit(page, post);
  await show(page, "Details");
  const summary = page.getByLabel("Summary");
  const first = await summary.inputValue();
  await summary.fill("Not saved yet.");
  await page.getByRole("button", { name: "Add a reference" }).click();
  await expect(saveBar(page)).toContainText(/Saved \d+ s ago\. Not in a version yet\./);
  // Readers see nothing of it, and neither does the preview.
  expect(JSON.stringify(await readPreview(request, post))).not.toContain("Not saved yet.");

  await page.reload();
  await show(page, "Details");
  await expect(summary).toHaveValue("Not saved yet.");
  const other = await otherBrowser(browser, page, post);
  await show(other, "Details");
  await expect(other.getByLabel("Summary")).toHaveValue("Not saved yet.");
  await other.context().close();

  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(summary).toHaveValue(first);
  await toastOf(page, "Changes discarded").getByRole("button", { name: "Undo" }).click();
  await expect(summary).toHaveValue("Not saved yet.");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.reload();
  await show(page, "Details");
  await expect(summary).toHaveValue(first);

  await titleOf(page).fill("");
  await expect(page.locator("#edit-title-error")).toHaveText("The title is missing.");
  await save(page);
  await expect(page.getByText("Not saved. The title is missing.")).toBeVisible();
  await titleOf(page).fill("Here I am");
  await expect(page.locator("#edit-title-error")).toHaveCount(0);
  await page.route("**/functions/*-*", (route) => route.abort());
  await save(page);
  await expect(page.getByText(/^Not saved\. The server could not be reached/)).toBeVisible();
  await summary.fill("Typed without a server.");
  await expect(saveBar(page)).toContainText("Kept in this browser only.");
  await page.unroute("**/functions/*-*");
  await expect(saveBar(page)).toContainText(/Saved \d+ s ago/);

  // The page leaves as soon as it learns that the session is gone: typed in the same moment.
  await titleOf(page).fill("Typed when the session had ended");
  await page.evaluate(() => localStorage.removeItem("jee-guide:session"));
  await expect(page).toHaveURL("/admin/login");
  await fillIn(page);
  await expect(page.getByRole("button", { name: /^Your menu: .+@/ })).toBeVisible();
  await edit(page, post);
  await expect(titleOf(page)).toHaveValue("Typed when the session had ended");
  await save(page);
  await expect(saveBar(page)).toContainText("Saved as version 2.");
  await show(page, "Details");
  await expect(summary).toHaveValue("Typed without a server.");
});

test("two tabs of one browser go on with one text, and another browser with what was typed last; a colleague who types is told of", async ({
  page,
  request,
  browser,
}) => {
  const post = await makeDraft(request, freshName("Two windows"));
  await holdSession(page);
  await edit(page, post);
  const tab = await page.context().newPage();
  await edit(tab, post);
  await titleOf(tab).fill("Typed in the second tab");
  await expect(titleOf(page)).toHaveValue("Typed in the second tab");
  await expect(saveBar(tab)).toContainText(/Saved \d+ s ago/);
  await tab.close();

  const elsewhere = await otherBrowser(browser, page, post);
  await expect(titleOf(elsewhere)).toHaveValue("Typed in the second tab");
  const kept = elsewhere.waitForResponse("**/functions/working-copy");
  await titleOf(elsewhere).fill("Typed on another device");
  await kept;
  await elsewhere.context().close();
  await page.reload();
  await expect(titleOf(page)).toHaveValue("Typed on another device");

  const colleague = await makeAdmin();
  const hers = await otherBrowser(browser, page, post, colleague);
  await titleOf(hers).fill("Hers");
  await expect(saveBar(hers)).toContainText(/Saved \d+ s ago/);
  await hers.context().close();
  await page.reload();
  await expect(page.getByText(`${colleague.email} has unsaved changes in this post`)).toBeVisible();
  await expect(titleOf(page)).toHaveValue("Typed on another device");
  await save(page);
  await expect(saveBar(page)).toContainText("Saved as version 2.");
  await chooseWay(page, "Duplicate");
  await expect(titleOf(page)).toHaveValue("Copy of Typed on another device");
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
  await expect(saveBar(page)).toContainText("Not in a version yet");
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
