import { expect, type Page } from "@playwright/test";
import { expectWholeAtEachWidth, test, toastOf } from "./desk.ts";
import { beginChange, press, sendForApproval } from "./facts-desk.ts";
import { withOwnSite, type OwnSite } from "./own-site.ts";
import { holdSession } from "./sessions.ts";

async function openEditions(page: Page, site: OwnSite) {
  await holdSession(page, { site: site.url });
  await page.goto(`${site.url}/admin/facts/editions`);
  await expect(page.getByRole("heading", { name: "Years of the exam" })).toBeVisible();
}

function cardOf(page: Page, edition: string) {
  return page
    .getByRole("list", { name: "Editions" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`^${edition}`) }) });
}

/** Takes a step, and says yes to what it does. */
async function take(page: Page, action: string, said: RegExp | string = "") {
  await page.getByRole("button", { name: action, exact: true }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: `${action}?` });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(dialog).toContainText(said);
  await dialog.getByRole("button", { name: action }).click();
}

test("at 360 px the next edition is planned, looked through, stated, opened, and the last one archived", async ({
  page,
  request,
}) => {
  await withOwnSite({}, async (site) => {
    const read = async (path: string) => (await request.get(site.url + path)).text();
    await page.setViewportSize({ width: 360, height: 800 });
    await openEditions(page, site);
    await expectWholeAtEachWidth(page);

    await take(page, "Plan 2027");
    await expect(toastOf(page, "2027: planned")).toBeVisible();
    await expect(cardOf(page, "2027")).toContainText("not visible to readers");
    await cardOf(page, "2027").getByRole("link", { name: "Facts of 2027" }).click();
    const facts = page.getByRole("table", { name: "Facts of 2027" });
    const states = page.getByRole("navigation", { name: "Show" });
    await expect(states.getByRole("link", { name: /^All/ })).toHaveText(/^All \(\d{3}\)$/);
    await expect(states.getByRole("link", { name: /^Confirmed/ })).toHaveCount(0);
    await page.getByLabel("Search facts").fill("fee.general_male.one_paper");
    await expect(facts.getByRole("rowheader")).toHaveCount(1);
    await press(page, "Looked today, nothing new");
    await expect(toastOf(page, "Looked for news of 2027")).toBeVisible();
    await states.getByRole("link", { name: /^From the year before/ }).click();
    await expect(facts.getByRole("rowheader")).toHaveCount(1);

    await facts.getByRole("rowheader").getByRole("link").click();
    await expect(page.getByRole("navigation", { name: "Edition" })).toContainText("planned");
    await beginChange(page, "2027");
    await page.getByLabel("Rupees").fill("1100");
    await sendForApproval(page, "The bulletin of 2027 is out.");
    await page.getByLabel("What I checked, and how").fill("Read the bulletin twice.");
    await press(page, "I checked it alone: approve");
    await expect(
      page.getByRole("heading", { name: "Readers see it once 2027 is open" }),
    ).toBeFocused();
    expect(await read("/registration-2026")).not.toContain("1,100");

    await openEditions(page, site);
    await take(page, "Open 2027", /\d+ differences on \d+ pages and files/);
    await expect(toastOf(page, "2027: open")).toBeVisible();
    expect(await read("/registration-2027")).toContain("₹1,100");
    expect(await read("/registration-2026")).not.toContain("₹1,100");
    await take(page, "Archive 2026");
    await expect(cardOf(page, "2026")).toContainText("its values can no longer be changed");
    await expectWholeAtEachWidth(page);
  });
});
