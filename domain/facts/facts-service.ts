import type { Edition } from "../../content/facts/index.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { createCurrentFacts } from "./current-facts.ts";
import { createEditions } from "./editions.ts";
import { createFactDecisions, type SecondApproverRule } from "./fact-decisions.ts";
import { createFactHistory } from "./fact-history.ts";
import type { FactPorts } from "./fact-ports.ts";
import { createFactProposals } from "./fact-proposals.ts";
import { createFactsDesk } from "./facts-desk.ts";

export type FactsService = ReturnType<typeof createFactsService>;

type Dependencies = FactPorts & {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: AuditLog;
  readonly secondApprover: () => SecondApproverRule;
};

export function createFactsService(dependencies: Dependencies) {
  const current = createCurrentFacts(dependencies);
  const reading = {
    ...dependencies,
    current: () => current.current(),
    ofEdition: (edition: Edition) => current.ofEdition(edition),
  };
  return {
    ...current,
    ...createFactProposals(reading),
    ...createFactDecisions(dependencies),
    ...createFactHistory(dependencies),
    ...createFactsDesk(reading),
    ...createEditions({ ...dependencies, current }),
  };
}
