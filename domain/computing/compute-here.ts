import { succeed } from "../shared/result.ts";
import type { Compute } from "./computation.ts";

/** Computes where it is called, without any limit: for commands, which have nobody else to answer. */
export const computeHere: Compute = async (computation, input, { facts }) => {
  const run = await computation.load();
  // As another process would get it.
  return succeed(await run(structuredClone(input), facts));
};
