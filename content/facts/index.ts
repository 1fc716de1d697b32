import { admitCardFacts } from "./admit-card.ts";
import { applicationFeeFacts } from "./application-fee.ts";
import { closingRankFacts } from "./closing-ranks.ts";
import { counsellingFacts } from "./counselling.ts";
import { cutoffHistoryFacts } from "./cutoff-history.ts";
import { cutoffFacts } from "./cutoffs.ts";
import { dateFacts } from "./dates.ts";
import { admissionFacts, eligibilityFacts } from "./eligibility.ts";
import { examFacts } from "./exam.ts";
import { factText } from "./fact-text.ts";
import type { Fact } from "./fact.ts";
import { markingFacts } from "./marking.ts";
import { paperOneFacts, paperTwoFacts } from "./papers.ts";
import { pastPaperFacts } from "./past-papers.ts";
import { announcedDateFacts, expectedDateFacts } from "./planned-dates.ts";
import { preparationFacts } from "./preparation.ts";
import { registrationFacts } from "./registration.ts";
import { reportedDifferences } from "./reported-differences.ts";
import { reservationFacts } from "./reservation.ts";
import { resultFacts } from "./results.ts";
import { syllabusFacts } from "./syllabus.ts";
import { thisSiteFacts } from "./this-site.ts";

export { caveats, factNote, noteText } from "./caveats.ts";
export type { CaveatId } from "./fact.ts";
export { candidateGroups, topics } from "./fact.ts";
export { standings } from "./fact.ts";
export type { CandidateGroup, Fact, FactSource, FactStatus, Standing, Topic } from "./fact.ts";
export { firstEdition, isEdition } from "./edition.ts";
export type { Edition } from "./edition.ts";
export { firstDayOf, lastDayOf } from "./fact.ts";
export { factFigure, factText, inOneSentence } from "./fact-text.ts";
export type { FactForm } from "./fact-text.ts";
export type { FactValue } from "./fact-value.ts";
export { checkedOn as factsCheckedOn } from "./sources.ts";

/** The files of the registry; a test checks that no id occurs in two of them. */
export const factFiles = [
  examFacts,
  eligibilityFacts,
  dateFacts,
  expectedDateFacts,
  announcedDateFacts,
  registrationFacts,
  applicationFeeFacts,
  paperOneFacts,
  paperTwoFacts,
  markingFacts,
  syllabusFacts,
  preparationFacts,
  pastPaperFacts,
  admitCardFacts,
  resultFacts,
  cutoffFacts,
  cutoffHistoryFacts,
  admissionFacts,
  reservationFacts,
  counsellingFacts,
  closingRankFacts,
  thisSiteFacts,
  reportedDifferences,
] as const;

type IdsOf<File> = File extends unknown ? keyof File : never;

/** The id of a fact that exists. */
export type FactId = IdsOf<(typeof factFiles)[number]>;

/** Every record of the registry, in reading order. */
export const facts: readonly Fact[] = factFiles.flatMap((file) => Object.values<Fact>(file));

const byId: ReadonlyMap<string, Fact> = new Map(facts.map((record) => [record.id, record]));

/** The fact of this id; it exists, for the type of the id says so. */
export function fact(id: FactId): Fact {
  const record = byId.get(id);
  if (record === undefined) throw new Error(`The registry of facts lost "${id}".`);
  return record;
}

/** The value of a fact as a reader sees it, for texts that are no words with links. */
export function factValue(id: FactId): string {
  return factText(fact(id));
}

/** The fact of an id that comes from outside; undefined when there is none. */
export function findFact(id: string): Fact | undefined {
  return byId.get(id);
}

/** True for what reports say against the reference data: shown only inside a note. */
export function isReportedDifference(record: Pick<Fact, "id">): boolean {
  return record.id in reportedDifferences;
}

/** True for what was planned before it took place: it stands beside the day itself, never in its place. */
export function isPlannedDate(record: Pick<Fact, "id">): boolean {
  return record.id in expectedDateFacts || record.id in announcedDateFacts;
}

/** The value in a full sentence; where none is known any more, no sentence is made around it. */
export function factSentence(record: Fact, valueText: string): string {
  if (record.sentence === undefined || record.standing === "withdrawn")
    return `${record.label}: ${valueText}.`;
  return record.sentence.replace("{value}", valueText);
}
