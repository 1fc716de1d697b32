import * as z from "zod/mini";
import { editionStates } from "../../content/facts/edition.ts";
import type { FactPlace } from "../../domain/facts/fact-places.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import { type AnswerOf, getCall, postCall, type ValueOf } from "./endpoint.ts";

const error = "edition has to be a year, for example 2027.";

const edition = z.string({ error }).check(z.regex(/^20\d\d$/, { error }));

/** Makes an edition, or brings it one step further: planned, open, finished, archived. */
export const changeEdition = postCall<ValueOf<FactsService["setEdition"]>>()(
  "/functions/editions",
  { edition, state: z.enum(editionStates) },
);

export const previewOpening = getCall<{ readonly places: readonly FactPlace[] }>()(
  "/functions/editions/opening",
  { edition },
);

export const listEditions = getCall<ValueOf<FactsService["editions"]>>()("/functions/editions");

export type ListedEdition = AnswerOf<typeof listEditions>["editions"][number];

export const noteLook = postCall<ValueOf<FactsService["noteLook"]>>()("/functions/editions/looks", {
  edition,
});
