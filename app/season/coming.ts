import { factText, firstDayOf } from "../../content/facts/index.ts";
import type { officialSites } from "../../content/official-sites.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords } from "../../content/milestones.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { whenText } from "./calendar-days.ts";
import { followingEdition, isToldAlone, type Milestone } from "./milestones.ts";
import type { Season } from "./season-of-day.ts";

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
export function comingNext(
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
  const { edition, text } = next;
  const ofOther = edition === facts.edition ? "" : `JEE Main ${edition}: `;
  return { kind: "dated", lead: "Next:", text: `${ofOther}${text}.`, official: null };
}

type DatedThing = { readonly day: string; readonly edition: string; readonly text: string };

function datedThings(milestone: Milestone, today: string): readonly DatedThing[] {
  const { words, edition, from, to, text, isExpected } = milestone;
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
  const later = missing.filter(
    ({ id }) =>
      milestoneWords.findIndex((words) => words.id === id) >
      milestoneWords.findLastIndex((words) =>
        ownMilestones.some((milestone) => milestone.words.id === words.id && milestone.to < today),
      ),
  );
  const [first] = later;
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
