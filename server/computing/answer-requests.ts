import { writeFileSync } from "node:fs";
import { Script } from "node:vm";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { unpackFacts } from "../../domain/computing/packed-facts.ts";
import type { AnyComputation } from "../../domain/computing/computation.ts";
import { keptFacts, type ComputingAnswer, type ComputingRequest } from "./computing-request.ts";

const snapshots = new Map<string, FactSnapshot>();

function factsOf({ facts }: ComputingRequest): FactSnapshot {
  if (facts.bytes !== undefined) snapshots.set(facts.key, unpackFacts(facts.bytes));
  for (const key of [...snapshots.keys()].slice(0, -keptFacts)) snapshots.delete(key);
  const snapshot = snapshots.get(facts.key);
  if (snapshot === undefined) throw new Error("these records were not sent");
  return snapshot;
}

const script = new Script("work()");

/** Ends what whoever asked did not live to end: a process that is busy hears of nothing. */
function runWithin(work: () => unknown, milliseconds: number): unknown {
  Object.assign(globalThis, { work });
  return script.runInThisContext({ timeout: milliseconds });
}

/** Where memory runs out, the kernel ends this process before any other (Linux). */
function leaveMemoryToOthers(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Another system, or not allowed: then it is a process like all others.
  }
}

/** Makes this process one that does these computations for the one that started it, until that ends. */
export function answerRequests(computations: readonly AnyComputation[]): void {
  const byName = new Map<string, AnyComputation>(computations.map((one) => [one.name, one]));

  async function compute(request: ComputingRequest): Promise<unknown> {
    const facts = factsOf(request);
    const computation = byName.get(request.name);
    if (computation === undefined) throw new Error(`nothing computes “${request.name}”`);
    const run = await computation.load();
    return runWithin(() => run(request.input as never, facts), request.longest);
  }

  async function answer(request: ComputingRequest): Promise<void> {
    try {
      process.send?.({ output: await compute(request) } satisfies ComputingAnswer);
    } catch (fault) {
      const { message, stack } = fault instanceof Error ? fault : new Error(String(fault));
      process.send?.({ fault: { message, stack } } satisfies ComputingAnswer);
    }
  }

  leaveMemoryToOthers();
  process.on("message", (request: ComputingRequest) => void answer(request));
  process.on("disconnect", () => process.exit());
}
