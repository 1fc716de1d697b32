import { firstEdition, type Edition } from "../../content/facts/index.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import {
  currentOf,
  nextInstant,
  nothingStated,
  readKnown,
  snapshotsAt,
  fingerprintAt,
  type KnownStatements,
} from "./known-statements.ts";

type Dependencies = { readonly database: OpenDatabase; readonly clock: Clock };

/** The records as they hold now, in memory. A scheduled statement takes effect when somebody asks after its instant. */
export function createCurrentFacts({ database, clock }: Dependencies) {
  const listeners: (() => void)[] = [];
  let known = nothingStated;
  let snapshots: ReadonlyMap<Edition, FactSnapshot> = new Map([[firstEdition, builtInFacts]]);
  let fingerprint = fingerprintAt(nothingStated, clock.now().toISOString());
  let nextAt = Infinity;
  let judgedAt = -Infinity;

  /** Lets what is due take effect, and takes back what is not due after all because the clock was ahead. */
  function moveOn(): void {
    const now = clock.now().getTime();
    if (now >= nextAt || now < judgedAt) adopt(known);
  }

  function adopt(newKnown: KnownStatements): void {
    const now = clock.now();
    const at = now.toISOString();
    judgedAt = now.getTime();
    known = newKnown;
    const instant = nextInstant(known, at);
    nextAt = instant === null ? Infinity : Date.parse(instant);
    const newFingerprint = fingerprintAt(known, at);
    // Whatever is worked out of a snapshot is kept with it.
    if (newFingerprint === fingerprint) return;
    fingerprint = newFingerprint;
    snapshots = snapshotsAt(known, at);
    for (const listener of listeners) listener();
  }

  return {
    current(): FactSnapshot {
      moveOn();
      return currentOf(snapshots);
    },

    moveOn,

    ofEdition(edition: Edition): FactSnapshot | undefined {
      moveOn();
      return snapshots.get(edition);
    },

    async reload(): Promise<void> {
      adopt(await readKnown(database.queries));
    },

    onChange(listener: () => void): void {
      listeners.push(listener);
    },
  };
}
