import { version } from "../package.json" with { type: "json" };
import { lastBackup } from "../database/last-backup.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Services } from "../domain/services.ts";
import type { Clock } from "../domain/shared/clock.ts";
import type { Settings } from "./config.ts";
import type { MetricsDependencies } from "./metrics/metrics-api.ts";
import { followProcess } from "./metrics/process-figures.ts";
import { createTraffic } from "./metrics/traffic.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { siteStatus, type AboutSite } from "./status/site-status.ts";
import { readSiteWork } from "./status/site-work.ts";

type Dependencies = {
  readonly settings: Pick<Settings, "metricsToken" | "dailyTokenLimit">;
  readonly services: Services;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly pages: PageCache;
  readonly writer: AboutSite["writer"];
};

/** How the site is seen by those who run it: counters, figures for programs, and a status for admins. */
export function openWatch({ settings, services, database, clock, pages, writer }: Dependencies) {
  const { metricsToken: token, dailyTokenLimit } = settings;
  const { engine } = database;
  const about = { version, startedAt: clock.now(), engine, writer };
  const traffic = createTraffic();
  const readWork = () => readSiteWork({ services, database, clock, dailyTokenLimit, lastBackup });
  const metrics = token === null ? null : figures(token);

  function figures(shownToken: string): MetricsDependencies {
    return {
      token: shownToken,
      traffic,
      pages,
      database,
      readWork,
      process: followProcess(),
      about: { version, engine, provider: writer.provider, model: writer.model ?? "" },
    };
  }

  return {
    traffic,
    metrics,
    readStatus: async () => {
      const began = performance.now();
      await database.isReachable();
      const databaseMs = performance.now() - began;
      return siteStatus(await readWork(), about, databaseMs);
    },
    stop: () => metrics?.process.stop(),
  };
}
