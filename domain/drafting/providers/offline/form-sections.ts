import type { FactId, Topic } from "../../../../content/facts/index.ts";
import type { Clock } from "../../../shared/clock.ts";
import { sectionNamed, type ArticleSection } from "./article-section.ts";
import type { ArticleTopics } from "./article-topics.ts";
import { comparisonSection } from "./comparison.ts";
import { datesTable } from "./cycle.ts";
import { topicGuides, type PartName } from "./guides/index.ts";
import { newsSections } from "./news-sections.ts";
import type { Reading } from "./reading.ts";

/** Parts of one topic: all of them where few topics share an article. */
const fewTopics = 2;
const partsOfMany = 1;
const partsOfCompanion = 2;

/** The parts of an article between its opening and its questions, in the order that its form asks for. */
export function formSections(
  reading: Reading,
  { main, companions }: ArticleTopics,
  clock: Clock,
): readonly ArticleSection[] {
  const { form, scope, words } = reading;
  if (form === "news") return newsSections(scope, clock);
  const compared = form === "comparison" ? comparisonSection(words, scope) : null;
  if (compared !== null) return [compared, ...partsFor(reading, markingIfPapers(main))];
  const crowded = main.length > fewTopics;
  const own = main.flatMap((topic) => {
    if (topic === "Important dates")
      return [datesTable(scope, clock), ...(crowded ? [] : partsFor(reading, [topic]))];
    const parts = partsFor(reading, [topic]);
    return crowded ? parts.slice(0, partsOfMany) : parts;
  });
  const along = companions.flatMap((topic) =>
    partsFor(reading, [topic]).slice(0, crowded ? partsOfMany : partsOfCompanion),
  );
  return [...own, ...along];
}

function partsFor(reading: Reading, topics: readonly Topic[]): readonly ArticleSection[] {
  const named = topics.flatMap((topic) => partNames(topic, reading));
  return named.flatMap((name) => sectionNamed(name, reading.scope) ?? []);
}

function partNames(topic: Topic, { words, form }: Reading): readonly PartName[] {
  const { parts } = topicGuides[topic];
  if (topic === "Preparation") return [...plansFor(words), ...parts];
  if (topic === "Syllabus") return syllabusFor(words, parts);
  return form === "how-to" ? stepsFirst(parts) : parts;
}

/** Which parts of the syllabus a request names; all of them when it names none. */
function syllabusFor(words: string, parts: readonly PartName[]): readonly PartName[] {
  const named = parts.filter((name) => {
    const subjects = name.split(".").slice(1);
    return subjects.some((subject) => new RegExp(String.raw`\b${subject}\b`, "i").test(words));
  });
  const exact = named.filter((name) =>
    new RegExp(String.raw`\b${name.split(".").at(-1) ?? ""}\b`, "i").test(words),
  );
  if (exact.length > 0) return exact;
  return named.length > 0 ? named : parts;
}

function stepsFirst(parts: readonly PartName[]): readonly PartName[] {
  const isSteps = (name: PartName) => /steps|flow|challenge/.test(name);
  return [...parts.filter(isSteps), ...parts.filter((name) => !isSteps(name))];
}

const monthsOfWeeks = 4;
const longPlanFrom = 6;
const shortPlanFrom = 3;

/** The plan for the time that a request names; all three when it names none. */
function plansFor(words: string): readonly FactId[] {
  if (/\bdroppers?\b|\byear\b|\blong[- ]term\b/i.test(words)) return ["prep.long_term"];
  if (/\blast[- ](?:month|minute|week|few|days?|\d)|\bfinal (?:month|weeks?)\b/i.test(words))
    return ["prep.last_weeks"];
  const named = /\b(\d+|one|two|three|four|six)[- ]?(month|week|day)/i.exec(words);
  if (named === null) return ["prep.long_term", "prep.short_term", "prep.last_weeks"];
  const months = monthsIn(named[1] ?? "", named[2] ?? "");
  if (months >= longPlanFrom) return ["prep.long_term"];
  return months >= shortPlanFrom ? ["prep.short_term"] : ["prep.last_weeks"];
}

const spelled: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, six: 6 };

function monthsIn(count: string, unit: string): number {
  const amount = spelled[count.toLowerCase()] ?? Number(count);
  if (/month/i.test(unit)) return amount;
  return /week/i.test(unit) ? amount / monthsOfWeeks : amount / 30;
}

/** A comparison of papers wants to know next how an answer is marked. */
function markingIfPapers(main: readonly Topic[]): readonly Topic[] {
  return main.some((topic) => topic.startsWith("Paper")) ? ["Marking"] : [];
}
