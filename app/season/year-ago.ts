import { daysAfter, yearBefore } from "./calendar-days.ts";
import type { Milestone } from "./known-milestones.ts";

/** Three days before to three days after: whoever looks on a Sunday sees what came on the Wednesday. */
const halfAWeek = 3;

/** How far ahead a reader is told what came next then, in days. */
const farAhead = 92;

/** How many things of one week are told. */
const toldAtMost = 2;

/** A sentence; its lead says how near to the day it was. */
export type YearAgo = { readonly lead: string; readonly text: string };

/**
 * What of a former cycle came in the same week a year ago, or next after it; null where no record has a day near it.
 * Only what took place is told.
 */
export function yearAgo(today: string, milestones: readonly Milestone[]): YearAgo | null {
  const sameDay = yearBefore(today);
  const [from, to] = [daysAfter(sameDay, -halfAWeek), daysAfter(sameDay, halfAWeek)];
  const sure = milestones.filter((one) => !one.isExpected && one.to < today);
  const inWeek = sure
    .filter((one) => one.from <= to && one.to >= from)
    .sort((one, other) => length(one) - length(other))
    .slice(0, toldAtMost)
    .sort((one, other) => one.from.localeCompare(other.from));
  if (inWeek.length > 0) {
    const sentences = inWeek.map(({ words, text }) => `${words.was}, ${text}.`).join(" ");
    return { lead: "A year ago this week:", text: `${sentences} ${editionOf(inWeek)}` };
  }
  const [next] = sure.filter((one) => one.from > to && one.from <= daysAfter(to, farAhead));
  if (next === undefined) return null;
  const { words, text } = next;
  return {
    lead: "A year ago, nothing was dated this week. Then came:",
    text: `${words.name}, ${text}. ${editionOf([next])}`,
  };
}

function length({ from, to }: Milestone): number {
  return Date.parse(to) - Date.parse(from);
}

function editionOf(milestones: readonly Milestone[]): string {
  const editions = [...new Set(milestones.map(({ edition }) => edition))];
  return `That was the last cycle, JEE Main ${editions.join(" and ")}.`;
}
