import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";

export type FactsService = ReturnType<typeof createFactsService>;

/** The exam facts as the institute keeps them. */
export function createFactsService() {
  return {
    /** All records of the current edition as they hold now, without asking the database. */
    current: (): FactSnapshot => builtInFacts,
  };
}
