import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { denies } from "../../language/denial.ts";
import { candidateIndexOf, type RankedCandidate } from "./candidate-index.ts";
import type { CandidateText } from "./candidates.ts";
import type { ChosenOutline, ChosenSection, Candidate, Outline } from "./outline-shape.ts";
import { asksOf, plainPrompt, withoutOrder, readPrompt } from "./prompt-reading.ts";

const most = {
  /** Candidates of one outline, and of one ask. */
  candidates: 12,
  ofAsk: 8,
  title: 90,
} as const;

/** How much the whole prompt says of what one of its asks means. */
const contextShare = 0.35;
/**
 * A passage is nearly certain that speaks of all that was asked, is called about so, and leaves the next passage behind:
 * in all that is said of both, or in how nearly it is called so; and one whose whole name was typed, and no other's.
 */
const certain = {
  coverage: 0.93,
  likeness: 0.52,
  next: 0.78,
  likenessAhead: 0.2,
  ownName: 0.99,
  otherName: 0.95,
  wordsOfName: 3,
} as const;

/**
 * How an outline is made: the prompt is cut into asks, everything of ours is ranked for each of them and for the whole,
 * the best of each are offered in turns, and what is called just what was asked is ticked. `own` is what a post is
 * made of already: then that is ticked, and nothing else.
 */
export function outlineOf(
  { prompt, own }: { readonly prompt: string; readonly own?: ChosenOutline },
  facts: FactSnapshot,
): Outline {
  const reading = readPrompt(prompt, facts);
  const { cycle } = reading;
  const index = candidateIndexOf(
    typeof cycle === "object" ? (facts.inEdition(cycle.former) ?? facts) : facts,
  );
  const wanted = { ...reading, isOnNext: cycle === "next" };
  const rank = (words: string) => index.rank(index.read(words), wanted);
  const whole = rank(plainPrompt(prompt));
  const wholeScores = new Map(whole.map(({ candidate, score }) => [candidate, score]));
  const asks = asksOf(prompt, index.read).map((words) => {
    const alone = rank(words);
    const ranked = alone
      .map((one) => ({
        ...one,
        score: one.score + contextShare * (wholeScores.get(one.candidate) ?? 0),
      }))
      .toSorted((one, other) => other.score - one.score);
    return { words, ranked, answer: certainAnswer(words, alone) };
  });
  const sections = own?.sections ?? sectionsFor(asks);
  const chosenIds = new Set(sections.flatMap((section) => ("id" in section ? section.id : [])));
  const ticked = index.candidates.filter(({ id }) => chosenIds.has(id));
  const offered = [
    ...new Set([...ticked, ...inTurns([...asks.map(({ ranked }) => ranked), whole])]),
  ].slice(0, Math.max(most.candidates, ticked.length));
  return {
    title: own?.title ?? headline(prompt),
    opening: own?.opening ?? "",
    asks: asks.map(({ words, ranked }) => ({
      words,
      candidates: ranked.slice(0, most.ofAsk).map(({ candidate }) => candidate.id),
    })),
    candidates: offered.map((candidate) => ({
      ...asCandidate(candidate),
      ticked: chosenIds.has(candidate.id),
    })),
    sections,
    subjects: [...Map.groupBy(index.candidates, ({ subject }) => subject)].map(([title, of]) => ({
      title,
      candidates: of.map((item) => ({ id: item.id, title: item.title, words: item.words })),
    })),
  };
}

type AnsweredAsk = { readonly words: string; readonly answer: CandidateText | null };

/** Each ask in its turn: what is nearly certain, or the ask as a heading that is still to be written. */
function sectionsFor(asks: readonly AnsweredAsk[]): readonly ChosenSection[] {
  const ids = new Set<string>();
  return asks.flatMap(({ words, answer }): readonly ChosenSection[] => {
    if (answer === null) return [{ heading: asHeadline(words) }];
    if (ids.has(answer.id)) return [];
    ids.add(answer.id);
    return [{ id: answer.id }];
  });
}

/** What nearly certainly answers the ask; null where a person has to choose. */
function certainAnswer(words: string, ranked: readonly RankedCandidate[]): CandidateText | null {
  if (denies(words)) return null;
  return certainPassage(words, ranked) ?? namedRecords(words, ranked);
}

function certainPassage(words: string, ranked: readonly RankedCandidate[]): CandidateText | null {
  const [best, second] = ranked.filter(({ candidate }) => candidate.kind === "passage");
  if (best === undefined || best.coverage < certain.coverage) return null;
  const isAhead =
    (second?.score ?? 0) <= certain.next * best.score ||
    (second?.likeness ?? 0) <= best.likeness - certain.likenessAhead;
  const isOwnName =
    best.likeness >= certain.ownName &&
    (second?.likeness ?? 0) < certain.otherName &&
    words.split(/\s+/).length >= certain.wordsOfName;
  const isCertain = isOwnName || (best.likeness >= certain.likeness && isAhead);
  return isCertain ? best.candidate : null;
}

/** The records of a topic whose whole name was typed: several passages may be meant, their values in any case. */
function namedRecords(words: string, ranked: readonly RankedCandidate[]): CandidateText | null {
  const records = ranked.find(
    ({ candidate: { kind, title }, likeness }) =>
      kind === "facts" &&
      likeness >= certain.ownName &&
      title.split(/\s+/).length <= words.split(/\s+/).length,
  );
  return records?.candidate ?? null;
}

/** The best of each, then the second of each, and so on. */
function inTurns(lists: readonly (readonly RankedCandidate[])[]): readonly CandidateText[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: Math.min(longest, most.candidates) }, (_, rank) =>
    lists.flatMap((ranked) => ranked[rank]?.candidate ?? []),
  ).flat();
}

/** The first sentence of a prompt without the order to write. */
function headline(prompt: string): string {
  const [line = ""] = plainPrompt(prompt).split(/(?<=[.?!])\s|\n/);
  const words = withoutOrder(line).replace(/[.!,;:\s]+$/, "");
  return asHeadline(words === "" ? line.trim() : words);
}

function asHeadline(text: string): string {
  const short = text.length > most.title ? text.slice(0, most.title).replace(/\s+\S*$/, "") : text;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function asCandidate({ id, kind, title, opening, words, subject }: Candidate): Candidate {
  return { id, kind, title, opening, words, subject };
}
