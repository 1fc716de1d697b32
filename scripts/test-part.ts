import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readReport, type Report } from "./test-report.ts";

export type Outcome = Report;

const emptyOutcome: Outcome = { passed: 0, failed: 0, files: [] };

/** One program of the tests. */
export type Part = {
  readonly title: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The report on its tests; a check without one counts as one. */
  readonly report?: string;
};

/** How long a part that is told to end may take for it, in milliseconds. */
const timeToEnd = 15_000;

/** Runs parts, shows what failed of them, and ends them all when the run is interrupted. */
export function createPartRunner() {
  const running = new Set<ChildProcess>();
  let interruptions = 0;
  const isInterrupted = () => interruptions > 0;

  return { run, interrupt, isInterrupted };

  async function run(part: Part): Promise<Outcome> {
    if (isInterrupted()) return { ...emptyOutcome, failed: 1 };
    const startedAt = Date.now();
    const { code, printed: output } = await runToEnd(part);
    const outcome = outcomeOf(part, code);
    if (outcome.failed > 0 && !isInterrupted())
      console.log(`\n── ${part.title}\n${output.trimEnd()}\n`);
    const counts = part.report === undefined ? "" : ` (${sentence(outcome)})`;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${outcome.failed > 0 ? "✗" : "✓"} ${part.title}, ${seconds} s${counts}`);
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
    return { code, printed: output };
  }

  /** A second time, or when they take too long, they are killed. */
  function interrupt(): void {
    const signal = isInterrupted() ? "SIGKILL" : "SIGINT";
    interruptions++;
    for (const { pid } of running) if (pid !== undefined) endGroup(pid, signal);
    setTimeout(interrupt, timeToEnd).unref();
  }
}

export function sentence({ passed, failed }: Pick<Outcome, "passed" | "failed">): string {
  return `${passed} passed, ${failed} failed`;
}

/** A program that ends badly has failed at least once, whatever its report says. */
function outcomeOf({ report }: Part, code: number | null): Outcome {
  const isWell = code === 0;
  if (report === undefined) return { ...emptyOutcome, ...(isWell ? { passed: 1 } : { failed: 1 }) };
  if (!existsSync(report)) return { ...emptyOutcome, failed: 1 };
  const reportCounts = readReport(report);
  return isWell ? reportCounts : { ...reportCounts, failed: Math.max(1, reportCounts.failed) };
}

function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
