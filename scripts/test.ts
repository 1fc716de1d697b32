import { spawnSync } from "node:child_process";

/** Everything that proves the site, in order of how fast it fails; stops at the first failure. */
const checks: readonly { readonly title: string; readonly command: readonly string[] }[] = [
  { title: "Formatting", command: ["prettier", "--check", "--log-level", "warn", "."] },
  { title: "Types of routes", command: ["react-router", "typegen"] },
  { title: "Types", command: ["tsc"] },
  { title: "Lint", command: ["eslint", "--max-warnings", "0", "."] },
  { title: "Request and unit tests, on SQLite and PostgreSQL", command: ["vitest", "run"] },
  { title: "Browser tests in Chromium", command: ["playwright", "test"] },
];

const started = Date.now();
for (const { title, command } of checks) {
  console.log(`\n── ${title}`);
  const [program = "", ...parameters] = command;
  const { status } = spawnSync(program, parameters, { stdio: "inherit" });
  if (status !== 0) {
    console.log(`\n${title}: failed. The reason stands above.`);
    process.exit(1);
  }
}
console.log(
  `\nAll ${checks.length} checks passed in ${Math.round((Date.now() - started) / 1000)} s.`,
);
