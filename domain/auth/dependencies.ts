import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Audit } from "./audit.ts";

/** What the parts of this room are made with. */
export type AuthDependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: Audit;
};
