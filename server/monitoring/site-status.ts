import type { SiteStatus, StatusPart } from "../../app/calls/site-schema.ts";
import type { Engine, OpenDatabase } from "../../database/open-database.ts";
import type { Services } from "../../domain/services.ts";
import { longIndianDate, type Clock } from "../../domain/shared/clock.ts";
import { indianTime as timeOfDay } from "../../domain/shared/indian-times.ts";

export type AboutSite = {
  readonly version: string;
  readonly startedAt: Date;
  readonly engine: Engine;
  readonly writer: { readonly provider: string; readonly model: string | null };
};

const day = 86_400_000;

const backupAge = 7 * day;

type WorkDependencies = {
  readonly services: Pick<Services, "audit" | "drafting" | "facts" | "mailSender" | "search">;
  readonly database: Pick<OpenDatabase, "queries">;
  readonly clock: Clock;
};

export type SiteWork = Awaited<ReturnType<typeof readSiteWork>>;

/** Runs that failed are counted for a day, mails for a week. Throws while the database does not answer. */
export async function readSiteWork(dependencies: WorkDependencies) {
  const { services, database, clock } = dependencies;
  const now = clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return {
    facts: await services.facts.outstanding(),
    drafting: await services.drafting.status(before(day)),
    mail: await services.mailSender.counts(before(7 * day)),
    lastBackup: await services.audit.lastBackup(database.queries),
    hasIndex: services.search.hasIndex(),
    readAt: now,
  };
}

type SiteFigures = {
  readonly databaseMs: number;
  readonly storage: StatusPart;
};

export function siteStatus(
  work: SiteWork,
  about: AboutSite,
  { databaseMs, storage }: SiteFigures,
): SiteStatus {
  return {
    parts: [
      databasePart(about.engine, databaseMs),
      backupPart(work),
      storage,
      factsPart(work),
      mailPart(work),
      writerPart(work, about),
      runsPart(work),
      searchPart(work),
      part("Site", true, `Version ${about.version}, running since ${indianTime(about.startedAt)}.`),
    ],
  };
}

function part(name: string, isGood: boolean, text: string): StatusPart {
  return { name, state: isGood ? "good" : "attention", text };
}

function databasePart(engine: Engine, ms: number): StatusPart {
  const name = engine === "sqlite" ? "SQLite" : "PostgreSQL";
  const took = ms < 1 ? "less than 1" : Math.round(ms).toLocaleString("en-IN");
  return part("Database", true, `${name}, answers in ${took} ms.`);
}

function backupPart({ lastBackup, readAt }: SiteWork): StatusPart {
  if (lastBackup === null)
    return part("Backup", false, "None was made yet: an approver downloads one under Settings.");
  const isOld = readAt.getTime() - Date.parse(lastBackup) > backupAge;
  const age = isOld ? ", more than 7 days ago" : "";
  return part("Backup", !isOld, `Last made on ${indianTime(lastBackup)}${age}.`);
}

/** Conflicts with reports are told on the pages that show them: they call for nobody day by day. */
function factsPart({ facts: { waiting, toCheck } }: SiteWork): StatusPart {
  const text = `${countText(waiting, "change")} waiting for approval, ${countText(toCheck, "fact")} to check again.`;
  return part("Facts", waiting + toCheck === 0, text);
}

function mailPart({ mail }: SiteWork): StatusPart {
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

function writerPart({ drafting, readAt }: SiteWork, { writer }: AboutSite): StatusPart {
  const { provider, model } = writer;
  const words = model === null ? `${provider}, without a model.` : `${provider}, ${model}.`;
  const failure = drafting.providerFailure;
  if (failure === null) return part("Writer", true, words);
  const isLate = readAt.getTime() - Date.parse(failure.at) <= day;
  const told = `${words} Last failure on ${indianTime(failure.at)}: ${failure.message}`;
  return part("Writer", !isLate, told);
}

function runsPart({ drafting }: SiteWork): StatusPart {
  const { recentFailures, runs } = drafting;
  const open = countText(runs.queued + runs.running, "draft");
  const text = `${open} waiting or running, ${recentFailures} failed in the last 24 hours.`;
  return part("Drafting", recentFailures === 0, text);
}

/** Its index is made beside the requests: what goes wrong then, nobody was told. */
function searchPart({ hasIndex }: SiteWork): StatusPart {
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
