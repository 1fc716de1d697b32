import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Chance } from "./chance.ts";

/** A kill comes within so many answers of a round, and so many milliseconds after the last of them. */
const mostAnswers = 12;
const latestKill = 20;
/** However little is answered, in milliseconds. */
const longestRound = 10_000;

/** What a process, whose first line says that it is ready, acknowledged until it was killed: a line each. */
export async function killedAtRandom(
  script: readonly string[],
  chance: Chance,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, script, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const lines = 1 + chance.below(mostAnswers);
  const latest = performance.now() + longestRound;
  const isUnderWay = () => child.exitCode === null && performance.now() < latest;
  while (printed.split("\n").length <= lines && isUnderWay()) await sleep(1);
  await sleep(chance.below(latestKill));
  if (child.exitCode !== null) throw new Error(`the process ended by itself: ${errors}`);
  child.kill("SIGKILL");
  await ended;
  const [, ...answers] = printed.slice(0, printed.lastIndexOf("\n")).split("\n");
  return answers;
}
