import { setImmediate } from "node:timers/promises";
import { collectRankTable, type RankTable } from "./rank-table.ts";
import type { Log } from "../shared/log.ts";
import { rowsOfRoundCsv } from "./round-csv.ts";
import { type RoundOrigin, versionOf } from "./rounds-in-force.ts";

type Dependencies = {
  readonly origins: () => Promise<readonly RoundOrigin[]>;
  readonly csvOf: (origin: RoundOrigin) => Promise<string>;
  readonly log: Log;
};

/** The seats of the rounds in force. */
export function createTableInForce({ origins, csvOf, log }: Dependencies) {
  let isBroken = false;
  let latest: { readonly version: string; readonly table: Promise<RankTable> } | null = null;

  async function build(version: string, rounds: readonly RoundOrigin[]): Promise<RankTable> {
    const collector = collectRankTable();
    for (const origin of rounds) {
      collector.add(origin, rowsOfRoundCsv(await csvOf(origin), origin));
      // Whoever asks for something else meanwhile is answered between two rounds.
      await setImmediate();
    }
    return collector.table(version);
  }

  async function table(): Promise<RankTable> {
    const rounds = await origins();
    const version = versionOf(rounds);
    if (latest?.version === version) return latest.table;
    const building = { version, table: build(version, rounds) };
    latest = building;
    building.table.then(
      () => (isBroken = false),
      () => {
        if (latest === building) latest = null;
      },
    );
    return building.table;
  }

  return {
    /** Whether the table could be built when it was last tried. */
    hasTable: (): boolean => !isBroken,

    /** Built once for all who ask meanwhile, and anew when the rounds are other ones. Rejects when they cannot be read. */
    table,

    /** Begins to build it for whoever is likely to ask next, who builds it again where that fails. */
    expectQuestion(): void {
      table().catch((fault: unknown) => {
        isBroken = true;
        log.warn("The table of closing ranks could not be made beforehand.", { fault });
      });
    },
  };
}
