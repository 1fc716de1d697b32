import type { OpenDatabase } from "../../database/open-database.ts";
import { createRoundsInForce, type ReadShippedRound } from "./rounds-in-force.ts";
import { createTableInForce } from "./table-in-force.ts";

export type RanksService = ReturnType<typeof createRanksService>;

type Dependencies = {
  readonly database: OpenDatabase;
  /** Reads a round that ships; without it none does. */
  readonly readShipped: ReadShippedRound | null;
};

/** Closing ranks of JoSAA: the rounds that ship, and those that the office imports. */
export function createRanksService(dependencies: Dependencies) {
  const rounds = createRoundsInForce(dependencies);
  return { ...rounds, ...createTableInForce(rounds) };
}
