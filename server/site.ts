import { siteSecret } from "../database/site-secrets.ts";
import { createWriter } from "../domain/drafting/create-writer.ts";
import { createSmtpTransport } from "../domain/notify/providers/smtp.ts";
import { createServices } from "../domain/services.ts";
import { frozenClock, systemClock } from "../domain/shared/clock.ts";
import type { Log } from "../domain/shared/log.ts";
import { createApp } from "./app.ts";
import type { Settings } from "./config.ts";
import { openDataLocation } from "./data-location.ts";
import { createPlaceFinder, type FindPlaces } from "./facts/find-places.ts";
import { limits } from "./limits.ts";
import { createLog, createOutageLog } from "./log.ts";
import { openMonitoring } from "./monitoring/monitoring.ts";
import type { Traffic } from "./monitoring/traffic.ts";
import { createPageCache, pageCacheLimits } from "./page-cache/page-cache.ts";
import { createPageServing, type PageServing } from "./page-cache/serve-pages.ts";
import { followSiteChanges } from "./page-cache/site-changes.ts";
import { createPublicRendering } from "./public-pages.ts";
import { createImageRenderer } from "./share-images/image-renderer.ts";

export type RunningSite = {
  readonly fetch: (request: Request, bindings?: unknown) => Response | Promise<Response>;
  /** Answers at once what the page cache has, and returns whether it did; everything else is for `fetch`. */
  readonly serveFromCache: PageServing["serveFromCache"];
  readonly log: Log;
  /** Counts what is answered, for `/metrics`. */
  readonly traffic: Traffic;
  /** The credentials to show once, when this start made the first admin. */
  readonly firstAdmin: { email: string; password: string } | null;
  /** Whether other instances can take over: the database is not this process's own. */
  readonly isShared: boolean;
  /** From now on `/readyz` says that no more requests should come; they are answered all the same. */
  readonly startDraining: () => void;
  /** Gives up what is being written, to be resumed by the next start; whoever waits for it is told. */
  readonly stopDrafting: () => Promise<void>;
  /** Ends background work, closes the database and frees the data folder. */
  readonly close: () => Promise<void>;
};

/** Opens everything that the settings name; throws `StartError` with one sentence when it cannot. */
export async function openSite(settings: Settings): Promise<RunningSite> {
  const { log, recovered } = createOutageLog(createLog(settings));
  const clock = settings.now === null ? systemClock : frozenClock(settings.now);
  const location = await openDataLocation(settings, log);
  try {
    const cache = createPageCache(clock, pageCacheLimits, log);
    const changes = followSiteChanges({
      database: location.database,
      cache,
      log,
      onAnswer: recovered,
    });
    const { database, isConfirmed } = changes;
    const writer = createWriter(settings.writer, clock);
    const { name, phone, whatsapp } = settings.provider;
    const institute = { name, contacts: [phone, whatsapp] };
    let findPlaces: FindPlaces = () => Promise.resolve([]);
    const services = createServices({
      findPlaces: (before, after, factIds) => findPlaces(before, after, factIds),
      database,
      clock,
      log,
      writer,
      timeoutSeconds: settings.writerTimeoutSeconds,
      dailyTokenLimit: settings.dailyTokenLimit,
      mail: settings.mail && {
        transport: createSmtpTransport(settings.mail),
        reviewers: settings.reviewers,
      },
      adminFactor: settings.adminFactor,
      secondApprover: settings.secondApprover,
      site: { url: settings.siteUrl, ...institute },
    });
    services.facts.onChange((tags) => cache.invalidate(tags));
    await changes.loadFacts(services.facts);
    const site = {
      services,
      provider: settings.provider,
      url: settings.siteUrl,
      publicAnonKey: settings.publicAnonKey ?? (await siteSecret(database, "public-anon-key")),
      writer: { provider: writer.provider, model: writer.model },
      clock,
      log,
    };
    const { published } = services.posts;
    findPlaces = createPlaceFinder({ render: createPublicRendering(site), published, clock });
    logSettingWarnings(settings, log);
    const firstAdmin = await services.auth.accounts.ensureFirstAdmin(settings.firstAdmin);
    await services.drafting.start();
    await services.mailSender?.start();
    services.housekeeping.start();
    services.reviewBackfill.start();
    const monitoring = openMonitoring({
      settings,
      services,
      database,
      clock,
      log,
      cache,
      writer: site.writer,
    });
    const { traffic } = monitoring;
    const { facts } = services;
    const pages = createPageServing({ cache, facts, isConfirmed, traffic, log, siteUrl: site.url });
    const imageRenderer = createImageRenderer();
    await changes.start();
    let isDraining = false;
    const app = createApp({
      site,
      database,
      pages,
      monitoring,
      imageRenderer,
      trustedProxies: settings.trustedProxies,
      isDraining: () => isDraining,
    });
    const stopDrafting = () => services.drafting.stop(limits.workStopTimeout);
    return {
      fetch: app.fetch,
      serveFromCache: pages.serveFromCache,
      log,
      traffic,
      firstAdmin,
      isShared: database.engine === "postgres",
      startDraining: () => void (isDraining = true),
      stopDrafting,
      async close() {
        await Promise.all([stopDrafting(), services.mailSender?.stop(limits.workStopTimeout)]);
        await services.housekeeping.stop();
        await services.reviewBackfill.stop();
        await Promise.all([imageRenderer.close(), changes.stop()]);
        monitoring.stop();
        pages.stop();
        await location.close();
      },
    };
  } catch (error) {
    await location.close();
    throw error;
  }
}

function logSettingWarnings(settings: Settings, log: Log): void {
  const { production, placeholders, retired, mail, reviewers } = settings;
  if (retired.length > 0)
    log.warn("These settings have no meaning any more and can be removed.", { names: retired });
  if (production && placeholders.length > 0)
    log.warn("These settings still have their placeholder.", { names: placeholders });
  if (mail !== null && reviewers.length === 0)
    log.warn("SMTP_URL is set without REVIEWER_EMAILS: nobody is told of new drafts.");
  if (mail === null && reviewers.length > 0)
    log.warn("REVIEWER_EMAILS is set without SMTP_URL: no mail is sent.");
}
