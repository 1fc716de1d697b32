/** What a test file may open to stay in the run of every change; how long it takes decides nothing. */
export const fastLimits = {
  /** Sites in the file's own process. */
  sites: 40,
  /** New databases on PostgreSQL; a copy of an SQLite file costs next to nothing. */
  databases: 45,
  /** Sites and commands in a process of their own. */
  processes: 20,
} as const;

type Kind = keyof typeof fastLimits;

const spent: Record<Kind, number> = { sites: 0, databases: 0, processes: 0 };

/** One more was opened in this test file. */
export function spend(kind: Kind): void {
  spent[kind]++;
}

/** All that this test file has used so far. */
export function spentByFile(): Readonly<Record<Kind, number>> {
  return { ...spent };
}

/** Counts from here, for the next test file in this process. */
export function beginCounting(): void {
  for (const kind of ["sites", "databases", "processes"] as const) spent[kind] = 0;
}
