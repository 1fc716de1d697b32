import { statfs } from "node:fs/promises";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Services } from "../../domain/services.ts";
import type { Clock } from "../../domain/shared/clock.ts";
import type { Settings } from "../config.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { readSiteWork, siteStatus, type AboutSite } from "./site-status.ts";
import type { Traffic } from "./metrics.ts";
import type { StatusPart } from "../../app/calls/site-schema.ts";
import { storageSize } from "../../database/storage-size.ts";

import { version } from "../../package.json" with { type: "json" };

type Dependencies = {
  readonly settings: Pick<Settings, "metricsToken" | "dataDir">;
  readonly services: Services;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly cache: PageCache;
  readonly writer: () => AboutSite["writer"];
};

const uncounted: Traffic = { count: () => undefined, countPage: () => undefined };

export type Monitoring = Awaited<ReturnType<typeof openMonitoring>>;

export async function openMonitoring({
  settings: { metricsToken: token, dataDir },
  services,
  database,
  clock,
  cache,
  writer,
}: Dependencies) {
  const { engine } = database;
  const startedAt = clock.now();
  const metrics = token === null ? null : await loadMetrics(token);

  async function loadMetrics(shownToken: string) {
    const { createMetrics } = await import("./metrics.ts");
    return createMetrics({ token: shownToken, cache, database });
  }

  return {
    traffic: metrics?.traffic ?? uncounted,
    metricsApi: metrics?.api ?? null,
    readStatus: async () => {
      const askedAt = performance.now();
      await database.isReachable();
      const databaseMs = performance.now() - askedAt;
      const about = { version, startedAt, engine, writer: writer() };
      const storage = await storagePart(database, dataDir);
      return siteStatus(await readSiteWork({ services, database, clock }), about, {
        databaseMs,
        storage,
      });
    },
  };
}

const leastFree = 1_000_000_000;

async function storagePart(database: OpenDatabase, dataDir: string): Promise<StatusPart> {
  const { database: bytes, pictures, pictureBytes } = await storageSize(database);
  const contentsText = `The database has ${size(bytes)}; ${pictures.toLocaleString("en-IN")} ${pictures === 1 ? "picture takes" : "pictures take"} ${size(pictureBytes)} of it.`;
  // With PostgreSQL the folder may be missing, and the disk of the data is another machine's.
  const disk = database.engine === "sqlite" ? await statfs(dataDir) : null;
  if (disk === null) return { name: "Storage", state: "good", text: contentsText };
  const free = disk.bavail * disk.bsize;
  return {
    name: "Storage",
    state: free < leastFree ? "attention" : "good",
    text: `${contentsText} ${size(free)} are free on the disk.`,
  };
}

function size(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.ceil(bytes / 1_000)} kB`;
}
