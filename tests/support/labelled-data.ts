import { readFileSync } from "node:fs";
import type { z } from "zod";

/**
 * Reads a file of JSON below `tests/`, named without its ending: sentences and cases that people write and label.
 * `{160 × x}` stands for 160 of these signs. Throws at what is not of the kind.
 */
export function labelledData<Data>(name: string, kind: z.ZodType<Data>): Data {
  const file = new URL(`../${name}.json`, import.meta.url);
  const text = readFileSync(file, "utf8").replaceAll(
    /\{(\d+) × ([^{}]+)\}/g,
    (_, times: string, signs: string) => signs.repeat(Number(times)),
  );
  return kind.parse(JSON.parse(text));
}
