import { expect } from "@playwright/test";
import { expectWholeAtEachWidth, signIn, test, toastOf } from "./desk.ts";

const link = {
  address: "https://gone.example/a/very/long/address/of/a/notice/that/was/taken/down.pdf",
  outcome: "The page is gone (404)",
  checkedOn: "2026-05-01T06:00:00.000Z",
  texts: [{ title: "Fees of one paper", path: "/blog/2026/05/fees", deskPath: "/admin/posts/1" }],
};

test("dead links are told on the dashboard and put away, at 360 px", async ({ page }) => {
  let links = [link];
  await page.route("**/functions/dead-links", (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: { links, isOn: true } });
    links = [];
    return route.fulfill({ json: { message: "Put away." } });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await page.getByRole("link", { name: /^Readers follow .* in vain: see which$/ }).click();
  const item = page.getByRole("rowgroup").filter({ hasText: link.address });
  await expect(item).toContainText("The page is gone (404)");
  await expect(item).toContainText("1 May 2026");
  await expect(item.getByRole("link", { name: "Fees of one paper" })).toBeVisible();
  await expectWholeAtEachWidth(page);
  await item.getByRole("button", { name: /^Put away/ }).click();
  await expect(toastOf(page, "Put away.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "0 links to look at" })).toBeFocused();
});
