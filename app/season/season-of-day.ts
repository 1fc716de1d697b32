import type { Edition } from "../../content/facts/edition.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { MilestoneKind } from "../../content/milestones.ts";
import type { Stage } from "../../content/season.ts";
import { daysBetween } from "./calendar-days.ts";
import type { Milestone } from "./milestones.ts";

export type Season = {
  readonly stage: Stage;
  readonly session: 1 | 2 | null;
  readonly edition: Edition;
  readonly alsoNow: readonly Milestone[];
};

/** JoSAA and CSAB give out seats into August; no record names the end. */
const daysOfCounselling = 90;

/** For how long the last thing that came tells the season, while nothing later is known. */
const daysOfSilence = 60;

const whileItGoesOn: Readonly<Record<MilestoneKind, Stage>> = {
  forms: "forms",
  correction: "correction",
  "city-slip": "city-slip",
  "admit-card": "admit-card",
  exam: "exam",
  key: "key",
  result: "result",
  counselling: "counselling",
};

const onceItIsOver: Readonly<Record<MilestoneKind, Stage>> = {
  ...whileItGoesOn,
  forms: "forms-closed",
  correction: "corrected",
  exam: "exam-over",
  key: "key-closed",
};

/**
 * The season on the Indian calendar day `today`, by the milestones of all editions. What goes on leads,
 * and of several that which ends first; otherwise what came last; otherwise what is announced.
 */
export function seasonOn(
  today: string,
  milestones: readonly Milestone[],
  { edition, editions }: Pick<FactSnapshot, "edition" | "editions">,
): Season {
  const sure = milestones.filter(({ isExpected }) => !isExpected);
  const [goesOn, ...alsoNow] = sure
    .filter(({ from, to }) => from <= today && today <= to)
    .sort((one, other) => one.to.localeCompare(other.to));
  if (goesOn !== undefined) return seasonOf(goesOn, stageOf(goesOn, whileItGoesOn), alsoNow);
  const last = sure
    .filter(({ to }) => to < today)
    .sort(byLastDay)
    .at(-1);
  const stage = last && stageAfter(last, today, milestones);
  if (last !== undefined && stage !== undefined) return seasonOf(last, stage);
  const [first] = milestones.filter(({ from, isExpected }) => from > today && !isExpected);
  if (first !== undefined) return { ...seasonOf(first, "announced"), session: null };
  const isLeftOpen =
    last?.edition === edition &&
    !endsTheCycle(last) &&
    editions.listed.some((one) => one.edition === edition && one.state === "open");
  return { stage: isLeftOpen ? "silent" : "between", session: null, edition, alsoNow: [] };
}

function seasonOf(
  { words, edition }: Milestone,
  stage: Stage,
  alsoNow: readonly Milestone[] = [],
): Season {
  return { stage, session: words.session, edition, alsoNow };
}

function byLastDay(left: Milestone, right: Milestone): number {
  return left.to.localeCompare(right.to) || left.from.localeCompare(right.from);
}

/** Undefined once the milestone is too long ago to say what the season is. */
function stageAfter(
  last: Milestone,
  today: string,
  milestones: readonly Milestone[],
): Stage | undefined {
  const ownMilestones = milestones.filter(({ edition }) => edition === last.edition);
  const since = daysBetween(last.to, today);
  if (last.words.kind === "counselling")
    return since <= daysOfCounselling ? "counselling" : undefined;
  const hasLater = ownMilestones.some(({ to }) => to >= today);
  if (!hasLater && since > daysOfSilence) return undefined;
  // Forms that were opened once more are closed after their correction window.
  const isCorrected = ownMilestones.some(
    ({ words, to }) =>
      words.kind === "correction" && words.session === last.words.session && to < today,
  );
  return last.words.kind === "forms" && isCorrected ? "corrected" : stageOf(last, onceItIsOver);
}

function stageOf({ words }: Milestone, stages: Readonly<Record<MilestoneKind, Stage>>): Stage {
  return words.kind === "result" && words.session === 2 ? "ranks" : stages[words.kind];
}

function endsTheCycle({ words: { kind, session } }: Milestone): boolean {
  return kind === "counselling" || (kind === "result" && session === 2);
}
