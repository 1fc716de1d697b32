import { countMeasures } from "./count-measures.ts";
import { dateMeasures } from "./date-measures.ts";
import type { Measure } from "./measure.ts";
import { paperMeasures } from "./paper-measures.ts";
import { valueMeasures } from "./value-measures.ts";

/** The closed list of what can be compared; the surer name comes first. */
export const measures: readonly Measure[] = [
  ...valueMeasures,
  ...paperMeasures,
  ...dateMeasures,
  ...countMeasures,
];
