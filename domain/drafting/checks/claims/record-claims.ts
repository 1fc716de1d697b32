import { factText, firstEdition, type Fact } from "../../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../../content/facts/snapshot.ts";
import type { Quantity } from "../figures/figure.ts";
import { figuresIn } from "../figures/read-figures.ts";
import type { Dimension, Scope } from "../scope/mention.ts";
import { mentionsIn } from "../scope/mentions.ts";
import { usualOf, type Measure } from "./measure.ts";
import { measures } from "./measures.ts";

/** What a record states: its values, of which measure, for whom and when. */
export type RecordClaim = {
  readonly record: Fact;
  readonly values: readonly Quantity[];
  readonly scope: Scope;
};

/** The records that answer a measure. */
export function answersOf(measure: Measure, facts: FactSnapshot): readonly RecordClaim[] {
  return byMeasure(facts).get(measure) ?? [];
}

/** The measure that a record answers; undefined for rules, lists and guidance. */
export function measureOfRecord(record: Pick<Fact, "id">): Measure | undefined {
  return measures.find(({ records }) => records.test(record.id));
}

const byMeasure = derivedFrom(
  (facts): ReadonlyMap<Measure, readonly RecordClaim[]> =>
    new Map(
      measures.map((measure) => [
        measure,
        facts.all
          .filter(({ id }) => measure.records.test(id))
          .map((record) => ({
            record,
            values: valuesOf(record),
            scope: scopeOfRecord(record, measure, facts),
          })),
      ]),
    ),
);

/** The quantities that a record's value names, whosever year it is of; none where it is not known any more. */
export function valuesOf(record: Fact): readonly Quantity[] {
  const { value, standing } = record;
  if (standing === "withdrawn") return [];
  if (value.kind === "rank") return [{ kind: "rank", rank: value.rank }];
  if (value.kind === "signed-marks") return [{ kind: "signed", marks: value.marks }];
  return figuresIn(factText({ value })).map(({ quantity }) => quantity);
}

/** Dimensions that a label names; groups and years stand in fields of the record. */
const told: readonly Dimension[] = [
  "paper",
  "session",
  "papers",
  "quota",
  "portion",
  "section",
  "part",
  "institute",
  "branch",
];

/** For whom, when and of what a record's value holds. */
export function scopeOfRecord(record: Fact, measure: Measure, facts: FactSnapshot): Scope {
  const scope: Partial<Record<Dimension, ReadonlySet<string>>> = {};
  for (const dimension of told) {
    const named = mentionsIn(record.label, facts).filter(
      (mention) => mention.dimension === dimension,
    );
    const values = new Set(named.flatMap((mention) => [...mention.values]));
    if (values.size > 0) scope[dimension] = values;
    else {
      const usual = usualOf(measure, dimension, facts.edition);
      if (usual !== undefined) scope[dimension] = new Set(usual);
    }
  }
  const group = record.appliesTo ?? measure.usual?.group;
  if (group !== undefined) scope.group = new Set(group);
  const years = mentionsIn(record.label, facts).filter(({ dimension }) => dimension === "year");
  if (measure.yearly !== undefined && record.edition === "any year" && years.length > 0)
    scope.year = new Set(years.flatMap(({ values }) => [...values]));
  else if (measure.yearly !== undefined && /^\d/.test(record.edition))
    scope.year = new Set(yearsOf(record, measure));
  return scope;
}

/** The years for which a value is used: a carried one would be that of the edition into which it is carried. */
function yearsOf({ edition, carried }: Fact, { yearly }: Measure): readonly string[] {
  if (carried !== undefined) return [carried.into];
  const isOfYearBefore = yearly === "and next" && edition < firstEdition;
  return isOfYearBefore ? [edition, firstEdition] : [edition];
}
