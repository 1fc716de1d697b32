import { setTimeout as sleep } from "node:timers/promises";
import { childrenOf } from "../../support/child-processes.ts";
import type { Chance } from "../../support/chance.ts";

/** A kill comes within so many milliseconds of a process's start, or of the kill before. */
const latestKill = 1_500;
/** Mostly one in a round, which is done once more: work that is killed whenever it begins would never be acknowledged. */
const manyKills = { often: 0.25, count: 3 };

/** Kills computing processes of a site with SIGKILL at random moments, until its round is over; how many. */
export async function killComputing(
  site: number | undefined,
  chance: Chance,
  isOver: () => boolean,
): Promise<number> {
  if (site === undefined) return 0;
  const most = chance.happens(manyKills.often) ? manyKills.count : 1;
  for (let kills = 0; ; kills++) {
    const latest = performance.now() + chance.below(latestKill);
    let known: readonly number[] = [];
    while (kills === most || known.length === 0 || performance.now() < latest) {
      if (isOver()) return kills;
      await sleep(20);
      known = childrenOf(site, "computing-process");
    }
    const killed = chance.pick(known);
    if (killed !== undefined) kill(killed);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended meanwhile.
  }
}
