import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

// `npm test` proves each change, `npm run test:proof` what takes long besides (docs/testing.md). All
// parts run, also after one that failed: a run tells of everything. They run one after the other, as
// each fills two cores by itself: on a busy or slow machine a time limit means something.

type Part = {
  readonly title: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly report?: string;
};

type Outcome = { readonly passed: number; readonly failed: number };

const startedAt = Date.now();
const folder = join(import.meta.dirname, `../.test/run-${process.pid}`);
mkdirSync(folder, { recursive: true });
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
// Programs keep what they compiled beside the packages, not in the temporary folder.
const cache = join(import.meta.dirname, "../node_modules/.cache");
process.env.NODE_COMPILE_CACHE ??= join(cache, "node");
process.env.PWTEST_CACHE_DIR ??= join(cache, "playwright");

const ofEveryChange = ["unit", "site", "replacing"].map((name) => `--project=${name}`);
const ofTheProof = String.raw`@proof|\.proof\.spec`;

const parts: readonly Part[] =
  process.argv[2] === "proof"
    ? [
        // In one run, so that the other core has work while a kill or an engine takes its time.
        vitest("More cases, kills, disks, engines", ["--tags-filter=proof"], "proof"),
        playwright("Browser tests of more rooms", ["--grep", ofTheProof]),
      ]
    : [
        { title: "Types of routes", command: ["react-router", "typegen"] },
        { title: "Types and lint", command: ["oxlint", "--deny-warnings"] },
        { title: "Format", command: ["oxfmt", "--check"] },
        vitest("Unit and request tests", ofEveryChange),
        playwright("Browser tests", ["--grep-invert", ofTheProof]),
      ];

let running: ChildProcess | null = null;
let interruptions = 0;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);

let passed = 0;
let failed = 0;
for (const part of parts) {
  const outcome = await run(part);
  if (interruptions > 0) {
    console.log("\nInterrupted.");
    process.exit(130);
  }
  passed += outcome.passed;
  failed += outcome.failed;
}
const verdict = failed === 0 ? "All is well" : "This fails, for the reasons above";
console.log(
  `\n${verdict}, after ${secondsSince(startedAt)} s.\n${passed} passed, ${failed} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;

function vitest(title: string, choice: readonly string[], tier?: "proof"): Part {
  const report = join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", ...reporters, ...choice];
  return {
    title,
    command,
    report,
    environment: { TEST_TIER: tier },
  };
}

function playwright(title: string, choice: readonly string[]): Part {
  const report = join(folder, "browser.json");
  const environment = { E2E_REPORT: report };
  return { title, command: ["playwright", "test", ...choice], environment, report };
}

async function run({ title, command, environment, report }: Part): Promise<Outcome> {
  const partStartedAt = Date.now();
  if (report !== undefined) rmSync(report, { force: true });
  const { code, output } = await runToEnd(command, environment);
  const isWell = code === 0;
  const told = report === undefined ? { passed: isWell ? 1 : 0, failed: 0 } : readReport(report);
  // A program that ends badly has failed at least once, whatever its report says.
  const outcome = isWell ? told : { ...told, failed: Math.max(1, told.failed) };
  if (outcome.failed > 0) console.log(`\n── ${title}\n${output.trimEnd()}\n`);
  console.log(
    `${outcome.failed > 0 ? "✗" : "✓"} ${title}, ${secondsSince(partStartedAt)} s (${outcome.passed} passed, ${outcome.failed} failed)`,
  );
  return outcome;
}

async function runToEnd([program = "", ...parameters]: readonly string[], environment = {}) {
  const child = spawn(program, parameters, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
    // A group of its own, to be ended with all that it has started.
    detached: true,
  });
  running = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(null);
    });
    child.once("close", resolve);
  });
  return { code, output };
}

/** A second time, or when it takes too long, what runs is killed. */
function interrupt(): void {
  const signal = interruptions > 0 ? "SIGKILL" : "SIGINT";
  interruptions++;
  setTimeout(interrupt, 15_000).unref();
  try {
    if (running?.pid !== undefined) process.kill(-running.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

function readReport(path: string): Outcome {
  const vitestReport = z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform((of) => ({ passed: of.numPassedTests, failed: of.numFailedTests }));
  const playwrightReport = z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    })
    .transform(({ stats: of }) => ({ passed: of.expected + of.flaky, failed: of.unexpected }));
  try {
    return z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function secondsSince(instant: number): number {
  return Math.round((Date.now() - instant) / 1000);
}
