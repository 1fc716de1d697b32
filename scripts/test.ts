import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createPartRunner, sentence, type Outcome, type Part } from "./test-part.ts";
import { slowest } from "./test-report.ts";

// `npm test` proves each change, `npm run test:proof` what takes long besides (docs/testing.md). All
// parts run, also after one that failed: a run tells of everything.

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

const routes: Part = { title: "Types of routes", command: ["react-router", "typegen"] };
const checks: readonly Part[] = [
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
const requests = vitest("Unit and request tests", "requests", ofEveryChange);
/** Of the same files the tests that do more in the proof, and what only the proof runs. */
const proofs = [
  vitest("More cases, the other engine", "more", [...ofEveryChange, "--tags-filter=proof"]),
  vitest("Kills, disks, corpora", "proof", ["--project=proof"]),
];

/** A part of Playwright, on a site of its own. */
function playwright(title: string, name: string, choice: readonly string[]): Part {
  const report = join(folder, `${name}.json`);
  return {
    title,
    command: ["playwright", "test", ...choice],
    environment: { E2E_REPORT: report },
    report,
  };
}

const browsers = playwright("Browser tests", "browser", [
  "--grep-invert",
  String.raw`@proof|\.proof\.spec`,
]);
/** The rooms that seldom change as `npm test` would run them, then what the proof does more in every spec. */
const browserProofs = [
  playwright("Browser tests of more rooms", "rooms", [".proof.spec", "--grep-invert", "@proof"]),
  playwright("Browser tests in more ways", "browser", ["--grep", "@proof"]),
];

/** The checks compute while tests wait for databases; browsers have the machine for themselves. */
async function runChange(): Promise<readonly Outcome[]> {
  const first = await run(routes);
  const [checked, tested] = await Promise.all([runInTurn(checks), run(requests)]);
  return [first, ...checked, tested, await run(browsers)];
}

async function runInTurn(parts: readonly Part[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of parts) outcomes.push(await run(part));
  return outcomes;
}

/** Kills wait for processes, the other engine for its rows, browsers for pages: beside each other they leave no core idle. */
async function runProof(): Promise<readonly Outcome[]> {
  const lanes = [...proofs.map((part) => [part]), browserProofs];
  return (await Promise.all(lanes.map(runInTurn))).flat();
}

const outcomes = await (isProof ? runProof() : runChange());
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
