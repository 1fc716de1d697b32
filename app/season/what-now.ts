import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { textOfEdition } from "../../content/of-edition.ts";
import { firstLabels, stageWords, type HeroPath } from "../../content/season.ts";
import type { Words } from "../../content/word-tokens.ts";
import { type Coming, comingNext } from "./coming.ts";
import { isExamOver, listedSnapshots, milestonesOf } from "./milestones.ts";
import { seasonOn } from "./season-of-day.ts";

export type WhatNow = {
  readonly headline: string;
  readonly alsoNow: string | null;
  readonly next: Coming;
  readonly over: string | null;
  readonly actions: readonly Words[];
  /** The button of the home page that most readers want now, and its own words, if it has any. */
  readonly first: { readonly path: HeroPath; readonly label: string | undefined };
};

/**
 * All of it on the Indian calendar day `today`, out of the records of every edition that readers can
 * see. Nothing is said of an edition that is not open, and no day of one that has none.
 */
export function whatNow(today: string, facts: FactSnapshot): WhatNow {
  const snapshots = listedSnapshots(facts);
  const milestones = snapshots
    .flatMap(milestonesOf)
    .sort((one, other) => one.from.localeCompare(other.from));
  const season = seasonOn(today, milestones, facts);
  const { stage, session, edition, alsoNow } = season;
  const { headline, actions, first } = stageWords[stage];
  const next = comingNext(today, milestones, season, facts);
  const isBetween = stage === "between" && next.kind === "undated";
  const finished = snapshots.find((snapshot) => isExamOver(today, snapshot));
  return {
    headline: isBetween
      ? next.lead
      : textOfEdition(headline, edition).replace("{session}", String(session)),
    next: isBetween ? { ...next, lead: "" } : next,
    over: isBetween && finished !== undefined ? `JEE Main ${finished.edition} is over.` : null,
    alsoNow:
      alsoNow.length === 0
        ? null
        : `${alsoNow.map(({ words, text }) => `${words.goesOn}, ${text}`).join("; ")}.`,
    actions,
    first: { path: first, label: firstLabels[stage] },
  };
}
