import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { choose, expectWhole, freshName, linkTo, openPosts, rowOf, test, toastOf } from "./desk.ts";
import { adminHeaders } from "./sessions.ts";
import { tabTo } from "./visitor.ts";

const wrong = "One paper costs ₹600 for SC/ST candidates.";
const corrected = "One paper costs ₹500 for SC/ST candidates.";
const doubtful = "The help desk in Kochi asks ₹47 for each copy.";

const body = [
  "Keep the receipt with the form, and read the form once more before you pay.",
  "## What it costs",
  `Ask for the receipt at once. ${wrong} Keep a copy at home.`,
  "## Help",
  `${doubtful} Ask your school too.`,
].join("\n\n");

/** A draft that somebody has typed, with a fee that a record contradicts and a figure that none answers. */
async function typeDraft(request: APIRequestContext): Promise<{ id: string; title: string }> {
  const headers = await adminHeaders();
  const title = freshName("Fees typed by hand");
  const made = await request.post("/functions/create-post", {
    headers,
    data: { title, category: "news" },
  });
  expect(made.status()).toBe(201);
  const { post } = (await made.json()) as { post: { postId: string; revision: number } };
  const fields = {
    title,
    hero_summary: "What the form costs and whom to ask.",
    tags: ["fees"],
    body_markdown: body,
    meta_description: "What the form costs, when to pay, and what to keep afterwards.",
    hero_image_url: "",
    hero_image_alt: "",
    source_references: [{ title: "NTA", url: "https://jeemain.nta.nic.in/" }],
  };
  const { postId: id, revision } = post;
  const data = { postId: id, revision, fields };
  expect((await request.post("/functions/edit-post", { headers, data })).status()).toBe(200);
  return { id, title };
}

const bar = (page: Page) => page.getByRole("group", { name: "Marks in the text" });
const approve = (page: Page) => page.getByRole("button", { name: "Approve & Publish" });
const sheet = (page: Page) => page.getByRole("dialog");

test("a conflict is settled by the corrected sentence, by keyboard alone, and the post approved", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { id, title } = await typeDraft(request);
  await page.goto(await linkTo(request, id, "approve"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText("1 conflict · 1 unverified");
  await expect(bar(page)).toBeInViewport();
  await expect(approve(page)).toBeDisabled();
  await expect(page.getByText("1 statement has no record of ours.")).toBeVisible();
  await expectWhole(page);

  await tabTo(page, page.getByRole("link", { name: "Settle 1 conflict first" }));
  await page.keyboard.press("Enter");
  const sign = page.getByRole("button", { name: /^Conflict 1 of 1: / });
  await expect(sign).toBeFocused();
  await expect(sign).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toContainText("Differs from our record");
  await expect(sheet(page)).toContainText(corrected);
  await expectWhole(page);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(sign).toBeFocused();

  // Typed words stay when the server cannot be reached.
  await page.keyboard.press("Enter");
  await page.route("**/functions/settle-mark", (route) => route.abort());
  await tabTo(page, sheet(page).getByRole("button", { name: "Edit this sentence" }));
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByLabel("The sentence")).toHaveValue(wrong);
  await page.keyboard.type("Hm. ");
  await tabTo(page, sheet(page).getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("alert")).toContainText("could not be reached");
  await expect(sheet(page).getByLabel("The sentence")).toHaveValue(/Hm\. /);
  await page.unroute("**/functions/settle-mark");

  const use = sheet(page).getByRole("button", { name: "Use this sentence" });
  await use.focus();
  await page.keyboard.press("Enter");
  await expect(toastOf(page, "Changed. No conflict left.")).toBeVisible();
  await expect(page.locator(".prose")).toContainText(corrected);
  await expect(bar(page)).toContainText("Nothing left to settle · 1 unverified");
  await expect(approve(page)).toBeEnabled();

  await bar(page).getByRole("button", { name: "Next" }).press("Enter");
  const unverified = page.getByRole("button", { name: /^Unverified 1 of 1: / });
  await expect(unverified).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toContainText("No record answers this");
  await page.keyboard.press("Escape");
  await bar(page).getByRole("checkbox").check();
  await expect(page.locator(".mark-verified").first()).toContainText("₹500");

  await approve(page).press("Enter");
  await page.getByRole("link", { name: /^View Published Post/ }).press("Enter");
  await expect(page.locator("article > header")).toContainText(/Reviewed \d/);
  await expect(page.getByText("Also checked by")).toHaveCount(0);
});

test("by a tap on the words a sentence is kept for a reason, and a reader's link shows it without a way to decide", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { id } = await typeDraft(request);
  await page.goto(await linkTo(request, id, "approve"));
  await page.locator("mark.mark-conflict").click();
  await sheet(page).getByRole("button", { name: "Keep as it is" }).click();
  await sheet(page).getByRole("button", { name: "Keep", exact: true }).click();
  await expect(sheet(page).getByRole("alert")).toHaveText("Please give a reason");
  await sheet(page).getByLabel("Why is it right?").fill("It is the fee of last year.");
  await expectWhole(page);
  await sheet(page).getByRole("button", { name: "Keep", exact: true }).click();
  await expect(toastOf(page, "Kept. No conflict left.")).toBeVisible();
  await expect(approve(page)).toBeEnabled();

  await page.getByRole("button", { name: "Send back with a note" }).click();
  await sheet(page).getByLabel("What has to change?").fill("Please name the fee for girls.");
  await sheet(page).getByRole("button", { name: "Send back", exact: true }).click();
  await expect(page.getByText(/Sent back on .+Please name the fee for girls\./)).toBeVisible();

  await page.goto(await linkTo(request, id, "preview"));
  await page.getByRole("button", { name: /^Kept 1 of 1: / }).click();
  await expect(sheet(page)).toContainText("It is the fee of last year.");
  await expect(sheet(page).getByRole("button")).toHaveAccessibleName("Close");

  await openPosts(page);
  const row = rowOf(page, { id });
  await expect(row.getByText("Sent back", { exact: true })).toBeVisible();
  await expect(row).toContainText("wrote: “Please name the fee for girls.”");
  await choose(row, "Open in editor");
  await expect(page.getByText(/Sent back on .+Please name the fee for girls\./)).toBeVisible();
});
