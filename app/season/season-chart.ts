import type { Edition } from "../../content/facts/edition.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { MilestoneKind } from "../../content/milestones.ts";
import type { EventDays } from "./event-days.ts";
import { listedSnapshots, milestonesOf } from "./known-milestones.ts";

/** A part of the cycle as it is drawn: from its first to its last day, which may be the same. */
export type SeasonPhase = EventDays & {
  /** Names the milestone among those of its edition. */
  readonly id: string;
  readonly edition: Edition;
  readonly kind: MilestoneKind;
  /** Null for what belongs to no session. */
  readonly session: 1 | 2 | null;
  /** Full name, for example `Session 1 correction window`. */
  readonly label: string;
  /** Name among others of its session, for example `Correction`. */
  readonly shortLabel: string;
  readonly isExpected: boolean;
};

/** The cycle of one edition, and where in it or after it today is. */
export type SeasonChart = {
  readonly today: string;
  readonly edition: Edition;
  /** At least one, in the order of their first day. */
  readonly phases: readonly SeasonPhase[];
};

/**
 * What is drawn of the cycle on the Indian calendar day `today`: that of the records, and while these
 * name no day of their own, the newest one that has days. Null while none has.
 */
export function seasonChart(today: string, facts: FactSnapshot): SeasonChart | null {
  const former = listedSnapshots(facts).filter(({ edition }) => edition < facts.edition);
  for (const snapshot of [facts, ...former]) {
    const phases = milestonesOf(snapshot).map(({ words, edition, from, to, isExpected }) => ({
      id: words.id,
      edition,
      kind: words.kind,
      session: words.session,
      label: words.name,
      shortLabel: words.shortName,
      from,
      to,
      isExpected,
    }));
    if (phases.length > 0) return { today, edition: snapshot.edition, phases };
  }
  return null;
}
