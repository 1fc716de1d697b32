import { setImmediate } from "node:timers/promises";
import type { Institute } from "./institutes/institute.ts";
import { instituteNamed, knownInstitutes } from "./institutes/known-institutes.ts";
import { rowsOfRoundCsv } from "./round-csv.ts";
import { type RoundOrigin, versionOf } from "./rounds-in-force.ts";

const rowsAtOnce = 500;

type Dependencies = {
  readonly origins: () => Promise<readonly RoundOrigin[]>;
  readonly csvOf: (origin: RoundOrigin) => Promise<string>;
};

/** The institutes that imported rounds in force have and the lists of the site do not know. */
export function createNewInstitutes({ origins, csvOf }: Dependencies) {
  let latest: { readonly version: string; readonly found: Promise<readonly Institute[]> } | null =
    null;

  async function read(imported: readonly RoundOrigin[]): Promise<readonly Institute[]> {
    const known = new Set(knownInstitutes);
    const found = new Map<string, Institute>();
    for (const origin of imported) {
      const names = new Set<string>();
      let read = 0;
      for (const { institute } of rowsOfRoundCsv(await csvOf(origin), origin)) {
        names.add(institute);
        // Whoever asks for something else meanwhile is answered between two parts of a round.
        if (++read % rowsAtOnce === 0) await setImmediate();
      }
      for (const institute of [...names].map(instituteNamed))
        if (!known.has(institute)) found.set(institute.short, institute);
    }
    return [...found.values()];
  }

  return {
    /** The same list until other rounds are in force. Rejects when they cannot be read. */
    async newInstitutes(): Promise<readonly Institute[]> {
      const imported = (await origins()).filter(({ importId }) => importId !== null);
      const version = versionOf(imported);
      if (latest?.version === version) return latest.found;
      const reading = { version, found: read(imported) };
      latest = reading;
      reading.found.catch(() => {
        if (latest === reading) latest = null;
      });
      return reading.found;
    },
  };
}
