import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { firstLabels, stageWords, type HeroPath } from "../../content/season.ts";
import type { Words } from "../../content/word-tokens.ts";
import { type Coming, seasonWords } from "./coming.ts";
import { listedSnapshots, type Milestone, milestonesOf } from "./milestones.ts";
import { seasonOn, type Season } from "./season-of-day.ts";
import { daysAfter, yearBefore } from "./calendar-days.ts";

export type WhatNow = {
  readonly season: Season;
  readonly headline: string;
  readonly alsoNow: string | null;
  readonly next: Coming;
  readonly over: string | null;
  readonly yearAgo: YearAgo | null;
  readonly actions: readonly Words[];
  /** The button of the home page that most readers want now, and its own words, if it has any. */
  readonly first: { readonly path: HeroPath; readonly label: string | undefined };
};

/**
 * All of it on the Indian calendar day `today`, out of the records of every edition that readers can
 * see. Nothing is said of an edition that is not open, and no day of one that has none.
 */
export function whatNow(today: string, facts: FactSnapshot): WhatNow {
  const milestones = listedSnapshots(facts)
    .flatMap((snapshot) => milestonesOf(snapshot))
    .sort((one, other) => one.from.localeCompare(other.from));
  const season = seasonOn(today, milestones, facts);
  const { stage, alsoNow } = season;
  const { actions, first } = stageWords[stage];
  return {
    season,
    ...seasonWords(today, milestones, season, facts),
    alsoNow:
      alsoNow.length === 0
        ? null
        : `${alsoNow.map(({ words, text }) => `${words.goesOn}, ${text}`).join("; ")}.`,
    yearAgo: yearAgo(today, milestones),
    actions,
    first: { path: first, label: firstLabels[stage] },
  };
}

/** Three days before to three days after: whoever looks on a Sunday sees what came on the Wednesday. */
const halfAWeek = 3;

const farAhead = 92;

const toldAtMost = 2;

type YearAgo = { readonly lead: string; readonly text: string };

/**
 * Milestones of a former cycle that came in the same week a year ago, or next after it; null where no record has a day near it.
 * Only what took place is told.
 */
function yearAgo(today: string, milestones: readonly Milestone[]): YearAgo | null {
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
