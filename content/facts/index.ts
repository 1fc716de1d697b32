import type { Fact } from "./fact-record.ts";
import { announcedDateFacts, expectedDateFacts } from "./planned-dates.ts";
import { reportedDifferences } from "./reported-differences.ts";

export { saidOfCarried } from "./carried-words.ts";
export { caveats, factNote, namesYear, noteText } from "./caveats.ts";
export { editionStates, firstEdition, isEdition } from "./edition.ts";
export type { Edition, EditionList, EditionPlace, EditionState, ListedEdition } from "./edition.ts";
export {
  candidateGroups,
  firstDayOf,
  holdsInEveryEdition,
  isKnown,
  isShown,
  lastDayOf,
  standings,
  topics,
  type CandidateGroup,
  type CarriedValue,
  type CaveatId,
  type Fact,
  type FactSource,
  type FactStatus,
  type Standing,
  type Topic,
} from "./fact-record.ts";
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
