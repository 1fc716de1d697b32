import { expect, test } from "@playwright/test";

// Public pages may start no worker: here one stands for a browser that has it from an earlier version.
test.use({ bypassCSP: true });

test("a browser with the former worker loses it and what it saved, and nothing else", async ({
  page,
}) => {
  await page.goto("/terms");
  await page.evaluate(async () => {
    for (const name of ["saved-pages-1", "somebody-else"])
      await (await caches.open(name)).put("/terms", new Response("saved"));
    await navigator.serviceWorker.register("/service-worker.js");
  });
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["somebody-else"]);
});
