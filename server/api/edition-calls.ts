import { changeEdition, listEditions, markEdition } from "../../app/calls/editions-schema.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import type { StaffRoute, Route } from "./api-routes.ts";

type Routes = { readonly adminRoute: StaffRoute; readonly staffRoute: StaffRoute };

/** The calls of the desk on editions: writers look at them, approvers bring them further. */
export function editionCalls(
  facts: FactsService,
  { adminRoute, staffRoute }: Routes,
): readonly Route[] {
  return [
    staffRoute(listEditions, () => facts.editions()),
    adminRoute(changeEdition, (input, by) => facts.setEdition(input, by)),
    adminRoute(markEdition, (input, by) => facts.markFacts(input, by)),
  ];
}
