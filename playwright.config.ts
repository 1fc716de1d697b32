import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { startEnvironment, startParameters } from "./scripts/start-parameters.ts";
import { findHeadlessChromium, writeFontConfiguration } from "./tests/e2e/browsers.ts";
import { makeRunFolder } from "./tests/e2e/run-folder.ts";
import { freePort } from "./tests/support/free-port.ts";

// Workers read this file as well, and find what the run has chosen.
const folder = (process.env.E2E_FOLDER ??= makeRunFolder());
const port = (process.env.E2E_PORT ??= String(await freePort()));
const baseURL = `http://localhost:${port}`;

/** A browser that talks to loopback alone. */
const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[
    // Two pages of the browser's own for each window: half of the work of opening one.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    // As Playwright has it, whose list this one takes the place of.
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
  ].join()}`,
];

// Tests with the tag @proof are the long tier: `--grep @proof` and `--grep-invert @proof`.
export default defineConfig({
  testDir: "tests/e2e",
  globalTeardown: "tests/e2e/no-secrets.ts",
  outputDir: join(folder, "results"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [
    ["list"],
    ...(process.env.E2E_REPORT ? [["json", { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  // Long, because a slow or busy machine takes its time; who passes does not wait.
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Each frame of a movement is drawn by the processor; who wants to see less has none of them.
    contextOptions: { reducedMotion: "reduce" },
    // A context of its own for each test takes a sixth of all computing; between two tests it is emptied.
    reuseContext: true,
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: chromiumFlags,
      // One typeface, whatever the machine has.
      env: { ...process.env, FONTCONFIG_FILE: writeFontConfiguration(join(folder, "fonts")) },
    },
  },
  webServer: {
    command: `exec node ${startParameters.join(" ")} > "${folder}/site.log"`,
    url: `${baseURL}/readyz`,
    env: {
      ...startEnvironment,
      PORT: port,
      DATA_DIR: join(folder, "data"),
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "correct horse battery",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    timeout: 300_000,
  },
});
