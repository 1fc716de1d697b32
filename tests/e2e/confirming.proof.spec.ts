import { expect, type Page } from "@playwright/test";
import type { Claim } from "../../domain/posts/revisions/ledger.ts";
import { ledgerWith } from "../support/writing.ts";
import { addDraft } from "./added-drafts.ts";
import { expectWholeAtEachWidth, linkTo, test } from "./desk.ts";
import { holdSession } from "./sessions.ts";
import { tabTo } from "./visitor.ts";

/** What waits for a person in each of these drafts; the last is what the second reading asks about. */
const waiting = [
  "The hall in Kochi opens at 7:40 AM.",
  "A school may ask for a letter of its own.",
  "Bring two copies of the letter.",
] as const;

const body = [
  "## On the day",
  waiting[0],
  "> **Example.** Suppose you have 40 minutes for ten questions.",
  "## At your school",
  `${waiting[1]} ${waiting[2]} Sleep well the night before.`,
].join("\n\n");

/** A draft on the shared site whose ledger has statements that no record answers, whatever the checks find today. */
function addWaitingDraft(title: string): Promise<{ readonly id: string }> {
  const claims = [claim(2, waiting[0]), claim(5, waiting[1]), claim(5, waiting[2], true)];
  return addDraft({
    title,
    body_markdown: body,
    ledger: { ...ledgerWith(), sentences: 9, claims },
  });
}

/** What one record is beside, in a draft of its own. */
const besideOneRecord = [
  "A hall for drawing opens later.",
  "Some halls let nobody in after breakfast.",
] as const;

/** A draft with two statements that may differ from one record. */
function addDraftBesideOneRecord(title: string): Promise<{ readonly id: string }> {
  const nearest = { kind: "record", id: "attempts.max", value: "2" } as const;
  const claims = besideOneRecord.map((sentence): Claim => ({
    ...claim(2, sentence),
    group: "differs",
    nearest,
  }));
  const body_markdown = `## On the day\n\n${besideOneRecord.join(" ")}`;
  return addDraft({ title, body_markdown, ledger: { ...ledgerWith(), sentences: 3, claims } });
}

function claim(block: number, sentence: string, raised = false): Claim {
  return {
    place: { field: "body_markdown", block },
    under: block === 2 ? "On the day" : "At your school",
    ...{ sentence, raised, records: [], verdict: "to-confirm" },
    why: "No record of ours answers it.",
    ...{ group: "unknown", nearest: null },
  };
}

const panel = (page: Page) => page.getByRole("region", { name: "Checks" });
const keep = (page: Page, sentence: string) =>
  panel(page).getByText(`Keep: I checked this: ${sentence}`);
const keepButton = (page: Page, sentence: string) =>
  panel(page)
    .getByRole("button", { name: /^Keep it/ })
    .filter({ hasText: sentence });
const obstacles = (page: Page) => page.getByText(/^It cannot be published yet/);

test("a reviewer at 360 px decides what waits by keyboard, publishes, and readers see who checked it", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { id } = await addWaitingDraft("Papers for the day");
  await page.goto(await linkTo(request, id, "approve"));
  await expect(obstacles(page)).toContainText("3 statements wait to be checked");
  await expect(panel(page)).toContainText("The second reading asks about this.");
  await expect(panel(page)).toContainText("6 sentences state nothing that could be checked.");
  await expect(keep(page, waiting[0])).toBeVisible();
  await expectWholeAtEachWidth(page);

  await tabTo(page, keep(page, waiting[0]));
  await page.keyboard.press("Enter");
  const address = panel(page).getByRole("textbox", {
    name: "Where you looked it up (optional)",
  });
  await address.fill("on the notice board");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("alert")).toContainText("begins with https://");

  await address.fill("https://school.example/letter");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("status")).toHaveText(
    "Kept as checked. 2 more wait to be checked.",
  );
  await expect(keep(page, waiting[0])).toHaveCount(0);
  await expect(obstacles(page)).toContainText("2 statements wait to be checked");

  for (const sentence of waiting.slice(1)) {
    await keep(page, sentence).click();
    await keepButton(page, sentence).click();
    await expect(keep(page, sentence)).toHaveCount(0);
  }
  await expect(panel(page)).toContainText(/Checked by .+ on \d+ \w+ 20\d\d/);
  await expect(obstacles(page)).toBeHidden();
  await expect(panel(page).getByRole("status")).toBeVisible();

  await page.getByRole("button", { name: "Approve & Publish" }).click();
  await page.getByRole("link", { name: /^View Published Post/ }).click();
  const sources = page.getByRole("group").filter({ hasText: "Where the figures come from" });
  await sources.getByText("Where the figures come from").click();
  await expect(sources).toContainText(/Also checked by .+ on .+: “The hall in Kochi/);
  await expect(sources.getByRole("link", { name: "school.example" }).first()).toHaveAttribute(
    "href",
    "https://school.example/letter",
  );
  await expect(page.getByRole("figure")).toContainText("Example, with made-up numbers");
});

test("what may differ from one record is kept by one address", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { id } = await addDraftBesideOneRecord("Halls on the day");
  await page.goto(await linkTo(request, id, "approve"));
  const item = panel(page).getByRole("listitem").filter({ hasText: besideOneRecord[0] });
  await expect(item).toContainText(besideOneRecord[1]);
  await item.getByText("Keep all 2: I checked them").click();
  await item.getByRole("button", { name: /^Keep them/ }).click();
  await expect(item.getByRole("alert")).toBeVisible();
  const address = item.getByRole("textbox", { name: "Where you looked it up", exact: true });
  await address.fill("https://school.example/letter");
  await expectWholeAtEachWidth(page);
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("status")).toContainText("Kept as checked.");
  await expect(obstacles(page)).toBeHidden();
});

test("a reader's link shows what waits without a way to decide, and an admin decides on what is saved alone", async ({
  page,
  request,
}) => {
  const { id } = await addWaitingDraft("Papers to be read");
  await page.goto(await linkTo(request, id, "preview"));
  await expect(panel(page)).toContainText(waiting[1]);
  await expect(panel(page)).toContainText("Whoever has a link that corrects or approves");
  await expect(keep(page, waiting[1])).toHaveCount(0);
  await holdSession(page);
  await page.goto(`/admin/posts/${id}`);
  await expect(keep(page, waiting[1])).toHaveCount(1);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Papers to be edited again");
  await expect(keep(page, waiting[1])).toHaveCount(0);
});
