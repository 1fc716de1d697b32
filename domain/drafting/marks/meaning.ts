import {
  factText,
  isKnown,
  isReportedDifference,
  type Fact,
} from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { decimalsOf } from "../../language/numbers.ts";
import { isSameDay, type DaySpan } from "./days.ts";
import { figuresIn, shapeOf, unitOf, type Figure, type Quantity } from "./figures.ts";
import { measures, type Measure } from "./measures.ts";
import { clauseAround } from "./rules.ts";
import { dimensions, mentionsIn, scopeOf, type Dimension, type Scope } from "./scope.ts";
import type { PlacedSentence } from "./sentences.ts";

export type Meaning = {
  readonly kind: "agrees" | "differs" | "unknown";
  readonly record: Fact | null;
  /** Of the record as a token names it: with its edition where that is not the post's. */
  readonly id: string;
  readonly measure: Measure | null;
  /** Nothing else than this record is meant. */
  readonly isSure: boolean;
};

type Candidate = {
  readonly record: Fact;
  readonly scope: Scope;
  readonly quantities: readonly Quantity[];
  /** Said beside the record itself: what reports say, or what was planned. */
  readonly isBeside: boolean;
};

const planned = /^date\.(?:expected|announced|revised)\./;

const candidatesIn = derivedFrom(({ all }: FactSnapshot) => {
  const candidates = all
    .filter(({ standing }) => standing !== "withdrawn")
    .map((record) => ({
      record,
      scope: scopeOf(record),
      quantities: quantitiesOf(record),
      isBeside: isReportedDifference(record) || planned.test(record.id),
    }));
  return new Map<Measure, readonly Candidate[]>(
    measures.map((measure) => [
      measure,
      candidates.filter(({ record }) => measure.records.test(record.id)),
    ]),
  );
});

function quantitiesOf({ id, value }: Fact): readonly Quantity[] {
  const one = (kind: "rank" | "marks" | "money", amount: number) => [
    { kind, unit: "", min: amount, max: amount },
  ];
  if (value.kind === "rank") return one("rank", value.rank);
  if (value.kind === "signed-marks") return one("marks", Math.abs(value.marks));
  if (value.kind === "boolean" && id.endsWith("_fee")) return one("money", value.yes ? 1 : 0);
  return figuresIn(factText({ value })).map(({ quantity }) => quantity);
}

/** The record that the words around a figure mean, and how its value compares; for the figure of a token by the measure of its own record. */
export function meaningOf(
  figure: Figure,
  sentence: PlacedSentence,
  facts: FactSnapshot,
  own: Fact | null = null,
): Meaning {
  const unit = unitOf(figure.quantity);
  const found =
    own === null
      ? measureOf(figure, sentence)
      : {
          measure: measures.find(
            ({ units, records }) => units.includes(unit) && records.test(own.id),
          ),
          isNear: true,
        };
  const { measure = null, isNear } = found;
  const unknown = { kind: "unknown", record: null, id: "", measure, isSure: false } as const;
  if (measure === null) return unknown;
  const other = otherYear(figure, sentence, candidatesIn(facts).get(measure) ?? [], facts);
  const used = other === null ? facts : facts.inEdition(other);
  if (used === undefined) return unknown;

  const all = candidatesIn(used).get(measure) ?? [];
  const { left, isOne, isAbove } = narrowed(all, figure, sentence, measure, used.edition);
  const isSure = isOne && isNear && !isDoubtful(figure, sentence);
  const end = endMeant(figure, sentence);
  const comparable = left.filter(({ quantities }) =>
    quantities.some((one) => unitOf(one) === unit),
  );
  const equal = comparable.filter(({ quantities, isBeside, record }) => {
    const isOfShape = !isBeside || unit !== "days" || record.value.kind === shapeOf(figure);
    return isOfShape && quantities.some((one) => isEqual(figure, one, end));
  });
  const told = (kind: Meaning["kind"], record: Fact | undefined) => {
    const id = used === facts ? record?.id : `${used.edition}/${record?.id}`;
    return { kind, record: record ?? null, id: id ?? "", measure, isSure };
  };
  const main = comparable.filter(({ isBeside }) => !isBeside).map(({ record }) => record);
  const nearest = nearestOf(main, figure, end);
  const match = equal.find(({ isBeside }) => !isBeside)?.record;
  if (match !== undefined)
    return isOne || unit === "days" ? told("agrees", match) : told("unknown", nearest);
  const isOfAnother =
    isAbove && all.some(({ quantities }) => quantities.some((one) => isEqual(figure, one, end)));
  const isOpen =
    !isSure ||
    isOfAnother ||
    equal.length > 0 ||
    nearest === undefined ||
    measure.isLoose ||
    !isKnown(nearest) ||
    nearest.standing === "expected";
  return told(isOpen ? "unknown" : "differs", nearest);
}

function nearestOf(records: readonly Fact[], figure: Figure, end: End): Fact | undefined {
  const alike = records.filter(({ value }) => value.kind === shapeOf(figure));
  const ofEnd = end === "closing" ? /closes/ : /opens|start/;
  return alike.find(({ id }) => ofEnd.test(id)) ?? alike[0] ?? records[0];
}

/** The edition that a figure belongs to where it is not this one, by the year that is named. */
function otherYear(
  figure: Figure,
  sentence: PlacedSentence,
  of: readonly Candidate[],
  { edition }: FactSnapshot,
): string | null {
  const named = namedFor("year", figure, sentence)?.values ?? [];
  const year = named.toSorted().at(-1);
  if (year === undefined || named.includes(edition)) return null;
  return of.some((one) => isOfYear(one, year, edition)) ? null : year;
}

function isOfYear({ record, scope }: Candidate, named: string, current: string): boolean {
  return scope.year === undefined
    ? named === current || named === record.edition
    : scope.year.includes(named);
}

const longestJoint = 30;

/** The measure of a figure: by the words beside the figure, or in its sentence or cell, or above it. */
function measureOf(figure: Figure, sentence: PlacedSentence) {
  const { start, end, quantity } = figure;
  const own = measures.filter(({ units }) => units.includes(unitOf(quantity)));
  const { words, row, column, before, headings } = sentence;
  const heads = `${row} ${column}`;
  const alike = alikeIn(sentence, quantity.kind);
  const last = alike.findLast((one) => one.end <= start)?.end ?? 0;
  const next = alike.find((one) => one.start >= end)?.start ?? words.length;
  const [after = ""] = words.slice(end, next).split(/[,;:.]\s/);
  const above = `${before} ${headings[0] ?? ""}`;
  const isAlone = alike.length === 1;
  const isListed = last > 0 && start - last < longestJoint;
  const isPlain = quantity.kind === "money" || quantity.kind === "days";
  const places = [
    { text: `${heads} ${words.slice(last, end)} ${after}`, isNear: true },
    { text: `${heads} ${clauseAround(words, start, end)}`, isNear: true },
    { text: `${heads} ${words}`, isNear: isAlone || isListed },
    { text: `${heads} ${words} ${above}`, names: above, isNear: isAlone && isPlain },
  ];
  for (const { text, names = text, isNear } of places) {
    const measure = own.find((one) => one.names.test(names) && one.not?.test(text) !== true);
    if (measure !== undefined) return { measure, isNear };
  }
  return { measure: undefined, isNear: false };
}

function alikeIn({ words }: PlacedSentence, kind: Quantity["kind"]): readonly Figure[] {
  return figuresIn(words).filter(({ quantity }) => quantity.kind === kind);
}

/** The candidates of what the text names, by each dimension; `isOne` where all that has to be known is. */
function narrowed(
  all: readonly Candidate[],
  figure: Figure,
  sentence: PlacedSentence,
  { usual, needs }: Measure,
  edition: string,
) {
  let left = all;
  let isOne = true;
  let isAbove = false;
  for (const dimension of dimensions) {
    const limitOf = ({ scope }: Candidate) => scope[dimension];
    const lasting = left.filter((one) => limitOf(one) === undefined);
    if (lasting.length === left.length) continue;
    const isNeeded = needs.includes(dimension);
    const byDefault: Named | undefined = usual[dimension] && {
      values: usual[dimension],
      isSure: true,
    };
    const named = namedFor(dimension, figure, sentence) ?? byDefault;
    if (named == null) {
      // Of no year, the records that are of none in particular are meant.
      if (dimension === "year" && lasting.length > 0) left = lasting;
      if (isNeeded && new Set(left.map((one) => limitOf(one)?.join())).size > 1) isOne = false;
      continue;
    }
    const { values, isSure } = named;
    if (dimension !== "year" && named.isAbove === true) isAbove = true;
    if (isNeeded && !isSure) isOne = false;
    if (dimension === "year") {
      const ofYear = left.filter((one) => values.every((value) => isOfYear(one, value, edition)));
      const special = ofYear.filter((one) => limitOf(one) !== undefined);
      left = special.length > 0 ? special : ofYear;
      continue;
    }
    const special = left.filter((one) => values.every((value) => limitOf(one)?.includes(value)));
    if (special.length > 0) left = [...special, ...lasting.filter(({ isBeside }) => isBeside)];
    else if (lasting.length > 0) left = lasting;
    else {
      left = left.filter((one) => values.some((value) => limitOf(one)?.includes(value)));
      if (isNeeded) isOne = false;
    }
  }
  return { left, isOne: isOne && left.length > 0, isAbove };
}

type Named = {
  readonly values: readonly string[];
  readonly isSure: boolean;
  /** Not the sentence names it, but the text above. */
  readonly isAbove?: true;
};

const attached =
  /^\s*(?:marks?|percentile|of the seats|each)?\s*(?:\(|(?:for|to|per|in|of|from|on|by|is for|are (?:for|reserved for)|goes to|go to)\s+(?:the |a |an |each |every |all |any |its )?(?:[^\s,;]{0,14}\s)?)$|^\s*\(?$/i;

/** The things that the words nearest to a figure name: attached behind it, before it, after it, in the heads of its cell, above it. */
function namedFor(dimension: Dimension, figure: Figure, sentence: PlacedSentence): Named | null {
  const of = (text: string) =>
    mentionsIn(text).filter((one) => one.dimension === dimension && one.values.length > 0);
  const { words, row, column, before, headings } = sentence;
  const own = of(words);
  const alike = alikeIn(sentence, figure.quantity.kind);
  const isCrossed = (from: number, to: number) =>
    alike.some(({ start }) => start >= from && start < to);
  const isAttached = (end: number, start: number) =>
    start >= end && attached.test(words.slice(end, start));
  const behind = own.find(
    ({ start, end }) => isAttached(figure.end, start) || (start < figure.end && figure.start < end),
  );
  if (behind !== undefined) return { values: behind.values, isSure: true };
  const last = own.findLast(
    (one) =>
      one.end <= figure.start &&
      !alike.some((other) => one.start < figure.start && isAttached(other.end, one.start)),
  );
  if (last !== undefined) {
    const isOnly =
      own.length === 1 && !(dimension === "session" && figure.quantity.kind === "days");
    return { values: last.values, isSure: isOnly || !isCrossed(last.end, figure.start) };
  }
  const next = own.find(({ start }) => start >= figure.end);
  if (next !== undefined && !isCrossed(figure.end, next.start)) {
    const between = words.slice(figure.end, next.start);
    return { values: next.values, isSure: own.length === 1 && !/[;:,]/.test(between) };
  }
  const heads = [...of(column), ...of(row)];
  if (heads.length > 0) return { values: heads.flatMap(({ values }) => values), isSure: true };
  for (const [place, above] of [before, ...headings].entries()) {
    const found = of(above);
    if (found.length === 0) continue;
    const isSame = new Set(found.map(({ values }) => values.join())).size === 1;
    const values = [...new Set(found.flatMap((one) => one.values))];
    return { values, isSure: isSame && (place > 0 || alike.length <= 1), isAbove: true };
  }
  return null;
}

const denial = /\b(?:not|no|nor|neither|never|instead of|rather than|used to|myth|wrongly)\b/i;
/** A share of a whole, or a bound, is another value than the one it is compared with. */
const partial =
  /\b(?:less than|more than|under|(?<!\b(?:ran|runs?|held|spread) )over|below|above)\s*₹?$/i;
const ofWhole = /\b(?:out )?of(?: (?:the|its|these|all))*\s*$/i;
const comparing =
  /\b(?:year (?:before|earlier|later|ago)|(?:previous|last) year|high(?:er|est)|low(?:er|est)|fewer|points?|differ\w*|until|formerly|against|gap|jump\w*|rose|fell|twice|in all|altogether|both sessions|each session|set aside)\b/i;
const ofPaper =
  /\b(?:papers?|jee|exam|section|subjects?|physics|chemistry|math\w*|aptitude|drawing|planning|total|maximum|questions: |josaa|nta|languages?|sessions?|attempts?|advanced|cit(?:y|ies)|decimals?|answers?|question|blank|wrong|correct|negative|candidates|appeared|registered|years)\b/i;
/** A question, a denial or a comparison states no value of its own. */
function isDoubtful({ start, end, quantity }: Figure, sentence: PlacedSentence): boolean {
  const { words, row, column, isCell } = sentence;
  if (isQuestion(sentence)) return true;
  const clause = clauseAround(words, start, end);
  const before = clause.slice(0, Math.max(0, clause.indexOf(words.slice(start, end))));
  if (/\bwould\b/i.test(clause) || denial.test(before) || partial.test(before)) return true;
  switch (quantity.kind) {
    case "count":
    case "marks":
      return ofWhole.test(before) || !ofPaper.test(`${row} ${column} ${words}`);
    case "clock":
      return (
        (isCell && !/\bshift/i.test(row)) || /\b(?:gates?|reach|entry|early|report)\b/i.test(words)
      );
    case "days":
    case "duration":
      return false;
    case "money":
    case "percent":
    case "percentile":
    case "rank":
    case "size":
      return /\bif you\b|^\s*with\b/i.test(clause) || comparing.test(clause);
  }
}

export function isQuestion({ words, isHeading }: PlacedSentence): boolean {
  return !isHeading && /\?["”)]*\s*$/.test(words);
}

type End = "opening" | "closing" | null;

function endMeant({ start }: Figure, { words, row, column }: PlacedSentence): End {
  const near = `${row} ${column} ${words.slice(Math.max(0, start - 50), start)}`;
  if (
    /\b(?:clos\w+|ends?|ended|last (?:date|day)|until|till|by|deadline|up to)\b[^.;]*$/i.test(near)
  )
    return "closing";
  return /\b(?:open\w*|starts?|started|begins?|began|first (?:date|day)|from|commenc\w+)\b[^.;]*$/i.test(
    near,
  )
    ? "opening"
    : null;
}

function isEqual(
  { quantity: said, isApproximate, text }: Figure,
  held: Quantity,
  end: End,
): boolean {
  if (said.kind === "days" || held.kind === "days") {
    if (said.kind !== "days" || held.kind !== "days") return false;
    const one = said.spans.length === 1 ? end : null;
    return said.spans.every((span) => isHeld(span, held.spans, one));
  }
  if (unitOf(said) !== unitOf(held)) return false;
  const decimals = decimalsOf(text);
  if (said.kind === "percentile" && (decimals > 0 || Number.isInteger(held.min))) {
    const factor = 10 ** decimals;
    return [Math.round(held.min * factor), Math.floor(held.min * factor)].some(
      (value) => Math.abs(value - said.min * factor) < 1e-6,
    );
  }
  if (said.kind === "percentile") return isApproximate && Math.abs(said.min - held.min) <= 1;
  const isNear = (one: number, other: number) =>
    one === other || (isApproximate && Math.abs(one - other) <= 0.06 * other);
  if (said.min === said.max) return isNear(said.min, held.min) || isNear(said.max, held.max);
  return isNear(said.min, held.min) && isNear(said.max, held.max);
}

function isHeld(said: DaySpan, held: readonly DaySpan[], end: End): boolean {
  const first = held[0];
  const last = held.at(-1);
  if (first === undefined || last === undefined) return false;
  if (!isSameDay(said.from, said.to))
    return [...held, { from: first.from, to: last.to }].some(
      ({ from, to }) => isSameDay(said.from, from) && isSameDay(said.to, to),
    );
  if (end === "opening") return isSameDay(said.from, first.from);
  if (end === "closing") return isSameDay(said.from, last.to);
  return held.some(({ from, to }) => isSameDay(said.from, from) || isSameDay(said.from, to));
}
