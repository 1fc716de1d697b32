import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { spawnServer, untilReady } from "../support/spawn-server.ts";
import { admin, test } from "./desk.ts";

const embed = "https://maps.example/embed?place=1";

test("the map is asked for when a reader comes near it, and not before", async ({ page }) => {
  const server = spawnServer(
    {
      DATA_DIR: mkdtempSync(join(tmpdir(), "jee-guide-e2e-")),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SITE_MAP_EMBED_URL: embed,
    },
    await freePort(),
  );
  try {
    await untilReady(server);
    const asked: string[] = [];
    await page.route("https://maps.example/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
    });
    // On a fast line Chromium takes what is less than 1,250 px below the window for near.
    await page.setViewportSize({ width: 360, height: 120 });
    await page.goto(`${server.url}/about`, { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
    expect(asked).toEqual([embed]);
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
  }
});
