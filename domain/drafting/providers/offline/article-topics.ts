import { topics, type Topic } from "../../../../content/facts/index.ts";
import { companionTopics } from "../../evidence/topic-words.ts";
import type { Evidence } from "../../writer.ts";
import { topicGuides } from "./guides/index.ts";
import type { Reading } from "./request-reading.ts";

/** What an article is about: `main` in full, the first one first; `companions` in short. */
export type ArticleTopics = {
  readonly main: readonly Topic[];
  readonly companions: readonly Topic[];
};

/** More would bury the subject. */
const mostTopics = 6;
const mostCompanions = 2;
/** Where a request calls no topic by name: the share of the strongest topic's weight that another needs, */
const topicFloor = 0.35;
/** and how many there may be. */
const mostGuessed = 3;

/** What a guide to the whole exam tells. */
const overviewTopics: Readonly<Record<"students" | "parents", readonly Topic[]>> = {
  students: ["The exam", "Eligibility", "Important dates", "Application fee", "Paper 1", "Marking"],
  parents: [
    "The exam",
    "Important dates",
    "Registration",
    "Application fee",
    "Admit card",
    "Counselling",
  ],
};

/** The topics of an article, of those that the evidence knows. */
export function articleTopics(evidence: Evidence, reading: Reading): ArticleTopics {
  const known = new Set(evidence.facts.map(({ topic }) => topic));
  const inEvidence = topics.filter(
    (topic) => known.has(topic) && topicGuides[topic].mistakenFor?.test(reading.words) !== true,
  );
  const main = reading.isOverview
    ? overviewTopics[reading.forParents ? "parents" : "students"].filter((topic) =>
        known.has(topic),
      )
    : firstCalledFirst(
        inEvidence.filter((topic) => topicGuides[topic].called.test(reading.words)),
        reading.words,
      );
  if (main.length === 0 && reading.form === "news" && known.size > 0)
    return { main: ["Important dates"], companions: [] };
  if (main.length === 0) return { main: strongest(evidence, inEvidence), companions: [] };
  const kept = main.slice(0, mostTopics);
  const along = reading.isOverview ? [] : kept.flatMap((topic) => companionTopics[topic] ?? []);
  return {
    main: kept,
    companions: [...new Set(along)]
      .filter((topic) => !kept.includes(topic))
      // The steps come when all that they need is known.
      .toSorted((one, other) => Number(one === "Registration") - Number(other === "Registration"))
      .slice(0, mostCompanions),
  };
}

/** The topic that the request calls first, then the others in a student's order. */
function firstCalledFirst(called: readonly Topic[], words: string): readonly Topic[] {
  const place = (topic: Topic) => words.search(topicGuides[topic].called);
  const [first] = called.toSorted((one, other) => place(one) - place(other));
  return first === undefined ? [] : [first, ...called.filter((topic) => topic !== first)];
}

/** The topics of the best matches, by how high and how often they stand among them. */
function strongest({ facts }: Evidence, inEvidence: readonly Topic[]): readonly Topic[] {
  const weightOf = (topic: Topic) =>
    facts.reduce((weight, fact, place) => weight + (fact.topic === topic ? 1 / (place + 2) : 0), 0);
  const ranked = inEvidence.toSorted((one, other) => weightOf(other) - weightOf(one));
  const [best] = ranked;
  if (best === undefined) return [];
  return ranked
    .filter((topic) => weightOf(topic) >= weightOf(best) * topicFloor)
    .slice(0, mostGuessed);
}
