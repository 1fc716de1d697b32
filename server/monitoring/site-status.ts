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
      {
        name: "Site",
        state: "good",
        text: `Version ${about.version}, running since ${indianTime(about.startedAt)}.`,
      },
    ],
  };
}

function databasePart(engine: Engine, ms: number): StatusPart {
  const name = engine === "sqlite" ? "SQLite" : "PostgreSQL";
  const took = ms < 1 ? "less than 1" : Math.round(ms).toLocaleString("en-IN");
  return { name: "Database", state: "good", text: `${name}, answers in ${took} ms.` };
}

function backupPart({ lastBackup, readAt }: SiteWork): StatusPart {
  const name = "Backup";
  if (lastBackup === null)
    return {
      name,
      state: "attention",
      text: "None was made yet: an approver downloads one under Settings.",
    };
  const isOld = readAt.getTime() - Date.parse(lastBackup) > backupAge;
  return {
    name,
    state: isOld ? "attention" : "good",
    text: `Last made on ${indianTime(lastBackup)}${isOld ? ", more than 7 days ago" : ""}.`,
  };
}

/** Conflicts with reports are told on the pages that show them: they call for nobody day by day. */
function factsPart({ facts: { waiting, toCheck } }: SiteWork): StatusPart {
  return {
    name: "Facts",
    state: waiting + toCheck > 0 ? "attention" : "good",
    text: `${countText(waiting, "change")} waiting for approval, ${countText(toCheck, "fact")} to check again.`,
  };
}

function mailPart({ mail }: SiteWork): StatusPart {
  const name = "E-mail";
  if (mail === null)
    return { name, state: "off", text: "Off: no e-mail server is entered under Settings." };
  const { waiting, failedLately, lastError } = mail;
  const counts = `${countText(waiting, "e-mail")} waiting, ${failedLately} given up in 7 days.`;
  const isTroubled = failedLately > 0 || (waiting > 0 && lastError !== null);
  return {
    name,
    state: isTroubled ? "attention" : "good",
    text: isTroubled && lastError !== null ? `${counts} Last error: ${lastError}` : counts,
  };
}

function writerPart({ drafting, readAt }: SiteWork, { writer }: AboutSite): StatusPart {
  const name = "Writer";
  const { provider, model } = writer;
  const words = model === null ? `${provider}, without a model.` : `${provider}, ${model}.`;
  const failure = drafting.providerFailure;
  if (failure === null) return { name, state: "good", text: words };
  const isLate = readAt.getTime() - Date.parse(failure.at) <= day;
  return {
    name,
    state: isLate ? "attention" : "good",
    text: `${words} Last failure on ${indianTime(failure.at)}: ${failure.message}`,
  };
}

function runsPart({ drafting }: SiteWork): StatusPart {
  const { recentFailures, runs } = drafting;
  const open = runs.queued + runs.running;
  return {
    name: "Drafting",
    state: recentFailures > 0 ? "attention" : "good",
    text: `${countText(open, "draft")} waiting or running, ${recentFailures} failed in the last 24 hours.`,
  };
}

/** Its index is made beside the requests: what goes wrong then, nobody was told. */
function searchPart({ hasIndex }: SiteWork): StatusPart {
  return {
    name: "Search",
    state: hasIndex ? "good" : "attention",
    text: hasIndex
      ? "The search is ready."
      : "The index of the search could not be made; it is tried again when somebody asks. If this stays, tell whoever set up the website.",
  };
}

function countText(count: number, thing: string): string {
  return `${count.toLocaleString("en-IN")} ${thing}${count === 1 ? "" : "s"}`;
}

function indianTime(instant: Date | string): string {
  return `${longIndianDate(instant)}, ${timeOfDay(instant)}`;
}
