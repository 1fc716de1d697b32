import type { Log } from "../shared/log.ts";
import { createKeptRounds } from "./kept-rounds.ts";
import { createNewInstitutes } from "./new-institutes.ts";
import { createRoundImport, type ImportDependencies } from "./round-import.ts";
import { createRoundsInForce, type ReadShippedRound } from "./rounds-in-force.ts";
import { createTableInForce } from "./table-in-force.ts";

export type RanksService = ReturnType<typeof createRanksService>;

type Dependencies = Omit<ImportDependencies, "inForce"> & {
  /** Reads a round that ships; without it none does. */
  readonly readShipped: ReadShippedRound | null;
  readonly log: Log;
};

/** Closing ranks of JoSAA: the rounds that ship, and those that the office imports. */
export function createRanksService(dependencies: Dependencies) {
  const current = createRoundsInForce(dependencies);
  const imports = createRoundImport({ ...dependencies, inForce: () => current.inForce() });
  const keptRounds = createKeptRounds(dependencies);
  return {
    inForce: () => current.inForce(),
    reload: () => current.reload(),
    ...createTableInForce({ ...current, log: dependencies.log }),
    ...createNewInstitutes(current),
    ...imports,
    ...keptRounds,

    // What follows the audit log reads them anew as well; a command has nothing that does.
    async import(...parameters: Parameters<typeof imports.import>) {
      const outcome = await imports.import(...parameters);
      await current.reload();
      return outcome;
    },

    async withdraw(...parameters: Parameters<typeof keptRounds.withdraw>) {
      const outcome = await keptRounds.withdraw(...parameters);
      await current.reload();
      return outcome;
    },
  };
}
