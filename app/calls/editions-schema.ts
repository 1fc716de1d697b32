import * as z from "zod/mini";
import { editionStates } from "../../content/facts/edition.ts";
import type { OpeningPlace } from "../../domain/facts/fact-ports.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import {
  anObject,
  answers,
  noInput,
  getCall,
  type AnswerOf,
  postCall,
  type ValueOf,
} from "./endpoint.ts";

/** The calls of the desk on editions. */

const aYear = "edition has to be a year, for example 2027.";

function edition() {
  return z.string({ error: aYear }).check(z.regex(/^20\d\d$/, { error: aYear }));
}

const state = z.enum(editionStates, {
  error: `state has to be one of ${editionStates.join(", ")}.`,
});

/** Makes an edition, or brings it one step further: planned, open, finished, archived. */
export const changeEdition = postCall(
  "/functions/editions",
  z.object({ edition: edition(), state }, anObject),
  answers<ValueOf<FactsService["setEdition"]>>(),
  "The edition could not be changed.",
);

/** Makes what was opened within the last day a planned edition again. */
export const takeBackOpening = postCall(
  "/functions/editions/take-back",
  z.object({ edition: edition() }, anObject),
  answers<ValueOf<FactsService["takeBackOpening"]>>(),
  "The opening could not be taken back.",
);

export const previewOpening = getCall(
  "/functions/editions/opening",
  z.object({ edition: edition() }),
  answers<{
    readonly counts: ValueOf<FactsService["openingPreview"]>["counts"];
    /** The pages and files at addresses without a year, each with what would be different. */
    readonly places: readonly OpeningPlace[];
  }>(),
);

/** All editions, newest first. */
export const listEditions = getCall(
  "/functions/editions",
  noInput,
  answers<ValueOf<FactsService["editions"]>>(),
);

export type ListedEdition = AnswerOf<typeof listEditions>["editions"][number];

const marks = ["carried", "not-announced"] as const;

/**
 * Notes that somebody looked for news today: of an edition, or of the records that are named, and
 * whether readers are told what these were the year before.
 */
export const markEdition = postCall(
  "/functions/editions/marks",
  z.object(
    {
      edition: edition(),
      factIds: z.optional(z.array(z.string(), { error: "factIds has to be a list of ids." })),
      mark: z.optional(z.enum(marks, { error: `mark has to be one of ${marks.join(", ")}.` })),
    },
    anObject,
  ),
  answers<ValueOf<FactsService["markFacts"]>>(),
  "The facts could not be marked.",
);
