import { createContext, type ReactNode, useContext, useState } from "react";
import type { CaveatId } from "../../content/facts/index.ts";

/** Tells of a note whether the page shows it for the first time, and keeps that it did. */
type FirstTime = (id: CaveatId) => boolean;

/** Null: every note stands where it belongs. */
const FirstTimeContext = createContext<FirstTime | null>(null);

/** Each note stands once in what is in here, at its first place: the server renders in the order of the page. */
export function NotesOnce({ children }: { children: ReactNode }) {
  const [firstTime] = useState(createFirstTime);
  return <FirstTimeContext value={firstTime}>{children}</FirstTimeContext>;
}

/** For what a search may show alone: its notes stand with it, whatever stands before. */
export function NotesEachTime({ children }: { children: ReactNode }) {
  return <FirstTimeContext value={null}>{children}</FirstTimeContext>;
}

/** Null where notes are not counted. */
export function useFirstTime(): FirstTime | null {
  return useContext(FirstTimeContext);
}

function createFirstTime(): FirstTime {
  const shown = new Set<CaveatId>();
  return (id) => {
    if (shown.has(id)) return false;
    shown.add(id);
    return true;
  };
}
