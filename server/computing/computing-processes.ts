import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { PackedFacts } from "../../domain/computing/packed-facts.ts";
import { keptFacts, type ComputingAnswer, type ComputingRequest } from "./computing-request.ts";

/** From the project's folder, where the site is started; built files are found in the same way. */
const ownProgram = import.meta.env.PROD
  ? "./build/server/computing-process.js"
  : "./server/computing/computing-process.ts";

/** How a request ended: with its answer, or with the process. */
type ComputingEnd =
  | { readonly kind: "output"; readonly output: unknown }
  | { readonly kind: "fault"; readonly fault: Error }
  /** It needed more of a processor than it may have, or more memory. */
  | { readonly kind: "time" }
  | { readonly kind: "memory" }
  | { readonly kind: "died" };

type ComputingBounds = {
  /** Of its values, in MB. */
  readonly memory: number;
  /** After so many milliseconds without work it ends. */
  readonly idle: number;
  /** Tests have one that computes what no site does. */
  readonly program?: string | undefined;
};

export type ComputingProcess = ReturnType<typeof startComputingProcess>;

/** Starts a process that computes one thing after the other; it ends with this one. */
export function startComputingProcess({ memory, idle: restTime, program }: ComputingBounds) {
  const child = fork(program ?? ownProgram, {
    serialization: "advanced",
    // No secret of this process. Compiled code is shared with the site's own start.
    env: { NODE_COMPILE_CACHE: "build/compile-cache" },
    execArgv: [`--max-old-space-size=${memory}`],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  /** The keys of the records that it has, the oldest first. */
  const knownFacts: string[] = [];
  let settle: ((end: ComputingEnd) => void) | null = null;
  let idle: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  let over: "time" | "memory" | null = null;
  const ending = new Promise<void>((resolve) => {
    child.once("exit", (_code, signal) => {
      end({ kind: over ?? (signal === "SIGABRT" ? "memory" : "died") });
      resolve();
    });
    child.once("error", () => {
      end({ kind: "died" });
      resolve();
    });
  });

  function end(how: ComputingEnd): void {
    const settleJob = settle;
    settle = null;
    clearInterval(watch);
    unref(child);
    settleJob?.(how);
  }

  child.on("message", (answer: ComputingAnswer) =>
    end(
      "output" in answer
        ? { kind: "output", output: answer.output }
        : { kind: "fault", fault: asError(answer.fault) },
    ),
  );
  unref(child);

  /** The records of a request: whole with the first one that is by them. */
  function factsFor({ key, bytes }: PackedFacts): ComputingRequest["facts"] {
    if (knownFacts.includes(key)) return { key };
    knownFacts.push(key);
    if (knownFacts.length > keptFacts) knownFacts.shift();
    return { key, bytes };
  }

  return {
    /** Resolves once `exit` has happened. */
    ended: ending,

    /** `most`: how much of a processor it may take, in milliseconds. */
    ask(
      request: Omit<ComputingRequest, "facts">,
      facts: PackedFacts,
      limitMs: number,
    ): Promise<ComputingEnd> {
      clearTimeout(idle);
      const timeLeft = spending(child, limitMs);
      return new Promise((resolve) => {
        settle = resolve;
        ref(child);
        watch = setInterval(() => {
          // Kept: one that ends is small already.
          over ??= timeLeft() < 0 ? "time" : isLarge(child, memory) ? "memory" : null;
          if (over !== null) child.kill("SIGKILL");
        }, watchTime);
        child.send({ ...request, facts: factsFor(facts) }, (fault) => {
          if (fault !== null) end({ kind: "died" });
        });
      });
    },

    /** Ends it unless something is asked of it soon. */
    rest(): void {
      idle = setTimeout(() => child.connected && child.disconnect(), restTime).unref();
    },

    /** Ends it at once, whatever it does. */
    kill(): void {
      clearTimeout(idle);
      // Whoever closes waits for its end.
      child.ref();
      child.kill("SIGKILL");
    },
  };
}

/** How often it is looked at what a process has taken, in milliseconds. */
const watchTime = 100;

/** What takes so many times its time by the clock hangs: no other work of the machine makes it that late. */
const mostLate = 12;

/** The kernel counts a process's time in hundredths of a second, for every program, and its memory in pages. */
const tick = 10;
const memoryPage = 4_096 / 1_000_000;

/** What a process has beside its values: its code, and what files unpack to. In times of them. */
const mostResident = 3;

/** The engine bounds values, not the bytes that a hostile file unpacks to. */
function isLarge({ pid }: ChildProcess, memory: number): boolean {
  const resident = Number(kernelFigures(pid)?.[21] ?? 0) * memoryPage;
  return resident > mostResident * memory;
}

/**
 * How much is left of so many milliseconds of a processor, from now on. Not by the clock: on a busy
 * machine honest work is late, and still no more. Where the kernel does not tell (not Linux), the clock does.
 */
function spending({ pid }: ChildProcess, limitMs: number): () => number {
  const takenTime = () => processorTime(pid);
  const before = takenTime();
  const began = performance.now();
  return () => {
    const elapsed = performance.now() - began;
    if (elapsed > mostLate * limitMs) return -1;
    const now = takenTime();
    return limitMs - (before === null || now === null ? elapsed : now - before);
  };
}

/** In milliseconds; null where there is none to ask. */
function processorTime(pid: number | undefined): number | null {
  const figures = kernelFigures(pid);
  // Fields 14 and 15 are user and system time.
  return figures && (Number(figures[11]) + Number(figures[12])) * tick;
}

/** What the kernel tells of a process, from the third field on (`man proc_pid_stat`); null where there is none to ask. */
function kernelFigures(pid: number | undefined): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold blanks: counted from its end.
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    // It has ended, or this is another system.
    return null;
  }
}

/** A stopping site waits for its requests, not for processes without work. */
function unref(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function ref(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function asError({ message, stack }: Extract<ComputingAnswer, { fault: unknown }>["fault"]): Error {
  const fault = new Error(message);
  fault.stack = stack;
  return fault;
}
