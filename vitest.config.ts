import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

// As the site runs: libraries for development check themselves, which takes half as long again.
process.env.NODE_ENV = "production";
// Read by the workers as well, which inherit it.
process.env.TEST_FOLDER ??= join(import.meta.dirname, ".test", `vitest-${process.pid}`);

/** docs/testing.md tells of the tiers. The proof reads the files that are in it alone, and those with a test that does more in it. */
const isProof = process.env.TEST_TIER === "proof";
const usesTier = /\b(inProof|onEitherEngine|proofTest)\b/;
const replacesModules = /\bvi\.((do)?mock|resetModules)\(/;

type Kind = "unit" | "site" | "replacing" | "proof";

function kindOf(file: string): Kind {
  if (file.endsWith(".proof.test.ts")) return "proof";
  if (replacesModules.test(readFileSync(file, "utf8"))) return "replacing";
  return file.endsWith(".unit.test.ts") ? "unit" : "site";
}

const files = globSync("tests/**/*.test.ts", {
  cwd: import.meta.dirname,
  exclude: ["tests/e2e/**"],
});

function project(name: Kind, isolate: boolean, setup: readonly string[]) {
  const all = files.filter((file) => kindOf(file) === name);
  const include = all.filter(
    (file) => !isProof || name === "proof" || usesTier.test(readFileSync(file, "utf8")),
  );
  return {
    extends: true,
    test: { name, isolate, include, setupFiles: [noSurprises, ...setup] },
  } satisfies TestProjectInlineConfiguration;
}

const noSurprises = "tests/support/no-surprises.ts";
const noLeaks = "tests/support/no-leaks.ts";
const noSecrets = "tests/support/no-secrets.ts";
const databases = "tests/support/quick-databases.ts";

export default defineConfig({
  test: {
    projects: [
      // Neither a database nor a process: one after the other in the same process.
      project("unit", false, [noLeaks]),
      // Databases and sites in this process, and some in their own. Tests make their own rows.
      project("site", false, [noLeaks, noSecrets, databases]),
      // A test that replaces a module needs a process for itself.
      project("replacing", true, [noLeaks, noSecrets, databases]),
      // Tests that take long, or are about a disk.
      project("proof", true, [noSecrets]),
    ],
    // Half of the time is spent waiting for databases and other processes.
    maxWorkers: 2,
    tags: [{ name: "proof", description: "does more in the proof, which runs it again" }],
    globalSetup: ["tests/support/prepared-databases.ts"],
    // Node loads the built site, once a process and compiled already; Vitest would transform it and read it again at each site.
    server: { deps: { external: [/\/build\/server\//] } },
    // Emptied otherwise: share images are drawn in the stylesheet's colours.
    css: { include: [/\/tokens\.css/] },
    // For what hangs: a slow or busy machine takes its time, and who passes does not wait.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
