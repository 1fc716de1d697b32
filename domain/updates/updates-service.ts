import type { OpenDatabase } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { createCurrentUpdates } from "./current-updates.ts";
import { createUpdateDesk } from "./update-desk.ts";
import type { UpdatePorts } from "./update-ports.ts";

export type UpdatesService = ReturnType<typeof createUpdatesService>;

type Dependencies = UpdatePorts & {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: AuditLog;
  readonly facts: Pick<FactsService, "current">;
};

export function createUpdatesService(dependencies: Dependencies) {
  const current = createCurrentUpdates(dependencies);
  return { ...current, desk: createUpdateDesk({ ...dependencies, current }) };
}
