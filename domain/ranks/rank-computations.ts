import type { Computation } from "../computing/computation.ts";
import type { Result } from "../shared/result.ts";
import type { LookedOver, RoundToLookOver } from "./look-over.ts";

/** A file read and its round judged: see `lookOver`. */
export const roundReading: Computation<RoundToLookOver, Result<LookedOver>> = {
  name: "round-reading",
  tooCostly:
    "This file takes too long to be read. Save the official page anew, with the table of one round alone.",
  async load() {
    // Few processes ever read a round.
    const { lookOver } = await import("./look-over.ts");
    return (file) => lookOver(file);
  },
};
