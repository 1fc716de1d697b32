import type { officialSites } from "../../content/official-sites.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords } from "../../content/milestones.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { whenText } from "./calendar-days.ts";
import type { Milestone } from "./known-milestones.ts";
import type { Season } from "./season-of-day.ts";

/** What comes next, in words; `official` is where it is announced, for what nobody has announced here. */
export type Coming = {
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
  return { text: `${ofOther}${text}.`, official: null };
}

type DatedThing = { readonly day: string; readonly edition: string; readonly text: string };

/** What is still to come of a milestone: its first day, or its last one once it goes on. */
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
  const missing = milestoneWords.filter(({ id }) => facts.fact(id).carried !== undefined);
  const isOver = stage === "counselling" || (stage === "between" && ownMilestones.length > 0);
  if (isOver || missing.length === 0)
    return notAnnouncedHere("the next edition", checkedOn(milestoneWords, facts));
  const later = missing.filter(
    ({ id }) =>
      milestoneWords.findIndex((words) => words.id === id) >
      milestoneWords.findLastIndex((words) =>
        ownMilestones.some((milestone) => milestone.words.id === words.id && milestone.to < today),
      ),
  );
  const [first] = later;
  const name = first === undefined || stage === "silent" ? "the later dates" : first.name;
  return notAnnouncedHere(`${name} of JEE Main ${edition}`, checkedOn(missing, facts));
}

function notAnnouncedHere(subject: string, day: string): Coming {
  const text = `${subject}, not announced here (checked on ${longIndianDate(day)}).`;
  return { text, official: "jeeMain" };
}

/** The day (ISO) since which all of these days were looked for: a look for one of them says nothing of the others. */
function checkedOn(words: typeof milestoneWords, facts: FactSnapshot): string {
  return words
    .map(({ id }) => facts.fact(id))
    .map((record) => record.carried?.checkedOn ?? record.checkedOn)
    .reduce((oldest, day) => (day < oldest ? day : oldest));
}
