import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

// `npm test` proves each change, `npm run test:proof` what takes long besides (docs/testing.md). All
// parts run, also after one that failed: a run tells of everything.

/** One program of the tests. */
type Part = {
  readonly title: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** It prints how many tests passed and failed; a check, which does not, counts as one. */
  readonly hasTests?: true;
};

type Outcome = { readonly passed: number; readonly failed: number };

/** How long a part that is told to end may take for it, in milliseconds. */
const timeToEnd = 15_000;

const isProof = process.argv[2] === "proof";
const startedAt = Date.now();
// Programs keep what they compiled beside the packages, not in the temporary folder.
const cache = join(import.meta.dirname, "../node_modules/.cache");
process.env.NODE_COMPILE_CACHE ??= join(cache, "node");
process.env.PWTEST_CACHE_DIR ??= join(cache, "playwright");

const running = new Set<ChildProcess>();
const interruption = new AbortController();
const isInterrupted = () => interruption.signal.aborted;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);

const routes: Part = { title: "Types of routes", command: ["react-router", "typegen"] };
const checks: readonly Part[] = [
  { title: "Types and lint", command: ["oxlint", "--deny-warnings"] },
  { title: "Format", command: ["oxfmt", "--check"] },
];

/** A part of Vitest, in this tier. */
function vitest(title: string, choice: readonly string[]): Part {
  return {
    title,
    command: ["vitest", "run", ...choice],
    environment: isProof ? { TEST_TIER: "proof" } : {},
    hasTests: true,
  };
}

const ofEveryChange = ["unit", "site", "replacing"].map((name) => `--project=${name}`);
const requests = vitest("Unit and request tests", ofEveryChange);
/** Of the same files the tests that do more in the proof, and what only the proof runs. */
const proofs = [
  vitest("More cases, the other engine", [...ofEveryChange, "--tags-filter=proof"]),
  vitest("Kills, disks, corpora", ["--project=proof"]),
];

const browser: Part = {
  title: "Browser tests",
  command: ["playwright", "test", isProof ? "--grep" : "--grep-invert", "@proof"],
  hasTests: true,
};

/** The checks compute while tests wait for databases; browsers have the machine for themselves. */
async function runChange(): Promise<readonly Outcome[]> {
  const first = await run(routes);
  const [checked, tested] = await Promise.all([runInTurn(checks), run(requests)]);
  return [first, ...checked, tested, await run(browser)];
}

async function runInTurn(parts: readonly Part[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of parts) outcomes.push(await run(part));
  return outcomes;
}

/** Kills wait for processes, the other engine for its rows: beside each other they leave no core idle. */
async function runProof(): Promise<readonly Outcome[]> {
  return [...(await Promise.all(proofs.map(run))), await run(browser)];
}

/** Runs a part and shows what it printed where it failed. */
async function run(part: Part): Promise<Outcome> {
  if (isInterrupted()) return { passed: 0, failed: 1 };
  const partStartedAt = Date.now();
  const { code, output } = await runToEnd(part);
  const outcome = outcomeOf(part, code, output);
  if (outcome.failed > 0 && !isInterrupted())
    console.log(`\n── ${part.title}\n${output.trimEnd()}\n`);
  const counts = part.hasTests ? ` (${sentence(outcome)})` : "";
  console.log(
    `${outcome.failed > 0 ? "✗" : "✓"} ${part.title}, ${secondsSince(partStartedAt)} s${counts}`,
  );
  return outcome;
}

async function runToEnd({ command: [program = "", ...parameters], environment }: Part) {
  const child = spawn(program, parameters, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
    // A group of its own, to be ended with all that it has started.
    detached: true,
  });
  running.add(child);
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
  running.delete(child);
  return { code, output };
}

/** A program that ends badly has failed at least once, and one without a test as well, whatever it has printed. */
function outcomeOf({ hasTests }: Part, code: number | null, output: string): Outcome {
  const least = code === 0 ? 0 : 1;
  if (hasTests !== true) return { passed: 1 - least, failed: least };
  // The sums stand last, at the beginning of a line.
  const plain = stripVTControlCharacters(output);
  const [passed, failed] = [/^ *(\d+) passed\b/gm, /^ *(?:\d+ passed, )?(\d+) failed$/gm].map(
    (pattern) => Number([...plain.matchAll(pattern)].at(-1)?.[1] ?? 0),
  );
  return { passed: passed ?? 0, failed: Math.max(passed === 0 ? 1 : least, failed ?? 0) };
}

/** A second time, or when they take too long, they are killed. */
function interrupt(): void {
  const signal = isInterrupted() ? "SIGKILL" : "SIGINT";
  interruption.abort();
  for (const { pid } of running) if (pid !== undefined) endGroup(pid, signal);
  setTimeout(interrupt, timeToEnd).unref();
}

function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

function sentence({ passed, failed }: Outcome): string {
  return `${passed} passed, ${failed} failed`;
}

function secondsSince(instant: number): number {
  return Math.round((Date.now() - instant) / 1000);
}

const outcomes = await (isProof ? runProof() : runChange());
if (isInterrupted()) {
  console.log("\nInterrupted.");
  process.exit(130);
}
const total = outcomes.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
const isWell = total.failed === 0;
console.log(
  isWell
    ? `\nAll is well, after ${secondsSince(startedAt)} s.`
    : `\nThis fails after ${secondsSince(startedAt)} s; the reasons stand above.`,
);
console.log(sentence(total));
process.exitCode = isWell ? 0 : 1;
