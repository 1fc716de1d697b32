import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3199);
const baseURL = `http://localhost:${port}`;
/** Of the site that the tests share, and of its log; workers read this file as well, and have the same. */
const folder = (process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), "jee-guide-e2e-")));

/** A browser that talks to loopback alone. */
const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/e2e",
  globalTeardown: "tests/e2e/no-secrets.ts",
  outputDir: "test-results",
  workers: 2,
  // One that passes when it is run again is listed as flaky.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"]],
  // The first draft of a site loads the writer's rooms: on a busy machine that takes its time.
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: chromiumFlags,
    },
  },
  webServer: {
    command: `exec node scripts/start.mjs > "${folder}/site.log"`,
    url: `${baseURL}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "correct horse battery",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 12_000 },
  },
});
