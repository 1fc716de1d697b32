import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createPartRunner, sentence, type Outcome, type Part } from "./test-part.ts";
import { slowest } from "./test-report.ts";

// `npm test` proves each change, `npm run test:proof` what takes long besides (docs/testing.md). All
// parts run, also after one that failed: a run tells of everything. They run one after the other, as
// each fills two cores by itself: on a busy or slow machine a time limit means something.

const isProof = process.argv[2] === "proof";
const startedAt = Date.now();
const folder = join(import.meta.dirname, `../.test/run-${process.pid}`);
mkdirSync(folder, { recursive: true });
// Programs keep what they compiled beside the packages, not in the temporary folder.
const cache = join(import.meta.dirname, "../node_modules/.cache");
process.env.NODE_COMPILE_CACHE ??= join(cache, "node");
process.env.PWTEST_CACHE_DIR ??= join(cache, "playwright");
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const { run, interrupt, isInterrupted } = createPartRunner();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);

const checks: readonly Part[] = [
  { title: "Types of routes", command: ["react-router", "typegen"] },
  { title: "Types and lint", command: ["oxlint", "--deny-warnings"] },
  { title: "Format", command: ["oxfmt", "--check"] },
];

/** A part of Vitest, in this tier. */
function vitest(title: string, name: string, choice: readonly string[]): Part {
  const report = join(folder, `${name}.json`);
  return {
    title,
    command: [
      ...["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      ...choice,
    ],
    environment: isProof ? { TEST_TIER: "proof" } : {},
    report,
  };
}

const ofEveryChange = ["unit", "site", "replacing"].map((name) => `--project=${name}`);

/** A part of Playwright, on a site of its own. */
function playwright(title: string, choice: readonly string[]): Part {
  const report = join(folder, "browser.json");
  return {
    title,
    command: ["playwright", "test", ...choice],
    environment: { E2E_REPORT: report },
    report,
  };
}

const ofTheProof = String.raw`@proof|\.proof\.spec`;

const parts: readonly Part[] = isProof
  ? [
      vitest("More cases, the other engine", "more", [...ofEveryChange, "--tags-filter=proof"]),
      vitest("Kills, disks, engines", "proof", ["--project=proof"]),
      playwright("Browser tests of more rooms", ["--grep", ofTheProof]),
    ]
  : [
      ...checks,
      vitest("Unit and request tests", "requests", ofEveryChange),
      playwright("Browser tests", ["--grep-invert", ofTheProof]),
    ];

const outcomes: Outcome[] = [];
for (const part of parts) outcomes.push(await run(part));
const total = outcomes.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
if (isInterrupted()) {
  console.log("\nInterrupted.");
  process.exit(130);
}
console.log("\nThe slowest files, by the time of their tests (nothing decides by it):");
for (const { name, seconds } of slowest(
  outcomes.flatMap(({ files }) => files),
  10,
))
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  total.failed === 0
    ? `\nAll is well, after ${seconds} s.`
    : `\nThis fails after ${seconds} s; the reasons stand above.`,
);
console.log(sentence(total));
process.exitCode = total.failed === 0 ? 0 : 1;
