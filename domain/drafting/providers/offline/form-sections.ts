import type { Topic } from "../../../../content/facts/index.ts";
import type { Clock } from "../../../shared/clock.ts";
import { sectionNamed, type ArticleSection } from "./article-section.ts";
import type { ArticleTopics } from "./article-topics.ts";
import { comparisonSection } from "./comparison.ts";
import { datesTable } from "./cycle.ts";
import { topicGuides, type PartName } from "./guides/index.ts";
import { plansFor } from "./guides/plans.ts";
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
  const { form, scope, words, forParents } = reading;
  if (form === "news") return newsSections(scope, clock);
  const compared = form === "comparison" ? comparisonSection(words, scope) : null;
  if (compared !== null) return [compared, ...partsFor(reading, markingIfPapers(main))];
  const crowded = main.length > fewTopics;
  const isAlone = main.length === 1 && scope.sessions.size === 0;
  const own = main.flatMap((topic) => {
    if (topic === "Important dates")
      return [datesTable(scope, clock), ...(isAlone ? partsFor(reading, [topic]) : [])];
    const parts = partsFor(reading, [topic]);
    return crowded ? parts.slice(0, partsOfMany) : parts;
  });
  const along = companions.flatMap((topic) =>
    topicGuides[topic].parts
      .slice(0, crowded || forParents || form === "plan" ? partsOfMany : partsOfCompanion)
      .flatMap((name) => sectionNamed(name, scope) ?? []),
  );
  return [...own, ...along];
}

function partsFor(reading: Reading, topics: readonly Topic[]): readonly ArticleSection[] {
  const named = topics.flatMap((topic) => partNames(topic, reading));
  return named.flatMap((name) => sectionNamed(name, reading.scope) ?? []);
}

function partNames(topic: Topic, { words }: Reading): readonly PartName[] {
  const { parts } = topicGuides[topic];
  if (topic === "Preparation") return [...plansFor(words), ...parts];
  if (topic === "Syllabus") return syllabusFor(words, parts);
  return parts;
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

/** A comparison of papers wants to know next how an answer is marked. */
function markingIfPapers(main: readonly Topic[]): readonly Topic[] {
  return main.some((topic) => topic.startsWith("Paper")) ? ["Marking"] : [];
}
