import type { SiteStatus } from "../../app/calls/site-schema.ts";
import type { FindPlaces } from "../../domain/facts/fact-places.ts";
import type { Services } from "../../domain/services.ts";
import type { Log } from "../../domain/shared/log.ts";
import type { BackupDownload } from "../backup/backup-download.ts";
import type { StaffRoutes } from "./api-routes.ts";

/** What the calls of the office are answered from. */
export type CallSources = Omit<Services, "auth"> &
  StaffRoutes & {
    readonly log: Log;
    readonly readStatus: () => Promise<SiteStatus>;
    readonly findPlaces: FindPlaces;
    readonly backup: Pick<BackupDownload, "begin">;
  };
