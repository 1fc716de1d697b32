import { textOfEdition } from "../../content/of-edition.ts";
import { stageWords } from "../../content/season.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { comingNext, type Coming } from "./coming.ts";
import { isExamOver } from "./exam-over.ts";
import { listedSnapshots, type Milestone, milestonesOf } from "./known-milestones.ts";
import type { Season } from "./season-of-day.ts";

type SeasonWords = {
  readonly headline: string;
  readonly next: Coming;
  readonly over: string | null;
};

export function seasonWords(
  today: string,
  milestones: readonly Milestone[],
  season: Season,
  facts: FactSnapshot,
): SeasonWords {
  const { stage, session, edition } = season;
  const next = comingNext(today, milestones, season, facts);
  const headline = textOfEdition(stageWords[stage].headline, edition);
  const isBetween = stage === "between" && next.kind === "undated";
  const over = listedSnapshots(facts).find((snapshot) => isExamOver(today, snapshot));
  return {
    headline: isBetween ? next.lead : headline.replace("{session}", String(session)),
    next: isBetween ? { ...next, lead: "" } : next,
    over: isBetween && over !== undefined ? overText(over, today) : null,
  };
}

function overText(facts: FactSnapshot, today: string): string {
  const last = milestonesOf(facts).findLast(({ to, isExpected }) => to < today && !isExpected);
  const told =
    last === undefined || last.from !== last.to ? "" : `: ${last.words.was} on ${last.text}`;
  return `JEE Main ${facts.edition} is over${told}.`;
}
