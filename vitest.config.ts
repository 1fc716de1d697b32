import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/e2e/**"],
    globalSetup: ["tests/support/postgres-server.ts"],
    env: { NODE_ENV: "production" },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
