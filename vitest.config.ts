import { defineConfig } from "vitest/config";
import { engineCount } from "./tests/support/engine-count.ts";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: ["tests/e2e/**"],
    reporters: ["default", engineCount],
    globalSetup: ["tests/support/postgres-server.ts"],
    setupFiles: ["tests/support/no-surprises.ts"],
    // Emptied otherwise: share images are drawn in the stylesheet's colours.
    css: { include: [/\/tokens\.css/] },
    env: { NODE_ENV: "production" },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
