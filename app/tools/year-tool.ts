import { isKnown, wholeFactText } from "../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Stage } from "../../content/season.ts";
import { yearMilestoneWords, type YearStep, yearSteps } from "../../content/year-steps.ts";
import { type Coming, comingNext } from "../season/coming.ts";
import { listedSnapshots, type Milestone, milestonesOf } from "../season/milestones.ts";
import { daysOfCounselling, daysOfSilence } from "../season/season-of-day.ts";
import { daysAfter, whenText } from "../season/calendar-days.ts";
import { whatNow } from "../season/what-now.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";

/** A day or days of a step. `unconfirmed`: they are only expected, and here. */
export type YearDates = {
  readonly kind: "now" | "ahead" | "over" | "unconfirmed" | "unknown";
  readonly name: string;
  readonly text: string;
  /** How they lie to today: `open until 25 February 2026`; empty where nothing is known. */
  readonly said: string;
};

/**
 * A step can be taken now, comes next, comes later or is over; or any day will do (`undated`; `due`:
 * and this is the time for it), or no day of it is known. Only a step with days of its own is ever over.
 */
export type StepState = "now" | "next" | "later" | "over" | "due" | "undated" | "unknown";

export type StepToday = {
  readonly step: YearStep;
  readonly dates: readonly YearDates[];
  readonly state: StepState;
};

export type YearToday = {
  readonly headline: string;
  readonly open: readonly { readonly step: string; readonly text: string }[];
  readonly next: Coming;
  /** The first day of the next session of the exam, where it is known. */
  readonly examDay: string | null;
  readonly steps: readonly StepToday[];
};

type DatedMilestone = Milestone & YearDates;

const allMilestones = derivedFrom((facts) => [
  ...listedSnapshots(facts)
    .flatMap((snapshot) => milestonesOf(snapshot, yearMilestoneWords))
    .sort(byFirstDay),
]);

function byFirstDay(one: Milestone, other: Milestone): number {
  return one.from.localeCompare(other.from);
}

/**
 * The way through the year on the Indian calendar day `today`: by the milestones of every edition that
 * readers can see, in the same season and with the same "next" as on the home page.
 */
export function yearToday(today: string, facts: FactSnapshot): YearToday {
  const milestones = allMilestones(facts);
  const dated = milestones.map((milestone): DatedMilestone => {
    const { edition, words } = milestone;
    const name = words.kind === "counselling" && milestone.from < today ? inJosaa : words.name;
    return {
      ...milestone,
      ...stateOn(today, milestone, milestones),
      name: edition === facts.edition ? name : `JEE Main ${edition}: ${name}`,
    };
  });
  const { season, headline, next } = whatNow(today, facts);
  const exam = dated.find(
    ({ words, kind, isExpected }) =>
      words.kind === "exam" && words.session !== null && kind === "ahead" && !isExpected,
  );
  // A thing that came on one day is used afterwards, and has no end to be told.
  const endOf = ({ words, from, to }: Milestone) =>
    isWindow(words.kind) || from === today ? to : "9";
  const open = dated
    .filter(({ kind }) => kind === "now")
    .sort((one, other) => endOf(one).localeCompare(endOf(other)) || byFirstDay(other, one));
  // The end of what goes on stands beside it: next is what begins.
  const notOpen = dated.filter(({ kind }) => kind !== "now");
  return {
    headline,
    open: open.map(({ words, name, said }) => ({
      step: stepOf(words.id),
      text: `${name}: ${said}`,
    })),
    next: open.length === 0 ? next : comingNext(today, notOpen, season, facts),
    examDay: exam?.from ?? null,
    steps: yearSteps.map((step) => stepToday(step, { today, dated, facts, stage: season.stage })),
  };
}

const inJosaa = "JoSAA counselling";

function isWindow(kind: Milestone["words"]["kind"]): boolean {
  return kind === "forms" || kind === "correction" || kind === "key" || kind === "exam";
}

/**
 * How a milestone lies to the day. Slip and card are out until the last exam day of their session, a result for as long
 * as it tells the season, and JoSAA goes on for as long as the season calls it counselling.
 */
function stateOn(
  today: string,
  { words, edition, from, to, isExpected }: Milestone,
  milestones: readonly Milestone[],
): Pick<YearDates, "kind" | "said"> {
  const { kind, session } = words;
  if (from > today) return { kind: "ahead", said: whenText(today, from) };
  const exam = milestones.find(
    (one) => one.edition === edition && one.words.kind === "exam" && one.words.session === session,
  );
  const isBeforeExam = kind === "city-slip" || kind === "admit-card";
  const daysAfterwards = kind === "counselling" ? daysOfCounselling : daysOfSilence;
  const lastUse = (isBeforeExam ? exam?.to : undefined) ?? daysAfter(to, daysAfterwards);
  if ((isExpected || isWindow(kind) ? to : lastUse) < today) return { kind: "over", said: "over" };
  if (isExpected) return { kind: "unconfirmed", said: "not confirmed" };
  if (!isWindow(kind)) {
    const since = kind === "counselling" ? "under way since" : "out since";
    return { kind: "now", said: from === today ? "today" : `${since} ${longIndianDate(from)}` };
  }
  if (from === to) return { kind: "now", said: "today" };
  const until = to === today ? "last day today" : `until ${longIndianDate(to)}`;
  const comma = to === today || kind === "exam" ? "," : "";
  return { kind: "now", said: `${kind === "exam" ? "now" : "open"}${comma} ${until}` };
}

function stepOf(id: string): string {
  return yearSteps.find(({ milestones }) => milestones.some((one) => one === id))?.id ?? "";
}

type Day = {
  readonly today: string;
  readonly dated: readonly DatedMilestone[];
  readonly facts: FactSnapshot;
  readonly stage: Stage;
};

function stepToday(step: YearStep, day: Day): StepToday {
  const { dated, facts } = day;
  const ofOthers = dated.filter(
    ({ words, edition, kind }) =>
      edition !== facts.edition &&
      step.milestones.includes(words.id) &&
      (kind === "now" || kind === "ahead"),
  );
  const dates = [...ofOthers, ...step.milestones.flatMap((id) => datesOfRecord(id, day))];
  const state = step.milestones.length === 0 ? stateWithoutDay(step, day) : stateOf(dates, day);
  return { step, dates, state };
}

/** Of a record that names no day, only a month, it is over once the exam of its session is. */
function datesOfRecord(
  id: YearStep["milestones"][number],
  { today, dated, facts }: Day,
): readonly YearDates[] {
  const record = facts.fact(id);
  const ownMilestones = dated.filter(({ edition }) => edition === facts.edition);
  const milestone = ownMilestones.find(({ words }) => words.id === id);
  if (milestone !== undefined) return [{ ...milestone, text: wholeFactText(record) }];
  const words = yearMilestoneWords.find((one) => one.id === id);
  if (words === undefined || words.partOf !== undefined) return [];
  const exam = ownMilestones.find(
    (one) => one.words.kind === "exam" && one.words.session === words.session,
  );
  const isOver = isKnown(record) && exam !== undefined && exam.to < today;
  const said = isOver ? "over" : "";
  return [
    { kind: isOver ? "over" : "unknown", name: words.name, text: wholeFactText(record), said },
  ];
}

/** The next day of all is `next`; others that are known are `later`. */
function stateOf(dates: readonly YearDates[], { dated }: Day): StepState {
  const kinds = dates.map(({ kind }) => kind);
  if (kinds.includes("now")) return "now";
  const nextDay = dated.find(({ kind }) => kind === "ahead")?.from;
  const ofNext = dated.filter(({ kind, from }) => kind === "ahead" && from === nextDay);
  if (dates.some(({ name }) => ofNext.some((next) => next.name === name))) return "next";
  if (kinds.includes("ahead")) return "later";
  return kinds.every((kind) => kind === "over") ? "over" : "unknown";
}

/**
 * Papers are put in order on any day, and first of all before the forms of the next exam open. Choices,
 * rounds and the seat fee go on with JoSAA; of what follows it, and of JoSAA once it has been, no day is known.
 */
function stateWithoutDay({ id }: YearStep, { dated, facts, stage }: Day): StepState {
  if (id === "documents") return stage === "between" || stage === "announced" ? "due" : "undated";
  const josaa = dated.filter(({ words }) => words.kind === "counselling");
  if (josaa.some(({ edition, kind }) => edition === facts.edition && kind === "ahead"))
    return "later";
  const isOn = josaa.some(({ kind }) => kind === "now");
  return isOn && withJosaa.includes(id) ? "due" : "unknown";
}

const withJosaa = ["choices", "rounds", "seat-fee"];
