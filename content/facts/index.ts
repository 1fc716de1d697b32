import { isKnown, type Fact } from "./fact-record.ts";
import { announcedDateFacts, expectedDateFacts } from "./planned-dates.ts";
import { reportedDifferences } from "./reported-differences.ts";

export { saidOfCarried } from "./carried-words.ts";
export { caveats, factNote, namesYear, noteText } from "./caveats.ts";
export type { CarriedValue, CaveatId } from "./fact-record.ts";
export { candidateGroups, topics } from "./fact-record.ts";
export { standings } from "./fact-record.ts";
export type {
  CandidateGroup,
  Fact,
  FactSource,
  FactStatus,
  Standing,
  Topic,
} from "./fact-record.ts";
export { editionStates, firstEdition, isEdition } from "./edition.ts";
export type { Edition, EditionList, EditionPlace, EditionState, ListedEdition } from "./edition.ts";
export { firstDayOf, holdsInEveryEdition, isKnown, lastDayOf } from "./fact-record.ts";
export {
  factFigure,
  factText,
  inOneSentence,
  notAnnounced,
  wholeFactText,
  yearOnText,
} from "./fact-text.ts";
export type { FactForm } from "./fact-text.ts";
export type { FactValue } from "./fact-value.ts";
export { factFiles } from "./records.ts";
export { isContradicted, reportedBeside } from "./reported-beside.ts";
export type { FactId } from "./records.ts";

/** Shown only inside a note. */
export function isReportedDifference(record: Pick<Fact, "id">): boolean {
  return record.id in reportedDifferences;
}

/** Such a day stands beside the day itself, never in its place. */
export function isPlannedDate(record: Pick<Fact, "id">): boolean {
  return record.id in expectedDateFacts || record.id in announcedDateFacts;
}

/** Nothing is said around a value that is not known any more. */
export function factSentence(record: Fact, valueText: string): string {
  if (record.sentence === undefined || !isKnown(record)) return `${record.label}: ${valueText}.`;
  return record.sentence.replace("{value}", valueText);
}
