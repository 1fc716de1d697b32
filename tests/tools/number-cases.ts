import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

/** What people type and paste, with what it is; and what cannot be read, below the sentence that says why. */
const numbersSchema = z.object({
  read: z.array(z.tuple([z.string(), z.number()])),
  refused: z.array(z.tuple([z.string(), z.array(z.string())])),
});

const cases = labelledData(
  "tools/cases/numbers",
  z.object({ percentile: numbersSchema, whole: numbersSchema }),
);

function refusals({ refused }: z.infer<typeof numbersSchema>) {
  return refused.flatMap(([sentence, all]) => all.map((typed) => [typed, sentence] as const));
}

/** For a percentile, 0 to 100 with seven decimals. */
export const readAsPercentile = cases.percentile.read;
export const refusedAsPercentile = refusals(cases.percentile);

/** For a whole number from 0 to 20,00,000. */
export const readAsWhole = cases.whole.read;
export const refusedAsWhole = refusals(cases.whole);
