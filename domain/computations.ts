import type { Computation } from "./computing/computation.ts";
import { draftCheck, textCheck } from "./drafting/computations.ts";

/** All that is computed off the main thread: nothing else is. */
export const computations = [draftCheck, textCheck] as const;

/** One of them, whatever it computes of. */
export type AnyComputation = Computation<never, unknown>;
