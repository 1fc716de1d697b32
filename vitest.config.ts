import { defineConfig } from "vitest/config";
import { pageScripts } from "./scripts/page-scripts.ts";
import { engineCount } from "./tests/support/engine-count.ts";

export default defineConfig({
  // Pages name their own scripts by it.
  plugins: [pageScripts()],
  // As in the build, which the suites run against: React's production runtime knows no development calls.
  oxc: { jsx: { development: false } },
  resolve: {
    alias: {
      "virtual:react-router/server-build": new URL("tests/support/source-build.ts", import.meta.url)
        .pathname,
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    // Half of the time is spent waiting for databases and other processes.
    maxWorkers: 2,
    exclude: ["tests/e2e/**"],
    reporters: ["default", engineCount],
    globalSetup: ["tests/support/postgres-server.ts"],
    setupFiles: ["tests/support/no-surprises.ts", "tests/support/no-secrets.ts"],
    // Emptied otherwise: share images are drawn in the stylesheet's colours.
    css: { include: [/\/tokens\.css/] },
    env: { NODE_ENV: "production" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
