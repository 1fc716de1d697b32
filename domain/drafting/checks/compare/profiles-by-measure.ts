import type { Figure } from "../figures/figure.ts";
import { measureOf } from "./equal.ts";
import { profiles, type Profile } from "./profile.ts";

type ByMeasure = ReadonlyMap<string, readonly Profile[]>;

/** Records whose value is of a measure. */
const values = byMeasure(({ figures }) => figures);
/** Records whose sentence or note holds a figure of a measure. */
const besides = byMeasure((profile) => [...profile.besides, ...profile.inReports]);

function byMeasure(figuresOf: (profile: Profile) => readonly Figure[]): ByMeasure {
  const found = new Map<string, Profile[]>();
  for (const profile of profiles)
    for (const measure of new Set(figuresOf(profile).map((one) => measureOf(one.quantity))))
      found.set(measure, [...(found.get(measure) ?? []), profile]);
  return found;
}

/** The records that a figure can be compared with. */
export function profilesHolding({ quantity }: Figure): readonly Profile[] {
  return values.get(measureOf(quantity)) ?? [];
}

/** The records that state such a figure beside their value. */
export function profilesStating({ quantity }: Figure): readonly Profile[] {
  return besides.get(measureOf(quantity)) ?? [];
}
