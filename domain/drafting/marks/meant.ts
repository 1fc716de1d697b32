import {
  factText,
  isKnown,
  isReportedDifference,
  type Fact,
} from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { clauseAround } from "./clauses.ts";
import type { CalendarDay, DaySpan } from "./days.ts";
import { figuresIn, measured, type Figure, type Quantity } from "./figures.ts";
import { measures, type Measure } from "./measures.ts";
import { isAdvice, isOrder } from "./rules.ts";
import { dimensions, mentionsIn, scopeOf, type Dimension, type Scope } from "./scope.ts";
import type { PlacedSentence } from "./sentences.ts";

/** The answer of the records to a figure; `record` is the one that is meant, or the nearest. */
export type Meaning = {
  readonly kind: "agrees" | "differs" | "unknown";
  readonly record: Fact | null;
  /** The edition whose record it is. */
  readonly edition: string;
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

/** Days that were named before those on which it took place. */
const planned = /^date\.(?:expected|announced|revised)\./;

const candidatesOf = new WeakMap<readonly Fact[], Map<Measure, readonly Candidate[]>>();

/** The records of a measure, worked out once for a snapshot. */
function candidates(measure: Measure, { all }: FactSnapshot): readonly Candidate[] {
  const known = candidatesOf.get(all) ?? new Map<Measure, readonly Candidate[]>();
  candidatesOf.set(all, known);
  const before = known.get(measure);
  if (before !== undefined) return before;
  const found = all
    .filter((record) => measure.records.test(record.id) && record.standing !== "withdrawn")
    .map((record) => ({
      record,
      scope: scopeOf(record),
      quantities: quantitiesOf(record),
      isBeside: isReportedDifference(record) || planned.test(record.id),
    }));
  known.set(measure, found);
  return found;
}

function quantitiesOf({ id, value }: Fact): readonly Quantity[] {
  if (value.kind === "rank") return [measured("rank", value.rank)];
  if (value.kind === "signed-marks") return [measured("marks", Math.abs(value.marks))];
  if (value.kind === "boolean" && id.endsWith("_fee"))
    return [measured("money", value.yes ? 1 : 0)];
  return figuresIn(factText({ value })).map(({ quantity }) => quantity);
}

/** More marks than this are not those of one answer. */
const mostOfAnswer = 12;

/** Compares one figure of a sentence with the records. `own`: the record whose token it is. */
export function meaningOf(
  figure: Figure,
  sentence: PlacedSentence,
  facts: FactSnapshot,
  own: Fact | null = null,
): Meaning {
  const found = own === null ? measureOf(figure, sentence) : measureOfToken(figure, own);
  const measure = found?.measure ?? null;
  const unknown = {
    kind: "unknown",
    record: null,
    edition: facts.edition,
    measure,
    isSure: false,
  } as const;
  if (found === null || measure === null) return unknown;
  const year = namedFor("year", figure, sentence)?.values ?? [];
  const other = otherYear(figure, year, candidates(measure, facts), facts);
  const used = other === null ? facts : facts.inEdition(other);
  if (used === undefined) return unknown;
  const {
    left,
    isSure: isOne,
    isAbove,
  } = narrowed(candidates(measure, used), figure, sentence, measure, used.edition);
  const isSure = isOne && found.isNear && !isDoubtful(figure, sentence);
  const kindOf = unitOf(figure.quantity);
  const end = endMeant(figure, sentence);
  const comparable = left.filter(({ quantities }) =>
    quantities.some((one) => unitOf(one) === kindOf),
  );
  const equal = comparable.filter(
    ({ quantities, isBeside, record }) =>
      quantities.some((one) => isEqual(figure, one, end)) &&
      (!isBeside || kindOf !== "days" || shapeOf(record) === shapeOf(figure)),
  );
  const main = comparable.filter(({ isBeside }) => !isBeside);
  const alike = main.filter(({ record }) => shapeOf(record) === shapeOf(figure));
  const ofEnd = { opening: /opens|start/, closing: /closes/ }[end ?? "opening"];
  const nearest =
    (alike.find(({ record }) => ofEnd.test(record.id)) ?? alike[0] ?? main[0])?.record ?? null;
  const told = { record: nearest, edition: used.edition, measure, isSure };
  const [match] = equal.filter(({ isBeside }) => !isBeside);
  const isPlain = isOne || kindOf === "days";
  if (match !== undefined)
    return isPlain
      ? { kind: "agrees", record: match.record, edition: used.edition, measure, isSure }
      : { ...told, kind: "unknown" };
  const isOfAnother =
    isAbove &&
    candidates(measure, used).some(({ quantities }) =>
      quantities.some((one) => isEqual(figure, one, end)),
    );
  const isOpen =
    equal.length > 0 ||
    isOfAnother ||
    (measure.records.source.startsWith("^marking") &&
      figure.quantity.kind === "marks" &&
      figure.quantity.max > mostOfAnswer) ||
    nearest === null ||
    measure.isLoose ||
    !isKnown(nearest) ||
    nearest.standing === "expected";
  return { ...told, kind: isOpen || !isSure ? "unknown" : "differs" };
}

function measureOfToken({ quantity }: Figure, { id }: Fact): Found | null {
  const unit = unitOf(quantity);
  const measure = measures.find(({ units, records }) => units.includes(unit) && records.test(id));
  return measure === undefined ? null : { measure, isNear: true };
}

/** The edition that a figure belongs to where it is not this one: by the year that is named, or by that of its days. */
function otherYear(
  { quantity }: Figure,
  named: readonly string[],
  of: readonly Candidate[],
  { edition }: FactSnapshot,
): string | null {
  const [year] = named.toSorted().reverse();
  if (year !== undefined && !named.includes(edition))
    return of.some(({ record, scope }) => isOfYear(record, scope, year, edition)) ? null : year;
  if (quantity.kind !== "days") return null;
  const [first] = quantity.spans;
  if (first === undefined || first.from.year === null) return null;
  const examYear = String(first.from.month >= 10 ? first.from.year + 1 : first.from.year);
  return examYear === edition ? null : examYear;
}

function isOfYear({ edition }: Fact, { year }: Scope, named: string, current: string): boolean {
  return year === undefined ? named === current || named === edition : year.includes(named);
}

/** Characters between two values of one enumeration. */
const longestJoint = 30;

type Found = { readonly measure: Measure; readonly isNear: boolean };

/** The first measure that what stands beside it, its clause, its sentence with the heads, or what is above names. */
function measureOf(figure: Figure, sentence: PlacedSentence): Found | null {
  const { start, end, quantity } = figure;
  const unit = unitOf(quantity);
  const own = measures.filter(({ units }) => units.includes(unit));
  if (own.length === 0) return null;
  const { words, row, column, before, headings } = sentence;
  const heads = `${row} ${column}`;
  const alike = alikeIn(sentence, quantity.kind);
  const last = alike.findLast((one) => one.end <= start)?.end ?? 0;
  const next = alike.find((one) => one.start >= end)?.start ?? words.length;
  const [after = ""] = words.slice(end, next).split(/[,;:.]\s/);
  const above = `${before} ${headings[0] ?? ""}`;
  const whole = `${heads} ${words}`;
  const texts = [
    `${heads} ${words.slice(last, end)} ${after}`,
    `${heads} ${clauseAround(words, start, end)}`,
    whole,
    `${whole} ${above}`,
  ];
  const isPronounced = quantity.kind === "money" || quantity.kind === "days";
  for (const [place, text] of texts.entries()) {
    const names = place === 3 ? above : text;
    const measure = own.find((one) => one.names.test(names) && one.not?.test(text) !== true);
    if (measure !== undefined)
      return {
        measure,
        isNear:
          place < 2 ||
          (alike.length === 1 && (place === 2 || isPronounced)) ||
          (place === 2 && last > 0 && start - last < longestJoint),
      };
  }
  return null;
}

function alikeIn({ words }: PlacedSentence, kind: Quantity["kind"]): readonly Figure[] {
  return figuresIn(words).filter(({ quantity }) => quantity.kind === kind);
}

function unitOf({ kind, unit }: Quantity): string {
  return kind === "count" ? `count:${unit}` : kind;
}

/** The candidates that what is named leaves, and whether nothing that has to be known is open. */
function narrowed(
  all: readonly Candidate[],
  figure: Figure,
  sentence: PlacedSentence,
  measure: Measure,
  edition: string,
) {
  let left = all;
  let isSure = true;
  let isAbove = false;
  for (const dimension of dimensions) {
    if (!left.some(({ scope }) => scope[dimension] !== undefined)) continue;
    const usual = measure.usual[dimension];
    const named =
      namedSurely(dimension, figure, sentence) ??
      (usual === undefined ? null : { values: usual, isSure: true });
    const isNeeded = measure.needs.includes(dimension);
    if (named === null) {
      // Of no year, the records that are of none in particular are meant.
      const lasting = left.filter(({ scope }) => scope.year === undefined);
      if (dimension === "year" && lasting.length > 0) left = lasting;
      const isOne = new Set(left.map(({ scope }) => scope[dimension]?.join())).size === 1;
      if (isNeeded && !isOne) isSure = false;
      continue;
    }
    const { values } = named;
    if (named.isAbove === true && dimension !== "year") isAbove = true;
    if (dimension === "year") {
      const ofYear = left.filter(({ record, scope }) =>
        values.every((value) => isOfYear(record, scope, value, edition)),
      );
      const special = ofYear.filter(({ scope }) => scope.year !== undefined);
      left = special.length > 0 ? special : ofYear;
      if (isNeeded && !named.isSure) isSure = false;
      continue;
    }
    const special = left.filter(
      ({ scope }) =>
        scope[dimension] !== undefined &&
        values.every((value) => scope[dimension]?.includes(value)),
    );
    const lasting = left.filter(({ scope }) => scope[dimension] === undefined);
    const covering =
      special.length > 0 ? [...special, ...lasting.filter(({ isBeside }) => isBeside)] : lasting;
    const meeting = left.filter(({ scope }) =>
      values.some((value) => scope[dimension]?.includes(value) !== false),
    );
    left = covering.length > 0 ? covering : meeting;
    // General candidates are men and women: what none of them pays is false of all.
    const isShared =
      covering.length === 0 &&
      !values.every((value) => value.startsWith("general") || value === "third-gender");
    if (isNeeded && (!named.isSure || isShared)) isSure = false;
  }
  return { left, isSure: isSure && left.length > 0, isAbove };
}

function namedSurely(dimension: Dimension, figure: Figure, sentence: PlacedSentence): Named | null {
  const named = namedFor(dimension, figure, sentence);
  const isOpen = dimension === "paper" && (named === null || (named.isAbove && !named.isSure));
  return (isOpen ? paperMeant(figure, sentence) : null) ?? named;
}

/** A sentence on the exam that names no paper means Paper 1, unless it is about sets of questions to solve. */
function paperMeant({ quantity, text: written }: Figure, sentence: PlacedSentence): Named | null {
  const { words, row, column, headings, isCell, isHeading } = sentence;
  const isOfPaper =
    quantity.kind === "count" || quantity.kind === "marks" || quantity.kind === "duration";
  if (!isOfPaper || quantity.max < 5 || quantity.min !== quantity.max) return null;
  const own = `${row} ${column} ${words}`;
  if (isAdvice(own) || isOrder(words) || ofOtherPaper.test(`${own} ${headings.join(" ")}`))
    return null;
  const isTold = isCell
    ? /\b(?:pattern|structure|scheme|glance|paper 1)\b/i.test(`${column} ${headings.join(" ")}`)
    : paperTold.test(words) || isHeading || /^[^\d:]{3,30}:\s*\d+/.test(words);
  return isTold && /\d/.test(written) ? { values: ["1"], isSure: true } : null;
}

const ofOtherPaper =
  /\bb\.? ?(?:arch|plan)|\bpaper 2|\b2[ab]\b|\b(?:past|previous|mock|practice|work|day|wrong|correct)\b/i;
const paperTold =
  /\b(?:jee main|(?:the|each|one) (?:exam|paper|test)|section [ab]|(?:each|every|per|three) subjects?)\b.*\b(?:has|have|had|carries|carry|contains?|consists?|asks?|comprises?|lasts?|is|are|for|there)\b|\bthere (?:are|is|were)\b.*\b(?:paper|exam|section [ab]|(?:each|every|per) subject)\b/i;

const denial = /\b(?:not|no|nor|neither|never|instead of|rather than|used to|myth|wrongly)\b/i;
/** A share of a whole, or a bound, is another value than the one it is compared with. */
const partial =
  /\b(?:less than|more than|under|(?<!\b(?:ran|runs?|held|spread) )over|below|above)\s*₹?$/i;
const ofWhole = /\b(?:out )?of(?: (?:the|its|these|all))*\s*$/i;
const comparing =
  /\b(?:year (?:before|earlier|later|ago)|(?:previous|last) year|high(?:er|est)|low(?:er|est)|fewer|points?|differ\w*|until|formerly|against|gap|jump\w*|rose|fell|twice|in all|altogether|both sessions|each session|set aside)\b/i;

/** Counts that name nothing of the exam are of what somebody does. */
const ofPaper =
  /\b(?:papers?|jee|exam|section|subjects?|physics|chemistry|math\w*|aptitude|drawing|planning|total|maximum|questions: |josaa|nta|languages?|sessions?|attempts?|advanced|cit(?:y|ies)|decimals?|answers?|question|blank|wrong|correct|negative|candidates|appeared|registered|years)\b/i;

/** A question, a denial or a comparison states no value of its own. */
function isDoubtful(
  { start, end, quantity }: Figure,
  { words, row, column, isCell, isHeading }: PlacedSentence,
): boolean {
  if (!isHeading && /\?["”)]*\s*$/.test(words)) return true;
  const clause = clauseAround(words, start, end);
  if (/\bwould\b/i.test(clause)) return true;
  const before = clause.slice(0, Math.max(0, clause.indexOf(words.slice(start, end))));
  if (denial.test(before) || partial.test(before)) return true;
  const { kind } = quantity;
  const isCounted = kind === "count" || kind === "marks";
  if (isCounted && (ofWhole.test(before) || !ofPaper.test(`${row} ${column} ${words}`)))
    return true;
  if (kind === "clock" && isCell && !/\bshift/i.test(row)) return true;
  if (kind === "clock") return /\b(?:gates?|reach|entry|early|report)\b/i.test(words);
  if (kind === "days" || kind === "count" || kind === "marks" || kind === "duration") return false;
  const isOfReader = kind !== "money" && /\bif you\b|^\s*with\b/i.test(clause);
  return isOfReader || comparing.test(clause);
}

type Span = { readonly start: number; readonly end: number };

type Named = {
  readonly values: readonly string[];
  readonly isSure: boolean;
  /** Not the sentence names it, but what stands above. */
  readonly isAbove?: true;
};

const attached =
  /^\s*(?:marks?|percentile|of the seats|each)?\s*(?:\(|(?:for|to|per|in|of|from|on|by|is for|are (?:for|reserved for)|goes to|go to)\s+(?:the |a |an |each |every |all |any |its )?(?:[^\s,;]{0,14}\s)?)$|^\s*\(?$/i;

/** Finds the value of one dimension for a figure: right behind it, before it in its sentence, in its heads, then above. */
function namedFor(dimension: Dimension, figure: Figure, sentence: PlacedSentence): Named | null {
  const of = (text: string) =>
    mentionsIn(text).filter((one) => one.dimension === dimension && one.values.length > 0);
  const { words, row, column, before, headings } = sentence;
  const own = of(words);
  const after = own.find(
    ({ start, end }) =>
      (start >= figure.end && attached.test(words.slice(figure.end, start))) ||
      (start < figure.end && figure.start < end),
  );
  if (after !== undefined) return { values: after.values, isSure: true };
  const alike = alikeIn(sentence, figure.quantity.kind);
  const others = (from: number, to: number) =>
    alike.some(({ start }) => start >= from && start < to);
  const isTaken = ({ start }: Span) =>
    alike.some(
      (other) =>
        other.end <= start && start < figure.start && attached.test(words.slice(other.end, start)),
    );
  const last = own.findLast((one) => one.end <= figure.start && !isTaken(one));
  if (last !== undefined) {
    const isCrossed = others(last.end, figure.start);
    const isOnly =
      own.length === 1 && !(dimension === "session" && figure.quantity.kind === "days");
    return { values: last.values, isSure: isOnly || !isCrossed };
  }
  const next = own.find(({ start }) => start >= figure.end);
  if (next !== undefined && !others(figure.end, next.start)) {
    const between = words.slice(figure.end, next.start);
    return { values: next.values, isSure: own.length === 1 && !/[;:,]/.test(between) };
  }
  const heads = [...of(column), ...of(row)];
  if (heads.length > 0) return byAll(heads, true);
  const opened = of(before);
  if (opened.length > 0) return above(opened, isOneOf(opened) && alike.length <= 1);
  for (const heading of headings) {
    const found = of(heading);
    if (found.length > 0) return above(found, isOneOf(found));
  }
  return null;
}

function byAll(
  mentions: readonly { readonly values: readonly string[] }[],
  isSure: boolean,
): Named {
  return { values: [...new Set(mentions.flatMap(({ values }) => values))], isSure };
}

function isOneOf(mentions: readonly { readonly values: readonly string[] }[]): boolean {
  return new Set(mentions.map(({ values }) => values.join())).size === 1;
}

function above(
  mentions: readonly { readonly values: readonly string[] }[],
  isSure: boolean,
): Named {
  const { values } = byAll(mentions, isSure);
  return { values, isSure, isAbove: true };
}

type End = "opening" | "closing" | null;

/** Which end of a span a single day is. */
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

/** `days` in a row and single ones are told in different ways. */
function shapeOf(of: Fact | Figure): string {
  if ("quantity" in of) {
    if (of.quantity.kind !== "days") return of.quantity.kind;
    const [first, ...more] = of.quantity.spans;
    if (first === undefined || more.length > 0) return "date-list";
    return isSameDay(first.from, first.to) ? "date" : "date-range";
  }
  return of.value.kind;
}

function isEqual(figure: Figure, held: Quantity, end: End): boolean {
  const { quantity: said, isApproximate } = figure;
  if (said.kind === "days" || held.kind === "days")
    return (
      said.kind === "days" &&
      held.kind === "days" &&
      said.spans.every((span) => isHeld(span, held.spans, said.spans.length === 1 ? end : null))
    );
  if (unitOf(said) !== unitOf(held)) return false;
  if (said.kind === "percentile") {
    const factor = 10 ** said.decimals;
    const isRounded = [Math.round(held.min * factor), Math.floor(held.min * factor)].some(
      (value) => Math.abs(value - said.min * factor) < 1e-6,
    );
    return said.decimals > 0 || Number.isInteger(held.min)
      ? isRounded
      : isApproximate && Math.abs(said.min - held.min) <= 1;
  }
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

function isSameDay(one: CalendarDay, other: CalendarDay): boolean {
  const isSameYear = one.year === other.year || one.year === null || other.year === null;
  return one.day === other.day && one.month === other.month && isSameYear;
}
