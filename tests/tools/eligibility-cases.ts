import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

const tablesSchema = z.object({
  /** What many have in common, by a word of its own. */
  shorthand: z.record(z.string(), z.string()),
  /** Who asks, what they fill in, and what they are told. */
  tables: z.record(z.string(), z.array(z.array(z.string()))),
});

type EligibilityCase = {
  readonly who: string;
  /** The address that they ask at, without its path. */
  readonly asks: string;
  readonly told: readonly string[];
};

/** Written before the tool, by hand from the records of 2026 as the site ships them: the cases by what they are about. */
export function eligibilityCases(name: string): Readonly<Record<string, EligibilityCase[]>> {
  const { shorthand, tables } = labelledData(`tools/cases/${name}`, tablesSchema);
  const cases = Object.entries(tables).map(([about, rows]) => [
    about,
    rows.map(([who = "", filled = "", ...told]) => {
      const asks = filled.split(" ").map((part) => shorthand[part] ?? part);
      return { who, asks: asks.join("&"), told };
    }),
  ]);
  return Object.fromEntries(cases) as Record<string, EligibilityCase[]>;
}
