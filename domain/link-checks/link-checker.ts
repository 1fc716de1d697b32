import { setTimeout as sleep } from "node:timers/promises";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { afterLook, linkCheckRules } from "./link-check-rules.ts";
import {
  claimLink,
  countChecked,
  deleteLinks,
  findDueLink,
  insertLinks,
  listLinks,
  updateLink,
} from "./link-check-repository.ts";
import type { LinkOutcome } from "./link-outcome.ts";
import { textsByAddress, type LinkingText } from "./linking-texts.ts";

export type LinkCheckerDependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly siteUrl: string;
  /** Everything that readers have and that leads elsewhere. */
  readonly texts: () => Promise<readonly LinkingText[]>;
  /** Looks at an address; null where the site asks nobody. */
  readonly look: ((address: string) => Promise<LinkOutcome>) | null;
};

/** The first look comes when a start has settled, the next ones hourly: in milliseconds. */
const firstAfter = 15 * 60_000;
const interval = 60 * 60_000;
/** Between two requests, so that nobody is pressed. */
const pauseBetweenLinks = 2_000;

/**
 * Looks at the links out of the site, one at a time, each about weekly. Several instances share the work:
 * an address is claimed before it is asked.
 */
export function createLinkChecker(dependencies: LinkCheckerDependencies) {
  const { database, clock, log, look } = dependencies;
  const { queries } = database;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function checkDue(pause = pauseBetweenLinks): Promise<number> {
    if (look === null) return 0;
    await noteLinks(dependencies);
    let checkedCount = 0;
    while (!stopping.signal.aborted) {
      const now = clock.now();
      const since = new Date(now.getTime() - 86_400_000).toISOString();
      if ((await countChecked(queries, since)) >= linkCheckRules.mostADay) break;
      const due = await findDueLink(queries, now.toISOString());
      if (due === undefined) break;
      const until = new Date(now.getTime() + linkCheckRules.claimTime).toISOString();
      if (!(await claimLink(queries, due, until))) continue;
      const outcome = await look(due.address);
      await updateLink(queries, due.address, afterLook(due, outcome, clock.now()));
      checkedCount += 1;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    return checkedCount;
  }

  function runAll(): void {
    running = running.then(async () => {
      try {
        const checkedCount = await checkDue();
        if (checkedCount > 0)
          log.info("Links out of the site were looked at.", { looked: checkedCount });
      } catch (fault) {
        log.error("The links out of the site could not be looked at.", { fault });
      }
    });
  }

  return {
    /** Looks at what is due now and answers how many; waits so many milliseconds after each. */
    checkDue,

    start(): void {
      if (look === null) return;
      timer = setTimeout(() => {
        runAll();
        timer = setInterval(runAll, interval).unref();
      }, firstAfter).unref();
    },

    /** Waits for the look under way. */
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Notes what is linked and not known yet, and forgets what is not linked any more. */
async function noteLinks({ database, clock, texts, siteUrl }: LinkCheckerDependencies) {
  const { queries } = database;
  const linkedTexts = textsByAddress(await texts(), siteUrl);
  const knownAddresses = new Set((await listLinks(queries)).map(({ address }) => address));
  const missing = [...linkedTexts.keys()].filter((address) => !knownAddresses.has(address));
  await insertLinks(queries, missing, clock.now().toISOString());
  await deleteLinks(
    queries,
    [...knownAddresses].filter((address) => !linkedTexts.has(address)),
  );
}
