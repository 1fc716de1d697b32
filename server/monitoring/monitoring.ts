import type { PageCache } from "../page-cache/page-cache.ts";
import type { Traffic } from "./metrics.ts";
import { readSiteStatus, type StatusDependencies } from "./site-status.ts";

type Dependencies = Omit<StatusDependencies, "startedAt"> & {
  /** Null where nobody may read `/metrics`. */
  readonly metricsToken: string | null;
  readonly cache: PageCache;
};

const uncounted: Traffic = { count: () => undefined, countPage: () => undefined };

export type Monitoring = Awaited<ReturnType<typeof openMonitoring>>;

export async function openMonitoring({ metricsToken, cache, ...dependencies }: Dependencies) {
  const startedAt = dependencies.clock.now();
  const { database } = dependencies;
  const metrics =
    metricsToken === null
      ? null
      : (await import("./metrics.ts")).createMetrics({ token: metricsToken, cache, database });
  return {
    traffic: metrics?.traffic ?? uncounted,
    metricsApi: metrics?.api ?? null,
    readStatus: () => readSiteStatus({ ...dependencies, startedAt }),
  };
}
