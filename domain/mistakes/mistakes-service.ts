import { uuidv7 } from "uuidv7";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { createDailyCounts } from "../shared/daily-counts.ts";
import { networkOf } from "../shared/network.ts";
import { fail, succeed, type Failure, type Result } from "../shared/result.ts";
import type { MistakeOutcome, MistakeReport, WrittenReport } from "./mistake-report.ts";
import * as repository from "./mistake-repository.ts";
import { withoutPersonalData } from "./personal-data.ts";

export type MistakesService = ReturnType<typeof createMistakes>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly siteUrl: string;
};

type Person = { readonly email: string };

/** A report with the way to what it is about, where its page is an address of the site. */
export type ListedReport = MistakeReport & {
  readonly path: string | null;
  readonly deskPath: string | null;
};

const hour = 3_600_000;
const day = 24 * hour;

export const mistakeLimits = {
  /** Reports a day from one network: many phones share an address. */
  ofOneNetwork: 20,
  /** Reports in 24 hours from everybody: more can be read by nobody. */
  ofAll: 200,
  /** How many are listed at once. */
  listed: 100,
  /** How long a settled report is kept, in days. */
  keptDays: 180,
} as const;

/** Mistakes that readers report: taken in without knowing who they are, and settled by the office. */
export function createMistakes({ database, clock, audit, siteUrl }: Dependencies) {
  const counts = createDailyCounts({ clock });

  return {
    /**
     * Stores a report, once where the same waits already. `too-many` for one network or for all of a
     * day. `address` is the network address: it is counted in memory and not stored.
     */
    async report(writtenReport: WrittenReport, address: string): Promise<Result<object>> {
      const network = networkOf(address);
      if (counts.of(network) >= mistakeLimits.ofOneNetwork) return fail(...tooManyOfOne);
      const now = clock.now();
      const report = {
        id: uuidv7(),
        page: withoutPersonalData(pathWithin(writtenReport.page, siteUrl)),
        words: withoutPersonalData(writtenReport.words),
        source: withoutPersonalData(writtenReport.source),
        createdAt: now.toISOString(),
      };
      const since = new Date(now.getTime() - day).toISOString();
      const refusal = await database.transaction(async (queries): Promise<Failure | null> => {
        if (await repository.isReported(queries, report)) return null;
        if ((await repository.countSince(queries, since)) >= mistakeLimits.ofAll)
          return fail(...tooManyOfAll).failure;
        await repository.insertReport(queries, report);
        return null;
      });
      if (refusal !== null) return { ok: false, failure: refusal };
      counts.add(network);
      return succeed({});
    },

    /** How many wait, and those that are asked for: the ones that wait, the settled ones, or none. */
    async list(
      show: "waiting" | "settled" | "none",
    ): Promise<Result<{ waiting: number; reports: readonly ListedReport[] }>> {
      const { queries } = database;
      const waiting = await repository.countWaiting(queries);
      if (show === "none") return succeed({ waiting, reports: [] });
      const listOf = show === "waiting" ? repository.listWaiting : repository.listSettled;
      const reports = await listOf(queries, mistakeLimits.listed);
      const posts = await repository.findPostIds(queries, reports.flatMap(slugIn));
      return succeed({ waiting, reports: reports.map((report) => listedReport(report, posts)) });
    },

    /** Says what came of a report. `conflict` when somebody has said it already, `not-found` for none. */
    settle: (
      { id, outcome, note }: { id: string; outcome: MistakeOutcome; note: string },
      by: Person,
    ) =>
      change(
        id,
        by,
        { action: "mistake-settled", reason: note, details: { id, outcome } },
        (queries) =>
          repository.settleReport(queries, id, {
            at: clock.now().toISOString(),
            by: by.email,
            outcome,
            note,
          }),
      ),

    /** Lets a settled report wait again. `conflict` when it does, `not-found` for none. */
    reopen: (id: string, by: Person) =>
      change(id, by, { action: "mistake-reopened", details: { id } }, (queries) =>
        repository.reopenReport(queries, id),
      ),

    /** Removes what was settled long ago; answers how many there were. */
    deleteOld: (): Promise<number> => {
      const keptSince = new Date(clock.now().getTime() - mistakeLimits.keptDays * day);
      return repository.deleteSettledBefore(database.queries, keptSince.toISOString());
    },
  };

  async function change(
    id: string,
    by: Person,
    entry: {
      readonly action: "mistake-settled" | "mistake-reopened";
      readonly reason?: string;
      readonly details: Readonly<Record<string, string>>;
    },
    work: (queries: OpenDatabase["queries"]) => Promise<boolean>,
  ): Promise<Result<{ message: string }>> {
    const isSettled = entry.action === "mistake-settled";
    const outcome = await database.transaction(async (queries) => {
      if (await work(queries)) {
        await audit.append(queries, { actor: `admin:${by.email}`, ...entry });
        return "changed";
      }
      return (await repository.isKnownReport(queries, id)) ? "conflict" : "not-found";
    });
    if (outcome === "not-found") return fail("not-found", "There is no such report.");
    if (outcome === "conflict")
      return fail(
        "conflict",
        isSettled ? "Somebody has settled this report already." : "This report waits already.",
      );
    return succeed({ message: isSettled ? "The report is settled." : "The report waits again." });
  }
}

const tooManyOfOne = [
  "too-many",
  "So many reports came from your network today that no more are taken. Please try again tomorrow, or call us.",
  day / 1_000,
] as const;
const tooManyOfAll = [
  "too-many",
  "So many reports came today that no more are taken. Please try again tomorrow, or call us.",
  hour / 1_000,
] as const;

/** An address of this site as its path, every other without query and fragment too; a name as it was written. */
function pathWithin(page: string, siteUrl: string): string {
  const path = page.startsWith(siteUrl) ? page.slice(siteUrl.length) : page;
  const isAddress = path === "" || /^[/?#]|^https?:/i.test(path);
  return isAddress ? path.replace(/[?#].*$/s, "") || "/" : path;
}

/** Whether this can be a link to a page of the site, and to nothing else. */
function isPath(page: string): boolean {
  return /^\/(?:[\w-][\w.%-]*(?:\/[\w.%-]+)*)?(?:[?#][\w=&.%+-]*)?$/.test(page);
}

function slugIn({ page }: MistakeReport): readonly string[] {
  return /^\/blog\/\d{4}\/\d{2}\/([a-z0-9-]+)(?:[?#]|$)/.exec(page)?.slice(1) ?? [];
}

/** `posts`: the ids of posts by their slugs. */
function listedReport(report: MistakeReport, posts: ReadonlyMap<string, string>): ListedReport {
  const path = isPath(report.page) ? report.page : null;
  const [, record] = /^\/facts\/([\w.]+)/.exec(path ?? "") ?? [];
  if (record !== undefined) return { ...report, path, deskPath: `/admin/facts/${record}` };
  const post = posts.get(slugIn(report)[0] ?? "");
  return { ...report, path, deskPath: post === undefined ? null : `/admin/posts/${post}` };
}
