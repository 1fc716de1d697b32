import type { Milestone } from "../season/known-milestones.ts";
import { daysAfter, whenText } from "../season/calendar-days.ts";
import { daysOfCounselling, daysOfSilence } from "../season/season-of-day.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";

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
 * What a milestone is on the Indian calendar day `today`. What comes on one day and is used afterwards is
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
