import type { Edition } from "../../content/facts/index.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { createCurrentFacts } from "./current-facts.ts";
import { createEditions } from "./editions.ts";
import { createFactDecisions, type SecondApproverRule } from "./fact-decisions.ts";
import { createFactHistory } from "./fact-history.ts";
import { createFactProposals } from "./fact-proposals.ts";
import { createFactsDesk } from "./facts-desk.ts";
import { createJudge } from "./rules/judge.ts";

export type FactsService = ReturnType<typeof createFactsService>;

type Dependencies = RoomTools & { readonly secondApprover: () => SecondApproverRule };

export function createFactsService(dependencies: Dependencies) {
  const current = createCurrentFacts(dependencies);
  const reading = {
    ...dependencies,
    judge: createJudge(dependencies),
    current: () => current.current(),
    ofEdition: (edition: Edition) => current.ofEdition(edition),
  };
  return {
    ...current,
    ...createFactProposals(reading),
    ...createFactDecisions(reading),
    ...createFactHistory(dependencies),
    ...createFactsDesk(reading),
    ...createEditions(dependencies),
  };
}
