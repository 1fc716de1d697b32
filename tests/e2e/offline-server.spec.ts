import { expect } from "@playwright/test";
import { test } from "./desk.ts";
import { keptPages, mark, markOf, savedPaths, startSaving, visit, workerCount } from "./offline.ts";
import { withOfflineSite, type Interference } from "./offline-site.ts";

// A browser starts and renews workers when it finds the time.
test.describe.configure({ mode: "parallel", timeout: 120_000 });

/** The same worker with one byte more, which is a new one to a browser. */
async function laterVersion(worker: Promise<Response>): Promise<Response> {
  const answer = await worker;
  const headers = new Headers(answer.headers);
  for (const name of ["content-length", "etag"]) headers.delete(name);
  return new Response(`${await answer.text()} `, { headers });
}

const eventually = expect.configure({ timeout: 60_000 });

const never = new Promise<Response>(() => undefined);

for (const [what, interference] of [
  ["is silent", (path) => (path === "/important-dates" ? never : undefined)],
  [
    "fails",
    (path) =>
      path === "/important-dates"
        ? Promise.resolve(new Response("Bad gateway", { status: 502 }))
        : undefined,
  ],
] as const satisfies readonly (readonly [string, Interference])[])
  test(`when the server ${what} the visitor reads the saved copy`, async ({ page }) => {
    await withOfflineSite(async ({ url, interfere }) => {
      await startSaving(page, url);
      interfere(interference);
      await page.goto(`${url}/important-dates`);
      await eventually(markOf(page)).toHaveText(mark);
    });
  });

test("a page that is gone is no longer saved", async ({ page }) => {
  await withOfflineSite(async ({ url, interfere }) => {
    await startSaving(page, url);
    await visit(page, "/terms", url);
    interfere((path, pass) =>
      path === "/terms"
        ? pass().then(({ body, headers }) => new Response(body, { status: 410, headers }))
        : undefined,
    );
    await page.goto(`${url}/terms`);
    await eventually.poll(() => savedPaths(page)).not.toContain("/terms");
  });
});

test("a new worker takes over by itself and keeps what is saved, but not in a former form", async ({
  page,
}) => {
  await withOfflineSite(async ({ url, interfere }) => {
    await startSaving(page, url);
    await page.evaluate(() =>
      Promise.all(["saved-pages-0", "somebody-else"].map((name) => caches.open(name))),
    );
    interfere((path, pass) => (path === "/service-worker.js" ? laterVersion(pass()) : undefined));
    await page.goto(`${url}/terms`);
    await eventually
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual(["saved-pages-1", "somebody-else"]);
    await eventually.poll(() => savedPaths(page)).toEqual([...keptPages, "/terms"].sort());
    const states = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return [worker.active?.state, worker.waiting, worker.installing];
      });
    await eventually.poll(states).toEqual(["activated", null, null]);
  });
});

test("switched off by the server, the worker goes and takes along what it saved", async ({
  page,
}) => {
  await withOfflineSite(async ({ url, restart }) => {
    await startSaving(page, url);
    await restart({ OFFLINE: "off" });
    await page.goto(`${url}/terms`);
    await eventually.poll(() => workerCount(page)).toBe(0);
    await eventually.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto(`${url}/offline`);
    await expect(page.getByRole("main").getByRole("status")).toContainText("switched off");
  });
});
