import {
  approveFacts,
  listFacts,
  proposeFacts,
  readFact,
  rejectFacts,
  tryFacts,
} from "../../app/calls/facts.ts";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import type { StaffRoute, Route } from "./routes.ts";

type Routes = { readonly adminRoute: StaffRoute; readonly staffRoute: StaffRoute };

/** The calls of the desk on exam facts: writers look them up, approvers state them. */
export function factCalls(
  facts: FactsService,
  { adminRoute, staffRoute }: Routes,
): readonly Route[] {
  return [
    staffRoute(listFacts, ({ edition }, by) => facts.list(edition, by)),
    staffRoute(readFact, ({ id, edition }) => facts.read(id, edition)),
    adminRoute(tryFacts, (input) => facts.tryOut(input)),
    adminRoute(proposeFacts, async (input, by, context) => {
      const proposed = await facts.propose(input, by);
      return proposed.ok ? context.json(proposed.value, 201) : proposed;
    }),
    adminRoute(approveFacts, (input, by) => facts.approve(input, by)),
    adminRoute(rejectFacts, (input, by) => facts.reject(input, by)),
  ];
}
