import { expect, test, type Page } from "@playwright/test";

for (const path of ["/admin/login", "/admin/reset", "/blog/approve", "/faq", "/latest-updates"])
  test(`script on ${path} can make neither markup nor code of text, by any policy`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await refusals(page)).toEqual(["markup", "worker", "policy"]);
  });

test("script on /offline can start the site's worker alone, and make nothing else of text", async ({
  page,
}) => {
  await page.goto("/offline", { waitUntil: "networkidle" });
  expect(await refusals(page)).toEqual(["markup", "worker", "policy"]);
  await page.getByRole("button", { name: "Save pages" }).click();
  await expect(page.getByText(/^Pages saved: \d+/)).toBeVisible();
  const workers = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => active?.scriptURL);
  });
  expect(workers).toEqual([new URL("/service-worker.js", page.url()).href]);
});

/** Which of three ways from text to code the page refuses. */
function refusals(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const attempts = {
      markup: () => (document.createElement("p").innerHTML = "<b>text</b>"),
      worker: () => navigator.serviceWorker.register("/service-worker.js?other"),
      policy: () =>
        (
          window as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy("of-an-attacker", {}),
    };
    const refused: string[] = [];
    for (const [name, attempt] of Object.entries(attempts))
      try {
        await attempt();
      } catch (fault) {
        if (fault instanceof TypeError) refused.push(name);
      }
    return refused;
  });
}
