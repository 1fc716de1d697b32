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

  async function readNew(importedRounds: readonly RoundOrigin[]): Promise<readonly Institute[]> {
    const knownNames = new Set(knownInstitutes);
    const institutesByName = new Map<string, Institute>();
    for (const origin of importedRounds) {
      const names = new Set<string>();
      let rowsRead = 0;
      for (const { institute } of rowsOfRoundCsv(await csvOf(origin), origin)) {
        names.add(institute);
        // Whoever asks for something else meanwhile is answered between two parts of a round.
        if (++rowsRead % rowsAtOnce === 0) await setImmediate();
      }
      for (const institute of [...names].map(instituteNamed))
        if (!knownNames.has(institute)) institutesByName.set(institute.short, institute);
    }
    return [...institutesByName.values()];
  }

  return {
    /** The same list until other rounds are in force. Rejects when they cannot be read. */
    async newInstitutes(): Promise<readonly Institute[]> {
      const importedRounds = (await origins()).filter(({ importId }) => importId !== null);
      const version = versionOf(importedRounds);
      if (latest?.version === version) return latest.found;
      const reading = { version, found: readNew(importedRounds) };
      latest = reading;
      reading.found.catch(() => {
        if (latest === reading) latest = null;
      });
      return reading.found;
    },
  };
}
