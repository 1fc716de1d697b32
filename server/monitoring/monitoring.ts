import type { PageCache } from "../page-cache/page-cache.ts";
import type { Traffic } from "./metrics.ts";
import { statfs } from "node:fs/promises";
import type { SiteStatus, StatusPart } from "../../app/calls/site-schema.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Services } from "../../domain/services.ts";
import { longIndianDate, type Clock } from "../../domain/shared/clock.ts";
import { indianTime as timeOfDay } from "../../domain/shared/indian-times.ts";
import { version } from "../../package.json" with { type: "json" };

type Dependencies = Omit<StatusDependencies, "startedAt"> & {
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

type StatusDependencies = {
  readonly services: Services;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly startedAt: Date;
  readonly writer: () => { readonly provider: string; readonly model: string | null };
};

const day = 86_400_000;
const backupAge = 7 * day;

/** Runs that failed are counted for a day, mails for a week. Throws while the database does not answer. */
async function readSiteStatus(dependencies: StatusDependencies): Promise<SiteStatus> {
  const { services, database, clock, dataDir, startedAt, writer } = dependencies;
  const now = clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const drafting = await services.drafting.status(before(day));
  return {
    parts: [
      await databasePart(database),
      backupPart(await services.audit.lastBackup(database.queries), now),
      await storagePart(database, dataDir),
      factsPart(await services.facts.outstanding()),
      mailPart(await services.mailSender.counts(before(7 * day))),
      writerPart(drafting, writer(), now),
      runsPart(drafting),
      searchPart(services.search.hasIndex()),
      part("Site", true, `Version ${version}, running since ${indianTime(startedAt)}.`),
    ],
  };
}

type Answered<Ask extends (...input: never[]) => Promise<unknown>> = Awaited<ReturnType<Ask>>;
type Drafting = Answered<Services["drafting"]["status"]>;

function part(name: string, isGood: boolean, text: string): StatusPart {
  return { name, state: isGood ? "good" : "attention", text };
}

async function databasePart(database: OpenDatabase): Promise<StatusPart> {
  const askedAt = performance.now();
  await database.isReachable();
  const ms = performance.now() - askedAt;
  const name = database.engine === "sqlite" ? "SQLite" : "PostgreSQL";
  const took = ms < 1 ? "less than 1" : Math.round(ms).toLocaleString("en-IN");
  return part("Database", true, `${name}, answers in ${took} ms.`);
}

function backupPart(lastBackup: string | null, now: Date): StatusPart {
  if (lastBackup === null)
    return part("Backup", false, "None was made yet: an approver downloads one under Settings.");
  const isOld = now.getTime() - Date.parse(lastBackup) > backupAge;
  const age = isOld ? ", more than 7 days ago" : "";
  return part("Backup", !isOld, `Last made on ${indianTime(lastBackup)}${age}.`);
}

/** Conflicts with reports are told on the pages that show them: they call for nobody day by day. */
function factsPart(outstanding: Answered<Services["facts"]["outstanding"]>): StatusPart {
  const { waiting, toCheck } = outstanding;
  const text = `${countText(waiting, "change")} waiting for approval, ${countText(toCheck, "fact")} to check again.`;
  return part("Facts", waiting + toCheck === 0, text);
}

function mailPart(mail: Answered<Services["mailSender"]["counts"]>): StatusPart {
  if (mail === null)
    return {
      name: "E-mail",
      state: "off",
      text: "Off: no e-mail server is entered under Settings.",
    };
  const { waiting, failedLately, lastError } = mail;
  const counts = `${countText(waiting, "e-mail")} waiting, ${failedLately} given up in 7 days.`;
  const isTroubled = failedLately > 0 || (waiting > 0 && lastError !== null);
  const error = isTroubled && lastError !== null ? ` Last error: ${lastError}` : "";
  return part("E-mail", !isTroubled, counts + error);
}

function writerPart(
  { providerFailure: failure }: Drafting,
  { provider, model }: ReturnType<StatusDependencies["writer"]>,
  now: Date,
): StatusPart {
  const words = model === null ? `${provider}, without a model.` : `${provider}, ${model}.`;
  if (failure === null) return part("Writer", true, words);
  const isLate = now.getTime() - Date.parse(failure.at) <= day;
  const told = `${words} Last failure on ${indianTime(failure.at)}: ${failure.message}`;
  return part("Writer", !isLate, told);
}

function runsPart({ runs: { open, failed } }: Drafting): StatusPart {
  const text = `${countText(open, "draft")} waiting or running, ${failed} failed in the last 24 hours.`;
  return part("Drafting", failed === 0, text);
}

/** Its index is made beside the requests: what goes wrong then, nobody was told. */
function searchPart(hasIndex: boolean): StatusPart {
  const problem =
    "The index of the search could not be made; it is tried again when somebody asks. If this stays, tell whoever set up the website.";
  return part("Search", hasIndex, hasIndex ? "The search is ready." : problem);
}

function countText(count: number, thing: string): string {
  return `${count.toLocaleString("en-IN")} ${thing}${count === 1 ? "" : "s"}`;
}

function indianTime(instant: Date | string): string {
  return `${longIndianDate(instant)}, ${timeOfDay(instant)}`;
}

const leastFree = 1_000_000_000;

async function storagePart(database: OpenDatabase, dataDir: string): Promise<StatusPart> {
  // With PostgreSQL the folder may be missing, and the disk of the data is another machine's.
  if (database.engine === "postgres") return part("Storage", true, "Kept by the database server.");
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / 1_000_000_000).toFixed(1)} GB are free on the disk.`;
  return part("Storage", free >= leastFree, text);
}
