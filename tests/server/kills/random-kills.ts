import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "../../../database/migrate.ts";
import { openDatabase, type Engine } from "../../../database/open-database.ts";
import { freePort } from "../../support/free-port.ts";
import { spawnServer, untilReady, type ServerProcess } from "../../support/spawn-server.ts";
import { approver, sessionOf } from "../../support/caller.ts";
import { accounts } from "../../support/blog-posts.ts";
import { createChance, type Chance } from "../../support/chance.ts";
import { createDeskWork } from "./desk-work.ts";
import { createPeople } from "./people.ts";
import { places } from "./places.ts";
import { createPostLedger } from "./post-ledger.ts";
import { attempt, comingAgain, siteAt, type Answer, type Site } from "./site-calls.ts";
import { verifyAcknowledged, type Verdict } from "./verdict.ts";
import { startWriters } from "./writers.ts";

/** A kill comes within so many answers of a round, and so many milliseconds after the last of them. */
const mostAnswers = 40;
const latestKill = 20;
/** However little is answered: a run whose site was killed waits for the end of its lease on PostgreSQL, and the first check takes long. */
const longestRound = 40_000;
/** Within which everybody begins to work, in milliseconds. */
const beginnings = 250;
/** How many posts and people of earlier rounds are looked at again after each start. */
const recalled = 5;
const siteUrl = "http://localhost:3000";

export type KillReport = Verdict & {
  readonly kills: number;
  readonly databaseKills: number;
  /** How often who looked for what was acknowledged was told to come again. */
  readonly unavailable: number;
  /** How much of each kind was acknowledged. */
  readonly acknowledged: Readonly<Record<string, number>>;
};

/** The kinds of promises of which a run has none to tell; what is refused or sent again is no promise. */
export function neverAcknowledged({
  acknowledged,
}: Pick<KillReport, "acknowledged">): readonly string[] {
  return Object.entries(acknowledged)
    .filter(([kind, count]) => count === 0 && !["refused", "resent"].includes(kind))
    .map(([kind]) => kind);
}

type Order = {
  readonly engine: Engine;
  readonly kills: number;
  readonly seed: number;
  /** After so few rounds it depends on chance what was acknowledged: they go on until this is enough, four times as long at most. */
  readonly isEnough?: (report: Pick<KillReport, "acknowledged">) => boolean;
};

/**
 * Kills the built site so many times with SIGKILL, at random moments under parallel work of admins,
 * reviewers and people with accounts, starts it again each time, and holds what it acknowledged
 * against what it shows then and what it has in the end. With PostgreSQL in half of the rounds the
 * database is killed before, and the site has to find it again by itself.
 */
export async function killAtRandom({ engine, seed, ...order }: Order): Promise<KillReport> {
  const { kills: fewest, isEnough = () => true } = order;
  const most = order.isEnough === undefined ? fewest : fewest * 4;
  const place = await places[engine]();
  const writers = await startWriters();
  const ledger = createPostLedger();
  // Of its own: how often the desk chooses depends on what it finds, and the rounds are not to.
  const desk = createDeskWork(ledger, createChance(seed));
  const people = createPeople(siteUrl);
  const lost: string[] = [];
  const broken: string[] = [];
  let isAlive = false;
  let databaseKills = 0;
  let unavailable = 0;
  let answers = 0;
  const running: { server?: ServerProcess } = {};

  async function start(chance: Chance): Promise<Site> {
    const environment = {
      ...place.environment,
      ...writers.environment(chance),
      // Sessions name it: they are to outlive a start on another port.
      SITE_URL: siteUrl,
      ...accounts,
    };
    const server = spawnServer(environment, await freePort());
    running.server = server;
    await untilReady(server);
    isAlive = true;
    return siteAt(server.url, (answer, call) => {
      answers++;
      if (answer === null) {
        if (isAlive) broken.push(`${call} was not answered`);
      } else if (!isExpected(answer, call))
        broken.push(`${call} answered ${answer.status}: ${answer.text}`);
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    isAlive = false;
    running.server?.child.kill(signal);
    await running.server?.ended;
  }

  async function answered(enough: number): Promise<void> {
    const latest = performance.now() + longestRound;
    while (answers < enough && performance.now() < latest) await sleep(1);
  }

  async function compare(calls: Site, chance: Chance, isWhole: boolean): Promise<string> {
    const site = comingAgain(calls, () => unavailable++);
    const { access_token: token } = await sessionOf(site, approver);
    const posts = new Set(isWhole ? ledger.entries.values() : ledger.touched);
    const accounts = new Set(isWhole ? people.all : people.touched);
    for (let again = 0; again < recalled && !isWhole; again++) {
      const post = chance.pick([...ledger.entries.values()]);
      if (post !== undefined) posts.add(post);
      const person = chance.pick(people.seen());
      if (person !== undefined) accounts.add(person);
    }
    for (const entry of posts) lost.push(...(await ledger.missing(entry, site, token)));
    for (const person of accounts) lost.push(...(await people.missing(person, site)));
    ledger.touched.clear();
    people.touched.clear();
    return token;
  }

  const report = () => ({
    acknowledged: { ...ledger.counts(), ...desk.settled, ...people.settled },
  });

  /** Everybody at work at once, each beginning within the time in which the site is killed. */
  function work(site: Site, chance: Chance, token: string): Promise<unknown> {
    const soon = (begin: () => Promise<void>) =>
      attempt(sleep(chance.below(beginnings)).then(begin));
    return Promise.all([
      desk.resend(site, token),
      ...[1, 2].map(() => soon(() => desk.generate(site, token))),
      ...[1, 2].map(() => soon(() => desk.correct(site))),
      ...[1, 2].map(() => soon(() => desk.editByHand(site, token))),
      soon(() => desk.approve(site)),
      soon(() => desk.handOutLink(site, token)),
      soon(() => desk.cancel(site, token)),
      chance.happens(0.2) && soon(() => desk.revokeLinks(site, token)),
      chance.happens(0.2) && soon(() => desk.remove(site, token)),
      attempt(people.visit(site)),
    ]);
  }

  async function round(number: number): Promise<void> {
    const chance = createChance(seed + number);
    const site = await start(chance);
    const token = await compare(site, chance, false);
    answers = 0;
    const working = work(site, chance, token);
    await Promise.race([working, answered(chance.below(mostAnswers)), sleep(longestRound)]);
    await sleep(chance.below(latestKill));
    if (place.killDatabase !== null && chance.happens(0.5)) {
      databaseKills++;
      await place.killDatabase();
      if (running.server !== undefined) await untilReady(running.server);
    }
    await Promise.all([end("SIGKILL"), working]);
  }

  try {
    const database = await openDatabase(place.location);
    await migrate(database);
    await people.enter(database, most);
    await database.close();
    let kills = 0;
    while (kills < fewest || (kills < most && !isEnough(report()))) {
      await round(++kills);
    }
    const chance = createChance(seed + kills + 1);
    const calls = await start(chance);
    const site = comingAgain(calls, () => unavailable++);
    const { access_token: token } = await sessionOf(site, approver);
    await desk.resend(site, token);
    while (!(await desk.isQuiet(site, token))) await sleep(100);
    await compare(calls, chance, true);
    lost.push(...[...desk.unanswered.keys()].map((prompt) => `${prompt}: no answer`));
    await end("SIGTERM");
    const posts = [...ledger.entries.values()];
    const verdict = await verifyAcknowledged(place.location, { posts, cancelled: desk.cancelled });
    return {
      ...verdict,
      kills,
      databaseKills,
      unavailable,
      ...report(),
      lost: [...lost, ...verdict.lost],
      broken: [...broken, ...verdict.broken],
    };
  } finally {
    await end("SIGKILL");
    await writers.close();
    await place.remove();
  }
}

/**
 * Whether a call may be answered so while others work on the same post and people's sessions end: done, gone,
 * outdated, or to be tried again. A connection of the database that is lost is a 503 (docs/decisions/003-data.md).
 */
function isExpected({ status, text }: Answer, call: string): boolean {
  if (text.includes("went wrong on our side")) return false;
  if (status < 300 || status === 503) return true;
  // A password that was never taken over, and a session that was ended.
  if (call.includes(" /auth/")) return status === 400 || status === 403;
  if (call.endsWith("/manual-blog-generation")) return status === 409;
  // Two drafts may have come by one title.
  if (status === 422 && text.startsWith("There is a live post with this title")) return true;
  return [404, 409, 410].includes(status);
}
