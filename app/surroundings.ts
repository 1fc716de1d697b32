import { createContext, useContext } from "react";
import type { Provider } from "../content/site.ts";

/** What the contents of a page need besides themselves. */
export type Surroundings = {
  readonly provider: Provider;
  /** The present day of the Indian calendar, as an ISO date. */
  readonly today: string;
};

const SurroundingsContext = createContext<Surroundings | null>(null);

export const SurroundingsProvider = SurroundingsContext.Provider;

/** Throws where a page forgot to provide them. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === null) throw new Error("This page gives its contents no surroundings.");
  return surroundings;
}
