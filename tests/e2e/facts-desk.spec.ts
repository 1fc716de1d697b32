import { expect } from "@playwright/test";
import { expectWhole, fillIn, ownSiteTest as test } from "./desk.ts";
import {
  approveAlone,
  beginChange,
  heading,
  openAsColleague,
  openFact,
  press,
  seeEveryPlace,
  sendForApproval,
  valueNow,
} from "./facts-desk.ts";
import { tabTo } from "./visitor.ts";

test("at 360 px a date that moved is found, changed alone by keyboard, read by everybody, and undone", async ({
  page,
  ownSite: site,
  request,
}) => {
  const [factId, label] = ["date.s1.city_slip", "Session 1 city slip"];
  await page.setViewportSize({ width: 360, height: 800 });
  await openFact(page, site, factId);
  const before = (await valueNow(page).locator(".fact-figure").innerText()).trim();
  await page.getByRole("link", { name: "All facts" }).click();
  await page.getByLabel("Search facts").fill(label);
  await page.getByRole("link", { name: label, exact: true }).click();

  const activate = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  await activate("Change this fact");
  await expect(heading(page, "New value for 2026")).toBeFocused();
  const day = page.getByLabel("Day", { exact: true });
  const [year = "", month = "", former = ""] = (await day.inputValue()).split("-");
  await tabTo(page, day);
  await page.keyboard.type(`${month}${String(Number(former) - 1).padStart(2, "0")}${year}`);
  const after = await page
    .getByText(/^Readers will see/)
    .locator("strong")
    .innerText();
  expect(after).not.toBe(before);
  await tabTo(page, page.getByLabel("How certain is it?"));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("checkbox", { name: /^It is the same source as before/ }));
  await page.keyboard.press("Space");
  await expectWhole(page);
  await tabTo(page, page.getByLabel("Reason"));
  await page.keyboard.type("NTA moved the day.");
  await activate("See every place");
  await expect(page.getByRole("heading", { name: "Every place, before and after" })).toBeFocused();
  const questions = page.getByRole("group", { name: /^This is unusual/ }).getByRole("checkbox");
  for (const question of await questions.all()) {
    await tabTo(page, question);
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByLabel("What changed and why, in a sentence"));
  await page.keyboard.type("NTA moved the day.");
  await activate("Send for approval");
  await expect(heading(page, "Waiting for approval")).toBeFocused();
  await expect(page.getByText("Read the notice twice.")).toHaveCount(0);
  expect(await (await request.get("/important-dates")).text()).toContain(before);
  await expectWhole(page);
  await tabTo(page, page.getByLabel("What I checked, and how"));
  await page.keyboard.type("Read the notice twice.");
  await activate("I checked it alone: approve");
  await expect(heading(page, "Readers see it now")).toBeFocused();
  await expect(valueNow(page)).toContainText(after);
  expect(await (await request.get("/important-dates")).text()).toContain(after);
  await expectWhole(page);

  await press(page, "Undo this change");
  await expect(heading(page, "New value for 2026")).toBeFocused();
  await press(page, "See every place");
  await expect(page.getByRole("heading", { name: "Every place, before and after" })).toBeFocused();
  for (const question of await questions.all()) await expect(question).toBeChecked();
  await expect(page.getByLabel("What changed and why, in a sentence")).toHaveValue(
    `Corrected: ${before} holds again.`,
  );
  await press(page, "Send for approval");
  await expect(heading(page, "Waiting for approval")).toBeFocused();
  await approveAlone(page);
  await expect(valueNow(page)).toContainText(before);
  const history = page.getByRole("list", { name: "History" }).getByRole("listitem");
  await expect(history).toHaveCount(3);
  await expect(history.first()).toContainText("Checked alone: “Read the notice twice.”");
});

test("what is typed is kept over a reload, a lost connection and the end of the session; what the rules refuse is said with focus", async ({
  page,
  ownSite: site,
}) => {
  await openFact(page, site, "date.payments_close_at");
  await beginChange(page);
  await page.getByLabel("Words").fill("11:55 PM");
  await page.getByLabel("Reason").fill("Seen in the notice");
  await page.reload();
  await expect(page.getByLabel("Words")).toHaveValue("11:55 PM");

  await page.context().setOffline(true);
  await press(page, "See every place");
  await expect(page.getByRole("alert")).toContainText("could not be reached");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.context().setOffline(false);

  await page.evaluate(() => localStorage.removeItem("jee-guide:session"));
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await fillIn(page);
  await expect(page.getByRole("button", { name: /^Your menu: .+@/ })).toBeVisible();
  await page.goto("/admin/facts/date.payments_close_at");
  await expect(page.getByLabel("Words")).toHaveValue("11:55 PM");
  await expect(page.getByLabel("Reason")).toHaveValue("Seen in the notice");

  await press(page, "Start over");
  await expect(page.getByLabel("Words")).toHaveValue("11:50 PM");

  await openFact(page, site, "paper1.mcq_per_subject");
  await beginChange(page);
  await page.getByLabel("Number", { exact: true }).fill("21");
  await page.getByLabel("Reason").fill("New pattern");
  await press(page, "See every place");
  const refusals = page.getByRole("alert");
  await expect(refusals).toBeFocused();
  await expect(refusals).toContainText("does not agree");
  await page
    .getByRole("button", { name: /^Also change/ })
    .first()
    .click();
  await expect(heading(page, "New values for 2026")).toBeVisible();
  await expectWhole(page);
});

test("who was slower sees what has changed meanwhile, keeps the entry, and goes on", async ({
  page,
  browser,
  ownSite: site,
}) => {
  const factId = "date.s1.result_paper2";
  await openFact(page, site, factId);
  await beginChange(page);
  await page.getByLabel("Day", { exact: true }).fill("2026-02-26");
  await page.getByLabel("Reason").fill("Moved by two days");
  await seeEveryPlace(page);

  const colleague = await openAsColleague(browser, site, factId);
  await beginChange(colleague);
  await colleague.getByLabel("Day", { exact: true }).fill("2026-02-25");
  await sendForApproval(colleague, "Moved by a day");
  await approveAlone(colleague);
  await colleague.context().close();

  await page.getByLabel("Minor: no need to tell readers").check();
  await press(page, "Send for approval");
  await expect(page.getByRole("alert")).toContainText("has changed since you saw it");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByText("25 February 2026").first()).toBeVisible();
  await expect(page.getByText("Moved by a day").first()).toBeVisible();
  await expectWhole(page);
  await press(page, "Go on with mine");
  await seeEveryPlace(page);
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("2026-02-26");
  await expect(page.getByLabel("Reason")).toHaveValue("Moved by two days");
});
