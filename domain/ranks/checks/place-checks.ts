import type { RankRound } from "../closing-rank.ts";
import { questionFinding, refusalFinding, type Finding } from "./round-finding.ts";

/** Before it, IITs and NITs gave their seats each by themselves. */
const firstYear = 2015;

type Place = {
  readonly year: number;
  readonly round: number;
  readonly present: number;
  readonly inForce: readonly RankRound[];
  readonly lastRound: number | null;
};

/** Whether this can be the last round of its year, and what the page around the table says of it. */
export function checkPlace(words: string, place: Place): readonly Finding[] {
  return [...placeAmongRounds(place), ...wordsOfPage(words, place)];
}

function* placeAmongRounds({
  year,
  round,
  present,
  inForce,
  lastRound,
}: Place): Generator<Finding> {
  if (year < firstYear)
    yield refusalFinding(`JoSAA began in ${firstYear}: there is no round of ${year}.`);
  if (year > present) yield refusalFinding(`${year} has not come yet.`);
  const sameYear = inForce.find((one) => one.year === year);
  if (sameYear !== undefined && round < sameYear.round)
    yield refusalFinding(
      `The site has round ${sameYear.round} of ${year}: round ${round} is an earlier one. Withdraw the later one first if it is wrong.`,
    );
  else if (lastRound !== null && round !== lastRound)
    yield refusalFinding(`${year} had ${lastRound} rounds: the site shows the last one alone.`);
  else if (sameYear?.round === round)
    yield questionFinding(
      `The site has round ${round} of ${year} already: this would take its place.`,
      `replace ${year}`,
    );
  const yearBefore = inForce.findLast((one) => one.year < year);
  if (lastRound === null && yearBefore !== undefined && round < yearBefore.round)
    yield questionFinding(
      `${yearBefore.year} had ${yearBefore.round} rounds. Is round ${round} the last one of ${year}?`,
      "last round",
    );
}

/** What the page itself says, where it names a year or a round. */
function* wordsOfPage(words: string, { year, round }: Place): Generator<Finding> {
  const years = yearsNamed(words);
  if (years.length > 0 && !years.includes(year))
    yield refusalFinding(
      `The words around the table speak of ${years.join(" and ")}, not of ${year}.`,
    );
  const rounds = roundsNamed(words);
  if (rounds.length > 0 && !rounds.includes(round))
    yield refusalFinding(
      `The words around the table speak of round ${rounds.join(" and ")}, not of round ${round}.`,
    );
}

/** The years of which the words around the table speak. */
export function yearsNamed(words: string): readonly number[] {
  return numbersNamed(words, /\b(?:JoSAA|Year)\b[^\w]{0,5}(20\d\d)\b/gi);
}

/** The rounds of which they speak. */
export function roundsNamed(words: string): readonly number[] {
  return numbersNamed(words, /\bRound\b(?:\s*(?:No|Number))?[^\w]{0,5}(\d{1,2})\b/gi);
}

function numbersNamed(words: string, pattern: RegExp): readonly number[] {
  return [...new Set([...words.matchAll(pattern)].map(([, number]) => Number(number)))];
}
