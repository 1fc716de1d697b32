import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { firstLabels, type HeroPath, stageWords } from "../../content/season.ts";
import type { Words } from "../../content/word-tokens.ts";
import type { Coming } from "./coming.ts";
import { listedSnapshots, milestonesOf } from "./known-milestones.ts";
import { seasonOn, type Season } from "./season-of-day.ts";
import { seasonWords } from "./season-words.ts";
import { yearAgo, type YearAgo } from "./year-ago.ts";

/** What a reader is told of the present day: where in the year it is, what to do, what comes, and what was a year ago. */
export type WhatNow = {
  readonly season: Season;
  readonly headline: string;
  /** What goes on besides; null for nothing. */
  readonly alsoNow: string | null;
  readonly next: Coming;
  /** Which exam is over, while no other one is on; null otherwise. */
  readonly over: string | null;
  /** Null where no record has a day near it. */
  readonly yearAgo: YearAgo | null;
  /** Two to four, the most pressing first. */
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
