import {
  facts as registry,
  factSentence,
  findFact,
  lastDayOf,
  topics,
  type Fact,
  type Topic,
} from "../../../../content/facts/index.ts";
import { groupWords } from "../../request-scope.ts";
import { isWeak, subjectTerms } from "../../search-terms.ts";
import { topicWords } from "../../topic-words.ts";
import type { Evidence, EvidenceFact } from "../../writer.ts";

/** A fact of the evidence together with its record, which knows how to say it. */
export type StatedFact = EvidenceFact & {
  readonly record: Fact;
  /** The value in a full sentence. */
  readonly sentence: string;
  /** Points or steps that stand one below the other; null for a value that fits into a sentence. */
  readonly items: { readonly ordered: boolean; readonly entries: readonly string[] } | null;
};

export type TopicMaterial = {
  readonly topic: Topic;
  /** In the order of the registry, which is the reading order. */
  readonly facts: readonly StatedFact[];
};

/** Sections of an article: more would bury its subject. */
const mostTopics = 6;
/** A topic gets a section with this share of the strongest topic's weight. */
const topicFloor = 0.12;

/** The facts of the evidence that the registry knows, best match first. */
export function statedFacts(evidence: Evidence): readonly StatedFact[] {
  return evidence.facts.flatMap((fact) => {
    const record = findFact(fact.id);
    if (record === undefined) return [];
    return { ...fact, record, sentence: factSentence(record, fact.text), items: itemsOf(record) };
  });
}

/**
 * The topics worth a section. First comes the one that the subject names first, else the one that the
 * request asks most; the rest follows in a student's order.
 */
export function topicsOf(facts: readonly StatedFact[], subject: string): readonly TopicMaterial[] {
  const weights = new Map<Topic, number>();
  facts.forEach(({ record }, position) => {
    weights.set(record.topic, (weights.get(record.topic) ?? 0) + 1 / (position + 2));
  });
  const ranked = [...weights].sort(([, one], [, other]) => other - one);
  const kept = ranked
    .filter(([, weight]) => weight >= (ranked[0]?.[1] ?? 0) * topicFloor)
    .slice(0, mostTopics)
    .map(([topic]) => topic);
  const first = topicNamedFirst(kept, subject) ?? kept[0];
  const others = topics.filter((topic) => kept.includes(topic) && topic !== first);
  const ordered = first === undefined ? [] : [first, ...others];
  return ordered.map((topic) => ({
    topic,
    facts: inReadingOrder(facts.filter(({ record }) => record.topic === topic)),
  }));
}

const places = new Map(registry.map((record, place) => [record.id, place]));

/** The facts in the order of the registry, in which they read best. */
export function inReadingOrder(facts: readonly StatedFact[]): readonly StatedFact[] {
  return facts.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

function topicNamedFirst(ranked: readonly Topic[], subject: string): Topic | undefined {
  const [named] = subjectTerms(subject).filter((term) => !isWeak(term) && !groupWords.has(term));
  if (named === undefined) return undefined;
  return ranked.find((topic) => subjectTerms(topicWords[topic]).includes(named));
}

/** True when every day that the facts name lies before `today` (ISO); false when they name none. */
export function allOver(facts: readonly StatedFact[], today: string): boolean {
  const lastDays = facts.flatMap(({ record }) => lastDayOf(record) ?? []);
  return lastDays.length > 0 && lastDays.every((day) => day < today);
}

function itemsOf({ value }: Fact): StatedFact["items"] {
  if (value.kind === "points") return { ordered: false, entries: value.points };
  if (value.kind === "steps") return { ordered: true, entries: value.steps };
  return null;
}
