import { siteSecret } from "../database/site-secrets.ts";
import { createOutboundClient } from "../domain/outbound/outbound-client.ts";
import { createServices } from "../domain/services.ts";
import { frozenClock, systemClock } from "../domain/shared/clock.ts";
import type { Log } from "../domain/shared/log.ts";
import type { OfficeSettings, PlaceholderField } from "../domain/settings/settings-in-force.ts";
import type { Site } from "../app/site-context.ts";
import { createBackupDownload } from "./backup/backup-download.ts";
import { createApp } from "./app.ts";
import type { Settings } from "./config.ts";
import { openDataLocation } from "./data-location.ts";
import { limits } from "./limits.ts";
import { createLog } from "./server-log.ts";
import { createAuditKey, createSettingsKey } from "./settings-key.ts";
import { startErrorFrom } from "./start-error.ts";
import { createPictureMaker } from "./pictures/picture-maker.ts";
import { openMonitoring } from "./monitoring/monitoring.ts";
import { createPageCache, pageCacheLimits } from "./page-cache/page-cache.ts";
import { createPageServing } from "./page-cache/serve-pages.ts";
import { createImageRenderer } from "./share-images/image-renderer.ts";

export type RunningSite = Awaited<ReturnType<typeof openSite>>;

export async function openSite(settings: Settings) {
  const log = createLog(settings);
  const clock = settings.now === null ? systemClock : frozenClock(settings.now);
  const location = await openDataLocation(settings, log);
  try {
    const cache = createPageCache(clock, pageCacheLimits, log);
    const { database } = location;
    const auditKey = createAuditKey(settings);
    await auditKey?.().catch((error: unknown) => {
      throw startErrorFrom(`The key in DATA_DIR (${settings.dataDir}) cannot be used`, error);
    });
    const pictureMaker = createPictureMaker();
    const outbound = createOutboundClient({ hosts: settings.outboundHosts });
    const tools = { database, clock, log };
    const services = createServices({
      ...tools,
      makePicture: pictureMaker.make,
      siteUrl: settings.siteUrl,
      fixed: settings.fixed,
      settingsKey: createSettingsKey(settings),
      auditKey,
      officialPages: { outbound, isOn: settings.watchesPages },
    });
    const { siteVersion } = services;
    siteVersion.onChange(() => cache.drop());
    // A statement that is due changes pages without a change of the database.
    services.facts.onChange(() => cache.drop());
    await siteVersion.catchUp();
    const { current } = services.settings;
    const site = {
      services,
      get provider() {
        return current().provider;
      },
      url: settings.siteUrl,
      publicAnonKey: settings.publicAnonKey ?? (await siteSecret(database, "public-anon-key")),
      get writer() {
        return writerFacts(current());
      },
      clock,
      log,
    };
    logSettingWarnings({ ...settings, ...current() }, log);
    const firstAdmin = await services.auth.accounts.ensureFirstAdmin(settings.firstAdmin);
    await services.drafting.start();
    await services.mailSender.start();
    services.scheduleRunner.start();
    services.housekeeping.start();
    services.readership.readings.start();
    services.officialPages.start();
    services.search.start();
    const { metricsToken, dataDir } = settings;
    const writer = () => site.writer;
    const monitoring = await openMonitoring({
      ...tools,
      metricsToken,
      dataDir,
      services,
      cache,
      writer,
    });
    const { facts, audit } = services;
    const { readings } = services.readership;
    const pages = createPageServing({
      cache,
      facts,
      traffic: monitoring.traffic,
      siteUrl: site.url,
      countReading: readings.add,
    });
    const backup = createBackupDownload({ ...tools, location: settings.database, dataDir, audit });
    const imageRenderer = createImageRenderer();
    siteVersion.start();
    let isDraining = false;
    const app = createApp({
      site,
      database,
      pages,
      monitoring,
      imageRenderer,
      backup,
      trustedProxies: settings.trustedProxies,
      isDraining: () => isDraining,
    });
    const stopDrafting = () => services.drafting.stop(limits.workStopTimeout);
    return {
      fetch: app.fetch,
      serveFromCache: pages.serveFromCache,
      log,
      firstAdmin,
      /** With other instances, which can take over. */
      isShared: database.engine === "postgres",
      /** `/readyz` says that no more requests should come; they are answered all the same. */
      startDraining: () => void (isDraining = true),
      stopDrafting,
      async close() {
        const { mailSender, scheduleRunner, housekeeping, officialPages } = services;
        const polling = [mailSender, scheduleRunner, housekeeping, readings, siteVersion];
        await Promise.all([
          stopDrafting(),
          ...polling.map((part) => part.stop(limits.workStopTimeout)),
        ]);
        await backup.stop();
        await officialPages.stop();
        await imageRenderer.close();
        pictureMaker.close();
        await location.close();
      },
    };
  } catch (error) {
    await location.close();
    throw error;
  }
}

function writerFacts({ writer }: OfficeSettings): Site["writer"] {
  return { provider: writer.provider, model: writer.provider === "offline" ? null : writer.model };
}

const placeholderVariables = {
  name: "SITE_NAME_PROVIDER",
  phone: "SITE_PHONE",
  address: "SITE_ADDRESS",
} as const satisfies Record<PlaceholderField, string>;

function logSettingWarnings(settings: Settings, log: Log): void {
  const { production, placeholders } = settings;
  if (production && placeholders.length > 0)
    log.warn(
      "The institute is not set yet: say its name, phone and address in Settings on the desk, or by these variables.",
      { names: placeholders.map((field) => placeholderVariables[field]) },
    );
}
