import * as z from "zod/mini";
import type {
  ImportOutcome,
  KeptRound,
  RoundReport,
} from "../../domain/closing-ranks/closing-ranks-service.ts";
import { getCall, postCall } from "./endpoint.ts";

export const listClosingRanks = getCall<{ readonly rounds: readonly KeptRound[] }>()(
  "/functions/closing-ranks",
);

function wholeField(name: string, pattern: RegExp) {
  const error = `${name} has to be a number.`;
  return z.pipe(z.string({ error }).check(z.regex(pattern, { error })), z.transform(Number));
}

/** The fields of a form beside its field `file`: the saved page, or the table as text. */
const roundFields = {
  year: wholeField("year", /^20\d\d$/),
  round: wholeField("round", /^[1-9]\d?$/),
  source: z.string().check(z.maxLength(300, { error: "source is too long." })),
  /** "yes" once a person has compared everything that is asked with the official page. */
  confirmed: z.optional(z.literal("yes")),
};

export const checkClosingRanks = postCall<{ readonly report: RoundReport }>()(
  "/functions/closing-ranks/check",
  roundFields,
);

/** Takes a round in; `importId` is null where a finding is refused, or asked and not confirmed: nothing was stored then. */
export const importClosingRanks = postCall<ImportOutcome>()(
  "/functions/closing-ranks",
  roundFields,
);
