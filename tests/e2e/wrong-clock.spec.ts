import { expect } from "@playwright/test";
import { fillIn, test } from "./desk.ts";
import { makeAdmin } from "./sessions.ts";

test("an admin whose computer is five and a half hours ahead signs in, stays and refreshes once when it is time", async ({
  page,
}) => {
  const account = await makeAdmin();
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("grant_type=refresh_token")) refreshes.push(request.url());
  });
  await page.clock.install({ time: Date.now() + 5.5 * 3_600_000 });
  await page.goto("/admin/login");
  await fillIn(page, account);
  const ownMenu = page.getByRole("button", { name: /^Your menu: .+@/ });
  await expect(ownMenu).toBeVisible();
  await page.clock.fastForward(60_000);
  await page.goto("/admin/posts");
  await expect(ownMenu).toBeVisible();
  expect(refreshes).toEqual([]);

  const session = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await session();
  const refreshed = page.waitForResponse("**/token?grant_type=refresh_token");
  await page.clock.fastForward(15 * 60_000);
  expect((await refreshed).status()).toBe(200);
  // A page that leaves before has the former session still.
  await expect.poll(session).not.toBe(before);
  await page.goto("/admin/account");
  await expect(ownMenu).toBeVisible();
  expect(refreshes).toHaveLength(1);
});
