import type { Edition } from "../../content/facts/edition.ts";
import { factText, firstDayOf, lastDayOf } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import {
  milestoneWords,
  type MilestoneKind,
  type MilestoneWords,
} from "../../content/milestones.ts";
import { textOfEdition } from "../../content/of-edition.ts";
import type { officialSites } from "../../content/official-sites.ts";
import { firstLabels, stageWords, type Stage } from "../../content/season.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { type EventDays, daysBetween, whenText } from "./event-days.ts";

/**
 * All of it on the Indian calendar day `today`, out of the records of every edition that readers can
 * see. Nothing is said of an edition that is not open, and no day of one that has none.
 */
export function whatNow(today: string, facts: FactSnapshot) {
  const snapshots = facts.editions.listed.flatMap(({ edition }) => facts.inEdition(edition) ?? []);
  const milestones = snapshots
    .flatMap(milestonesOf)
    .sort((one, other) => one.from.localeCompare(other.from));
  const season = seasonOn(today, milestones, facts);
  const { stage, session, edition, alsoNow = [] } = season;
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
    alsoNow: alsoNow.map(({ words, text }) => `${words.goesOn}, ${text}`).join("; "),
    actions,
    /** The button of the home page that most readers want now, and its own words, if it has any. */
    first: { path: first, label: firstLabels[stage] },
  };
}

type Milestone = EventDays & {
  readonly edition: Edition;
  readonly words: MilestoneWords;
  readonly text: string;
  /** Its days are announced or usual, and not sure: nobody can say that it has come. */
  readonly isExpected: boolean;
};

/** The milestones of these records whose days are known. */
function milestonesOf(facts: FactSnapshot): readonly Milestone[] {
  return milestoneWords
    .filter((words) => isToldAlone(words, facts))
    .flatMap((words) => {
      const record = facts.fact(words.id);
      const from = firstDayOf(record);
      const to = lastDayOf(record);
      if (from === undefined || to === undefined) return [];
      const isExpected = record.standing === "expected";
      return [{ edition: facts.edition, words, from, to, text: factText(record), isExpected }];
    });
}

function isToldAlone({ partOf }: MilestoneWords, facts: FactSnapshot): boolean {
  return partOf === undefined || firstDayOf(facts.fact(partOf)) === undefined;
}

/**
 * True once every session of the edition has been held, on the Indian calendar day `today`. A session whose
 * days are not known, or only expected, may still come.
 */
export function isExamOver(today: string, facts: FactSnapshot): boolean {
  return milestoneWords
    .filter(({ kind }) => kind === "exam")
    .map(({ id }) => facts.fact(id))
    .every((record) => {
      const last = lastDayOf(record);
      return last !== undefined && last < today && record.standing !== "expected";
    });
}

export function followingEdition({ edition }: Pick<FactSnapshot, "edition">): string {
  return String(Number(edition) + 1);
}

type Season = {
  readonly stage: Stage;
  readonly session: 1 | 2 | null;
  readonly edition: Edition;
  readonly alsoNow?: readonly Milestone[];
};

/** JoSAA and CSAB give out seats into August; no record names the end. */
const daysOfCounselling = 90;

/** For how long the last thing that came tells the season, while nothing later is known. */
const daysOfSilence = 60;

/** While a milestone goes on, the stage has its name; these have another one afterwards. */
const onceItIsOver: Partial<Readonly<Record<MilestoneKind, Stage>>> = {
  forms: "forms-closed",
  correction: "corrected",
  exam: "exam-over",
  key: "key-closed",
};

/**
 * The season on the Indian calendar day `today`, by the milestones of all editions. What goes on leads,
 * and of several that which ends first; otherwise what came last; otherwise what is announced.
 */
function seasonOn(
  today: string,
  milestones: readonly Milestone[],
  { edition, editions }: Pick<FactSnapshot, "edition" | "editions">,
): Season {
  const sure = milestones.filter(({ isExpected }) => !isExpected);
  const [goesOn, ...alsoNow] = sure
    .filter(({ from, to }) => from <= today && today <= to)
    .sort((one, other) => one.to.localeCompare(other.to));
  if (goesOn !== undefined) {
    const { words } = goesOn;
    const stage = givesRanks(words) ? "ranks" : words.kind;
    return { stage, session: words.session, edition: goesOn.edition, alsoNow };
  }
  const last = sure
    .filter(({ to }) => to < today)
    .sort((one, other) => one.to.localeCompare(other.to) || one.from.localeCompare(other.from))
    .at(-1);
  const stage = last && stageAfter(last, today, milestones);
  if (last !== undefined && stage !== undefined)
    return { stage, session: last.words.session, edition: last.edition };
  const first = sure.find(({ from }) => from > today);
  if (first !== undefined) return { stage: "announced", session: null, edition: first.edition };
  const isLeftOpen =
    last?.edition === edition &&
    last.words.kind !== "counselling" &&
    !givesRanks(last.words) &&
    editions.listed.some((one) => one.edition === edition && one.state === "open");
  return { stage: isLeftOpen ? "silent" : "between", session: null, edition };
}

/** Undefined once the milestone is too long ago to say what the season is. */
function stageAfter(
  { words, edition, to: last }: Milestone,
  today: string,
  milestones: readonly Milestone[],
): Stage | undefined {
  const ownMilestones = milestones.filter((one) => one.edition === edition);
  const since = daysBetween(last, today);
  if (words.kind === "counselling") return since <= daysOfCounselling ? "counselling" : undefined;
  const hasLater = ownMilestones.some(({ to }) => to >= today);
  if (!hasLater && since > daysOfSilence) return undefined;
  if (givesRanks(words)) return "ranks";
  // Forms that were opened once more are closed after their correction window.
  const isCorrected = ownMilestones.some(
    (one) =>
      one.words.kind === "correction" && one.words.session === words.session && one.to < today,
  );
  if (words.kind === "forms" && isCorrected) return "corrected";
  return onceItIsOver[words.kind] ?? words.kind;
}

function givesRanks({ kind, session }: MilestoneWords): boolean {
  return kind === "result" && session === 2;
}

/**
 * In words: `lead`, then `text`. Of an exam without any date the lead says so, and the text when the
 * forms were open the last time. `official` is where it is announced, for what nobody has announced here.
 */
export type Coming = {
  readonly kind: "dated" | "undated";
  readonly lead: string;
  readonly text: string;
  readonly official: keyof typeof officialSites | null;
};

/** The next dated thing on the Indian calendar day `today`; otherwise what is not announced, and since when that is known. */
function comingNext(
  today: string,
  milestones: readonly Milestone[],
  season: Season,
  facts: FactSnapshot,
): Coming {
  const [next] = milestones
    .flatMap((milestone) => datedThings(milestone, today))
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
  if (next === undefined) return notAnnounced(today, milestones, season, facts);
  const ofOther = next.edition === facts.edition ? "" : `JEE Main ${next.edition}: `;
  return { kind: "dated", lead: "Next:", text: `${ofOther}${next.text}.`, official: null };
}

function datedThings(
  { words, edition, from, to, text, isExpected }: Milestone,
  today: string,
): readonly { readonly day: string; readonly edition: string; readonly text: string }[] {
  if (to < today) return [];
  const namedDay = (name: string, day: string) => {
    const expectedNote = isExpected ? " (expected)" : "";
    const when = whenText(today, day);
    return { day, edition, text: `${name}, ${longIndianDate(day)}${expectedNote}, ${when}` };
  };
  if (from > today) return [namedDay(words.begins, from)];
  if (isExpected)
    return [{ day: today, edition, text: `${words.name}, ${text}, not confirmed here` }];
  return words.ends === undefined ? [] : [namedDay(words.ends, to)];
}

function notAnnounced(
  today: string,
  milestones: readonly Milestone[],
  { stage, edition }: Season,
  facts: FactSnapshot,
): Coming {
  const ownMilestones = milestones.filter((milestone) => milestone.edition === facts.edition);
  const missing = milestoneWords.filter(
    (words) => facts.fact(words.id).carried !== undefined && isToldAlone(words, facts),
  );
  const isUndated = missing.length > 0 && ownMilestones.length === 0;
  if (isUndated) return withoutDates(today, facts.edition, checkedOn(missing, facts), facts);
  const isOver = stage === "counselling" || stage === "between" || missing.length === 0;
  if (isOver)
    return withoutDates(today, followingEdition(facts), checkedOn(milestoneWords, facts), facts);
  const lastOver = milestoneWords.findLastIndex((words) =>
    ownMilestones.some((milestone) => milestone.words.id === words.id && milestone.to < today),
  );
  const first = milestoneWords.slice(lastOver + 1).find((words) => missing.includes(words));
  const name = first === undefined || stage === "silent" ? "the later dates" : first.name;
  const day = longIndianDate(checkedOn(missing, facts));
  return {
    kind: "dated",
    lead: "Next:",
    text: `${name} of JEE Main ${edition}. We have no notice on record (our records end on ${day}).`,
    official: "jeeMain",
  };
}

/** An exam of which no day is known, until when our records go, and when the forms of the one before it were open. */
function withoutDates(
  today: string,
  year: string,
  checkedDay: string,
  facts: FactSnapshot,
): Coming {
  const end = `Our records end on ${longIndianDate(checkedDay)}`;
  const forms = facts.inEdition(String(Number(year) - 1))?.fact("date.s1.registration");
  const opened = forms && firstDayOf(forms);
  return {
    kind: "undated",
    lead: `We have no JEE Main ${year} notice on record.`,
    text:
      forms === undefined || opened === undefined
        ? `${end}.`
        : `${end}; ${openText(today, opened, factText(forms))}.`,
    official: "jeeMain",
  };
}

function openText(today: string, opened: string, days: string): string {
  const year = opened.slice(0, 4);
  return Number(year) === Number(today.slice(0, 4)) - 1
    ? `last year the forms were open from ${days.replaceAll(` ${year}`, "")}`
    : `the last forms were open from ${days}`;
}

/** The day (ISO) since which all of these days were looked for: a look for one of them says nothing of the others. */
function checkedOn(words: typeof milestoneWords, facts: FactSnapshot): string {
  return words
    .map(({ id }) => facts.fact(id))
    .map((record) => record.carried?.checkedOn ?? record.checkedOn)
    .reduce((oldest, day) => (day < oldest ? day : oldest));
}
