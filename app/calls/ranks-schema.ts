import * as z from "zod/mini";
import type { KeptRound } from "../../domain/ranks/kept-rounds.ts";
import type { ImportOutcome } from "../../domain/ranks/round-import.ts";
import type { RoundReport } from "../../domain/ranks/round-report.ts";
import { anObject, answers, getCall, type Message, postCall, textInput } from "./endpoint.ts";

/** The calls of the desk on closing ranks, for approvers. */

/** The rounds that the site has, the latest year first. */
export const listRanks = getCall(
  "/functions/ranks",
  z.object({}),
  answers<{ readonly rounds: readonly KeptRound[] }>(),
);

function wholeField(name: string, pattern: RegExp) {
  const error = `${name} has to be a number.`;
  return z.pipe(z.string({ error }).check(z.regex(pattern, { error })), z.transform(Number));
}

/** The fields of a form beside its field `file`: the saved page, or the table as text. */
function roundFields() {
  return z.object({
    year: wholeField("year", /^20\d\d$/),
    round: wholeField("round", /^[1-9]\d?$/),
    source: textInput("source").check(z.maxLength(300, { error: "source is too long." })),
    /** By which words what is asked was confirmed. */
    confirmed: z
      .array(textInput("confirmed").check(z.maxLength(300, { error: "confirmed is too long." })))
      .check(z.maxLength(60, { error: "confirmed has too many entries." })),
  });
}

/** Looks a round over, and stores nothing. */
export const checkRanks = postCall(
  "/functions/ranks/check",
  roundFields(),
  answers<{ readonly report: RoundReport }>(),
  "The table could not be checked.",
);

/** Takes a round in; `importId` is null where something is refused or asked: nothing was stored then. */
export const importRanks = postCall(
  "/functions/ranks",
  roundFields(),
  answers<ImportOutcome>(),
  "The round could not be taken in.",
);

/** Takes an import back. */
export const withdrawRanks = postCall(
  "/functions/ranks/withdraw",
  z.object(
    {
      id: textInput("id"),
      reason: textInput("reason").check(
        z.trim(),
        z.minLength(1, { error: "Say why it is withdrawn." }),
        z.maxLength(300, { error: "The reason can have 300 characters at most." }),
      ),
    },
    anObject,
  ),
  answers<Message>(),
  "The round could not be withdrawn.",
);
