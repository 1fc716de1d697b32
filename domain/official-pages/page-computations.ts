import type { Computation } from "../computing/computation.ts";
import type { Result } from "../shared/result.ts";
import type { PageLook, PageReading } from "./page-look.ts";

/** A page read and compared with how it was: see `lookOver`. */
export const pageReading: Computation<PageLook, Result<PageReading>> = {
  name: "page-reading",
  tooCostly: "The page takes too long to be read",
  async load() {
    // Few processes ever read one.
    const { lookOver } = await import("./page-look.ts");
    return (look, facts) => lookOver(look, facts);
  },
};
