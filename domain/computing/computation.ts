import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Result } from "../shared/result.ts";

/**
 * Work that may take longer than a moment: a pure function of values that can be sent to another
 * process, and of the records. All of them stand in one table, `domain/computations.ts`.
 */
export type Computation<Input, Output> = {
  readonly name: string;
  /** What a person is told when it takes more time or memory than it may, in a sentence. */
  readonly tooCostly: string;
  /** What has to be in memory for it is loaded with the first call. */
  readonly load: () => Promise<(input: Input, facts: FactSnapshot) => Output | Promise<Output>>;
};

/** A computation by what a module has: that is loaded with the first call, for readers never need it. */
export function computationBy<Module, Input, Output>(
  { name, tooCostly }: Pick<Computation<Input, Output>, "name" | "tooCostly">,
  load: () => Promise<Module>,
  work: (module: Module, input: Input, facts: FactSnapshot) => Output | Promise<Output>,
): Computation<Input, Output> {
  return {
    name,
    tooCostly,
    async load() {
      const module = await load();
      return (input, facts) => work(module, input, facts);
    },
  };
}

/** One of them, whatever it computes of. */
export type AnyComputation = Computation<never, unknown>;

/** By which records a computation is done, and for whom. */
export type ComputingJob = ComputingTurn & { readonly facts: FactSnapshot };

/** Whose turn it is, and how long it may take. */
export type ComputingTurn = {
  /** People take turns. */
  readonly person: string;
  /** Nobody waits for the answer: it may take longer. */
  readonly inBackground?: boolean;
  /** Ends it; the promise rejects with the signal's reason then. */
  readonly signal?: AbortSignal;
};

/**
 * Has a computation done, wherever that is. `unacceptable` when it takes more time or memory than it may,
 * `too-many` and `unavailable` when too much waits already. Rejects with what the computation throws.
 */
export type Compute = <Input, Output>(
  computation: Computation<Input, Output>,
  input: Input,
  job: ComputingJob,
) => Promise<Result<Output>>;
