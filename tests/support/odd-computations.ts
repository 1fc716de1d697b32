import type { AnyComputation, Computation } from "../../domain/computing/computation.ts";
import { answerRequests } from "../../server/computing/answer-requests.ts";

function odd<Input, Output>(
  name: string,
  run: (input: Input) => Output,
): Computation<Input, Output> {
  return { name, tooCostly: `The ${name} is too costly.`, load: () => Promise.resolve(run) };
}

/** Computations of every fate, for the pool's own tests. */
export const oddComputations = {
  echo: odd("echo", (words: string) => words),
  edition: {
    ...{ name: "edition", tooCostly: "" },
    load: () => Promise.resolve((_input: null, { edition, version }) => `${edition} ${version}`),
  } satisfies Computation<null, string>,
  endless: odd("endless", (): null => {
    for (;;);
  }),
  greedy: odd("greedy", (): null => {
    // Joined at once: what a limit of V8 in a thread ends, it ends with the whole process.
    let words: string[] = [];
    for (let count = 0; ; count++) {
      words.push("x".repeat(1_000) + String(count));
      if (count % 50_000 === 49_999) words = [words.join("")];
    }
  }),
  bulging: odd("bulging", (): null => {
    for (const files: Buffer[] = []; ;) files.push(Buffer.alloc(5_000_000, 1));
  }),
  leaving: odd("leaving", (): null => process.exit(3)),
  failing: odd("failing", (): null => {
    throw new TypeError("a fault of ours");
  }),
} as const;

if (process.send !== undefined && process.argv[1]?.endsWith("odd-computations.ts") === true)
  answerRequests(Object.values<AnyComputation>(oddComputations));
