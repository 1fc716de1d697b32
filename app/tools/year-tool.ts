import { type Fact, isKnown, wholeFactText } from "../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords } from "../../content/milestones.ts";
import type { Stage } from "../../content/season.ts";
import { yearMilestoneWords, type YearStep, yearSteps } from "../../content/year-steps.ts";
import { type Coming, seasonWords } from "../season/coming.ts";
import { listedSnapshots, type Milestone, milestonesOf } from "../season/milestones.ts";
import { daysOfCounselling, daysOfSilence, seasonOn } from "../season/season-of-day.ts";
import { daysAfter, whenText } from "../season/calendar-days.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";

export type YearDates = {
  readonly name: string;
  readonly text: string;
  readonly standing: MilestoneState;
};

/**
 * A step can be taken now, comes next, comes later or is over; or any day will do (`undated`; `due`:
 * and this is the time for it), or its days are not known here, or none is announced. Only a step with days of its own is ever over.
 */
export type StepState =
  | "now"
  | "next"
  | "later"
  | "over"
  | "due"
  | "undated"
  | "dayless"
  | "unknown";

export type StepToday = {
  readonly step: YearStep;
  readonly dates: readonly YearDates[];
  readonly state: StepState;
};

type OpenNow = { readonly step: string; readonly text: string };

export type YearToday = {
  readonly headline: string;
  readonly open: readonly OpenNow[];
  readonly next: Coming;
  /** The first day of the next session of the exam, where it is known. */
  readonly examDay: string | null;
  readonly steps: readonly StepToday[];
};

type MilestoneOnDay = { readonly milestone: Milestone; readonly standing: MilestoneState };

const allMilestones = derivedFrom((facts) => [
  ...listedSnapshots(facts)
    .flatMap((snapshot) => milestonesOf(snapshot, yearMilestoneWords))
    .sort((one, other) => one.from.localeCompare(other.from)),
]);

/**
 * The way through the year on the Indian calendar day `today`: by the milestones of every edition that
 * readers can see, and the same season and the same "next" as on the home page.
 */
export function yearToday(today: string, facts: FactSnapshot): YearToday {
  const milestones = allMilestones(facts);
  const datedMilestones = milestones.map((milestone) => ({
    milestone,
    standing: milestoneStateOn(today, milestone, milestones),
  }));
  const ofTheExam = milestones.filter(({ words }) => milestoneWords.includes(words));
  const season = seasonOn(today, ofTheExam, facts);
  const { stage } = season;
  // A milestone that goes on is told with its end, an expected one never as going on.
  const notNow = milestones.filter(
    ({ from, to, isExpected }) => isExpected || from > today || to < today,
  );
  const { headline, next } = seasonWords(today, notNow, season, facts);
  return {
    headline,
    open: datedMilestones
      .filter(({ standing }) => standing.kind === "now")
      .sort(byUrgency)
      .map(({ milestone, standing }) => ({
        step: stepOf(milestone.words.id),
        text: `${ofOther(milestone, facts)}${standing.name}: ${standing.text}`,
      })),
    next,
    examDay:
      ofTheExam.find(
        ({ words, from, isExpected }) => words.kind === "exam" && from > today && !isExpected,
      )?.from ?? null,
    steps: yearSteps.map((step) =>
      stepToday(step, { today, dated: datedMilestones, facts, stage }),
    ),
  };
}

function byUrgency({ standing: one }: MilestoneOnDay, { standing: other }: MilestoneOnDay): number {
  return (
    (one.until ?? "9").localeCompare(other.until ?? "9") || other.since.localeCompare(one.since)
  );
}

function stepOf(id: string): string {
  return yearSteps.find(({ milestones }) => milestones.some((one) => one === id))?.id ?? "";
}

function ofOther({ edition }: Milestone, facts: FactSnapshot): string {
  return edition === facts.edition ? "" : `JEE Main ${edition}: `;
}

type Day = {
  readonly today: string;
  readonly dated: readonly MilestoneOnDay[];
  readonly facts: FactSnapshot;
  readonly stage: Stage;
};

function stepToday(step: YearStep, day: Day): StepToday {
  const { dated, facts } = day;
  const ownMilestones = dated.filter(({ milestone }) =>
    step.milestones.some((id) => id === milestone.words.id),
  );
  const ofThisYear = step.milestones
    .filter(
      (id) =>
        !isPart(id) ||
        ownMilestones.some(
          ({ milestone }) => milestone.words.id === id && milestone.edition === facts.edition,
        ),
    )
    .map((id) => datesOf(facts.fact(id), day));
  const ofOthers = ownMilestones
    .filter(({ milestone, standing }) => milestone.edition !== facts.edition && isAlive(standing))
    .map(({ milestone, standing }) => ({
      name: ofOther(milestone, facts) + milestone.words.name,
      text: milestone.text,
      standing,
    }));
  const dates = [...ofOthers, ...ofThisYear];
  return {
    step,
    dates,
    state: step.milestones.length === 0 ? stateWithoutDay(step, day) : stateOf(step, dates, day),
  };
}

function isPart(id: string): boolean {
  return yearMilestoneWords.some((words) => words.id === id && words.partOf !== undefined);
}

function isAlive({ kind }: MilestoneState): boolean {
  return kind === "now" || kind === "ahead";
}

function datesOf(record: Fact, { today, dated, facts }: Day): YearDates {
  const words = yearMilestoneWords.find(({ id }) => id === record.id);
  const knownMilestone = dated.find(
    ({ milestone }) => milestone.words.id === record.id && milestone.edition === facts.edition,
  );
  return {
    name: words?.name ?? record.label,
    text: wholeFactText(record),
    standing: knownMilestone?.standing ?? withoutDay(record, { today, dated, facts }),
  };
}

/** Of a record that names no day, only a month: over once the exam of its session is. */
function withoutDay(record: Fact, { today, dated, facts }: Omit<Day, "stage">): MilestoneState {
  const session = record.id.startsWith("date.s2") ? 2 : 1;
  const exam = dated.find(
    ({ milestone: { words, edition } }) =>
      edition === facts.edition && words.kind === "exam" && words.session === session,
  );
  const isOver = isKnown(record) && exam !== undefined && exam.milestone.to < today;
  const [kind, text] = isOver ? (["over", "over"] as const) : (["unknown", ""] as const);
  return { kind, name: record.label, since: "", text };
}

/** The next day of all is `next`; others that are known are `later`. */
function stateOf(
  step: YearStep,
  dates: readonly YearDates[],
  { today, dated, facts }: Day,
): StepState {
  const kinds = dates.map(({ standing }) => standing.kind);
  if (kinds.includes("now")) return "now";
  if (kinds.includes("ahead")) {
    const [nextDay] = dated
      .map(({ milestone }) => milestone.from)
      .filter((from) => from > today)
      .sort();
    return dates.some(({ standing }) => standing.since === nextDay) ? "next" : "later";
  }
  if (kinds.every((kind) => kind === "over")) return "over";
  return step.milestones.some((id) => isKnown(facts.fact(id))) ? "undated" : "unknown";
}

/**
 * Papers are put in order on any day, and first of all before the forms of the next exam open. Choices,
 * rounds and the seat fee go on with JoSAA; of what follows it, and of JoSAA once it has been, no day is known.
 */
function stateWithoutDay({ id }: YearStep, { dated, facts, stage }: Day): StepState {
  if (id === "documents") return stage === "between" || stage === "announced" ? "due" : "undated";
  const josaa = dated.filter(({ milestone }) => milestone.words.kind === "counselling");
  const isAhead = josaa.some(
    ({ milestone, standing }) => milestone.edition === facts.edition && standing.kind === "ahead",
  );
  if (isAhead) return "later";
  const isOn = josaa.some(({ standing }) => standing.kind === "now");
  return isOn && withJosaa.includes(id) ? "due" : "dayless";
}

const withJosaa = ["choices", "rounds", "seat-fee"];

export type MilestoneState = {
  /** `unconfirmed`: its days are only expected, and here. */
  readonly kind: "now" | "ahead" | "over" | "unconfirmed" | "unknown";
  readonly name: string;
  /** Its first day (ISO); empty where none is known. */
  readonly since: string;
  /** The day after which nothing can be done any more (ISO), where one is known. */
  readonly until?: string;
  readonly text: string;
};

/**
 * A milestone on the Indian calendar day `today`. What comes on one day and is used afterwards is
 * out: slip and card until the last exam day of their session, a result for as long as it tells the
 * season. JoSAA goes on for as long as the season calls it counselling.
 */
export function milestoneStateOn(
  today: string,
  milestone: Milestone,
  milestones: readonly Milestone[],
): MilestoneState {
  const { words, from, to, isExpected } = milestone;
  const { name } = words;
  if (from > today) return { kind: "ahead", name, since: from, text: whenText(today, from) };
  if (isExpected)
    return {
      kind: to < today ? "over" : "unconfirmed",
      name,
      since: from,
      text: to < today ? "over" : "not confirmed",
    };
  switch (words.kind) {
    case "forms":
    case "correction":
    case "key":
    case "exam":
      return whileOpen(milestone, today);
    case "city-slip":
    case "admit-card":
      return whileOut(
        milestone,
        today,
        examOf(milestone, milestones)?.to ?? daysAfter(to, daysOfSilence),
      );
    case "result":
      return whileOut(milestone, today, daysAfter(to, daysOfSilence));
    case "counselling":
      return underWay(milestone, today);
  }
}

function whileOpen({ words, from, to }: Milestone, today: string): MilestoneState {
  const { name } = words;
  if (to < today) return over(name, from);
  const isExam = words.kind === "exam";
  const last = longIndianDate(to);
  const until = to === today ? ", last day today" : isExam ? `, until ${last}` : ` until ${last}`;
  const text = from === to ? "today" : (isExam ? "now" : "open") + until;
  return { kind: "now", name, since: from, until: to, text };
}

/** Until what it is used for is over. */
function whileOut({ words, from }: Milestone, today: string, last: string): MilestoneState {
  const { name } = words;
  if (last < today) return over(name, from);
  if (from === today) return { kind: "now", name, since: from, until: from, text: "today" };
  return { kind: "now", name, since: from, text: `out since ${longIndianDate(from)}` };
}

function underWay({ words, from, to }: Milestone, today: string): MilestoneState {
  if (daysAfter(to, daysOfCounselling) < today) return over(words.name, from);
  const isFirst = from === today;
  return {
    kind: "now",
    name: "JoSAA counselling",
    since: from,
    ...(isFirst && { until: from }),
    text: isFirst ? "begins today" : `under way since ${longIndianDate(from)}`,
  };
}

function over(name: string, since: string): MilestoneState {
  return { kind: "over", name, since, text: "over" };
}

function examOf(
  { edition, words }: Milestone,
  milestones: readonly Milestone[],
): Milestone | undefined {
  return milestones.find(
    (other) =>
      other.edition === edition &&
      other.words.kind === "exam" &&
      other.words.session === words.session,
  );
}
