import {
  changeEdition,
  listEditions,
  markEdition,
  previewOpening,
  takeBackOpening,
} from "../../app/calls/editions-schema.ts";
import type { FindOpeningPlaces } from "../../domain/facts/fact-ports.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { StaffRoute, Route } from "./api-routes.ts";

type Dependencies = { readonly facts: FactsService; readonly findOpeningPlaces: FindOpeningPlaces };

type Routes = { readonly adminRoute: StaffRoute; readonly staffRoute: StaffRoute };

/** The calls of the desk on editions: writers look at them, approvers bring them further. */
export function editionCalls(
  { facts, findOpeningPlaces }: Dependencies,
  { adminRoute, staffRoute }: Routes,
): readonly Route[] {
  return [
    staffRoute(listEditions, () => facts.editions()),
    staffRoute(previewOpening, async ({ edition }) => {
      const opening = await facts.openingPreview(edition);
      if (!opening.ok) return opening;
      const { counts, ...change } = opening.value;
      return succeed({ counts, places: await findOpeningPlaces(change) });
    }),
    adminRoute(changeEdition, (input, by) => facts.setEdition(input, by)),
    adminRoute(takeBackOpening, ({ edition }, by) => facts.takeBackOpening(edition, by)),
    adminRoute(markEdition, (input, by) => facts.markFacts(input, by)),
  ];
}
