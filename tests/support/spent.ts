/** What a test file may open, and what it may compute, to stay in the run of every change. */
export const fastLimits = {
  /** Sites in the file's own process. */
  sites: 40,
  /** New databases on PostgreSQL; a copy of an SQLite file costs next to nothing. */
  databases: 45,
  /** Sites and commands in a process of their own. */
  processes: 20,
  /** Seconds of computing in the file's own process: a busy machine makes a file late, not this larger. */
  seconds: 30,
} as const;

type Kind = Exclude<keyof typeof fastLimits, "seconds">;

const spent: Record<Kind, number> = { sites: 0, databases: 0, processes: 0 };
let begun = process.cpuUsage();

/** One more was opened in this test file. */
export function spend(kind: Kind): void {
  spent[kind]++;
}

/** All that this test file has used so far. */
export function spentByFile(): Readonly<Record<keyof typeof fastLimits, number>> {
  const { user, system } = process.cpuUsage(begun);
  return { ...spent, seconds: (user + system) / 1_000_000 };
}

/** Counts from here, for the next test file in this process. */
export function beginCounting(): void {
  for (const kind of ["sites", "databases", "processes"] as const) spent[kind] = 0;
  begun = process.cpuUsage();
}
