import { readFileSync } from "node:fs";
import type { z } from "zod";

/**
 * What a file of JSON below `tests/` holds, named without its ending: sentences and cases that people write and label.
 * Throws at what is not of the kind.
 */
export function labelledData<Data>(name: string, kind: z.ZodType<Data>): Data {
  const file = new URL(`../${name}.json`, import.meta.url);
  return kind.parse(JSON.parse(readFileSync(file, "utf8")));
}
