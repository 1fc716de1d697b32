import {
  firstEdition,
  holdsInEveryEdition,
  type Edition,
  type Fact,
} from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import type { ProposedValue } from "../fact-proposal.ts";
import { hostOf } from "../fact-source.ts";

export function sourceQuestions(
  { source, standing, checkedOn }: ProposedValue,
  present: Fact,
  { facts, today }: { readonly facts: FactSnapshot; readonly today: string },
): readonly string[] {
  const host = hostOf(source.address);
  const isOfficial = host !== null && officialHosts.some((known) => isWithin(host, known));
  const questions = [
    standing === "official" &&
      !isOfficial &&
      `“${present.label}” is called official, and ${host ?? "its source"} is none of the official sites: is that right?`,
    standing !== "official" &&
      !isOfficial &&
      !knownHosts(facts).has(host ?? "") &&
      `The source of “${present.label}”, ${host ?? "without a host"}, is none of the official sites and no site that a record rests on so far: do you trust it?`,
    present.carried === undefined &&
      checkedOn < present.checkedOn &&
      present.checkedOn <= today &&
      `“${present.label}” was checked on ${present.checkedOn}, which is later than ${checkedOn}: is the earlier day right?`,
    otherYearQuestion(source, present, facts),
  ];
  return questions.filter((question) => question !== false);
}

/** A source of last year, or of the next exam, is the likeliest slip while two editions stand side by side. */
function otherYearQuestion(
  { title, quotedLine = "" }: ProposedValue["source"],
  present: Fact,
  { edition }: FactSnapshot,
): string | false {
  const years = yearsNamed(`${title} ${quotedLine}`);
  const own = holdsInEveryEdition(present) ? [present.edition] : ownYears(edition, present);
  if (own[0] === "any year" || years.length === 0 || own.some((year) => years.includes(year)))
    return false;
  const [year] = own;
  return `The source of “${present.label}” names ${years.join(" and ")}, the record is of ${year}: is it the right source?`;
}

/** Of the first edition some records still rest on the year before. */
function ownYears(edition: Edition, present: Fact): readonly string[] {
  return edition === firstEdition ? [edition, present.edition] : [edition];
}

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";

/** A day names the year in which something was printed, not the exam that it is about. */
const dayNamed = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)?\\s+${month},?\\s+20\\d\\d|\\b${month}\\s+(?:\\d{1,2},?\\s+)?20\\d\\d|\\b\\d{1,2}[./-]\\d{1,2}[./-]20\\d\\d`,
  "gi",
);

/** `2026-27` names both. */
function yearsNamed(text: string): readonly string[] {
  const withoutDays = text.replace(dayNamed, " ");
  const found = Array.from(
    withoutDays.matchAll(/\b(20\d\d)(?:\s*[-–/]\s*(\d\d))?\b/g),
    ([, year = "", end]) => (end === undefined ? [year] : [year, `20${end}`]),
  );
  return [...new Set(found.flat())];
}

const officialHosts = Object.values(officialSites).flatMap(({ address }) => hostOf(address) ?? []);

const knownHosts = derivedFrom(
  ({ all }) => new Set(all.flatMap(({ source }) => hostOf(source.address) ?? [])),
);

function isWithin(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
