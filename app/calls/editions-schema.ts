import * as z from "zod/mini";
import { editionStates } from "../../content/facts/edition.ts";
import type { OpeningPlace } from "../../domain/facts/fact-places.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import { type AnswerOf, getCall, postCall, type ValueOf } from "./endpoint.ts";

const error = "edition has to be a year, for example 2027.";

const edition = z.string({ error }).check(z.regex(/^20\d\d$/, { error }));

/** Makes an edition, or brings it one step further: planned, open, finished, archived. */
export const changeEdition = postCall<ValueOf<FactsService["setEdition"]>>()(
  "/functions/editions",
  { edition, state: z.enum(editionStates) },
);

export const previewOpening = getCall<{
  /** The pages and files at addresses without a year, each with what would be different. */
  readonly places: readonly OpeningPlace[];
}>()("/functions/editions/opening", { edition });

export const listEditions = getCall<ValueOf<FactsService["editions"]>>()("/functions/editions");

export type ListedEdition = AnswerOf<typeof listEditions>["editions"][number];

/**
 * Notes that somebody looked for news today: of an edition, or of the records that are named, and
 * whether readers are told what these were the year before.
 */
export const markEdition = postCall<ValueOf<FactsService["markFacts"]>>()(
  "/functions/editions/marks",
  {
    edition,
    factIds: z.optional(z.array(z.string())),
    mark: z.optional(z.enum(["carried", "not-announced"])),
  },
);
