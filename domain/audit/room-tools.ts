import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { AuditLog } from "./audit-log.ts";

export type RoomTools = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
};
