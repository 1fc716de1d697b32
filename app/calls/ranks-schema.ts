import * as z from "zod/mini";
import { anObject, getCall, message, postCall, textInput } from "./endpoint.ts";

/** The calls of the desk on closing ranks, for approvers. */

const counts = {
  year: z.number(),
  round: z.number(),
  rows: z.number(),
  institutes: z.number(),
  preparatory: z.number(),
};

const finding = z.object({
  kind: z.enum(["refused", "asked"]),
  sentence: z.string(),
  points: z.array(z.string()),
  rows: z.array(z.number()),
  rowCount: z.number(),
  confirmBy: z.nullable(z.string()),
});

export type RankFinding = z.output<typeof finding>;

const report = z.object({
  ...counts,
  comparedWith: z.nullable(z.object(counts)),
  newSeats: z.number(),
  goneSeats: z.number(),
  findings: z.array(finding),
});

export type RankReport = z.output<typeof report>;

const keptRound = z.object({
  year: z.number(),
  round: z.number(),
  rows: z.number(),
  isInForce: z.boolean(),
  imported: z.nullable(
    z.object({
      id: z.string(),
      source: z.string(),
      by: z.string(),
      at: z.string(),
      withdrawn: z.nullable(
        z.object({ at: z.string(), by: z.string(), reason: z.nullable(z.string()) }),
      ),
    }),
  ),
});

export type KeptRound = z.output<typeof keptRound>;

/** The rounds that the site has, the latest year first. */
export const listRanks = getCall(
  "/functions/ranks",
  z.object({}),
  z.object({ rounds: z.array(keptRound) }),
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
  z.object({ report }),
  "The table could not be checked.",
);

/** Takes a round in; `importId` is null where something is refused or asked: nothing was stored then. */
export const importRanks = postCall(
  "/functions/ranks",
  roundFields(),
  z.object({ report, importId: z.nullable(z.string()) }),
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
  message,
  "The round could not be withdrawn.",
);
