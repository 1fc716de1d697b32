import type { Fact, FactSource } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import { isCalendarDay, isPlainLine } from "../written-fact.ts";
import type { ProposedValue } from "./rule.ts";

const longestTitle = 200;
const longestAddress = 2000;
const longestPage = 60;
const longestQuote = 600;

/** What cannot be right about where a value is said to stand. */
export function sourceRefusals(
  { source, checkedOn }: ProposedValue,
  { label }: Fact,
  today: string,
): readonly string[] {
  const refusals = [
    !isPlainLine(source.title, longestTitle) &&
      `the source needs a title of 1 to ${longestTitle} characters in one line.`,
    !isWebAddress(source.address) &&
      `the source needs an address that begins with https:// or http://, not “${source.address.slice(0, 100)}”.`,
    source.page !== undefined &&
      !isPlainLine(source.page, longestPage) &&
      `the page of the source has to be 1 to ${longestPage} characters in one line.`,
    source.quotedLine !== undefined &&
      !isPlainLine(source.quotedLine, longestQuote) &&
      `the quoted line has to be 1 to ${longestQuote} characters in one line.`,
    !isCalendarDay(checkedOn) &&
      `the day of the check has to be a day of the calendar, for example ${today}.`,
    isCalendarDay(checkedOn) &&
      checkedOn > today &&
      `the day of the check, ${checkedOn}, is after today, ${today}.`,
  ];
  return refusals.filter((refusal) => refusal !== false).map((refusal) => `${label}: ${refusal}`);
}

/** What is odd about it. */
export function sourceQuestions(
  { source, standing, checkedOn }: ProposedValue,
  present: Fact,
  facts: FactSnapshot,
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
    checkedOn < present.checkedOn &&
      `“${present.label}” was checked on ${present.checkedOn}, which is later than ${checkedOn}: is the earlier day right?`,
  ];
  return questions.filter((question) => question !== false);
}

const officialHosts = Object.values(officialSites).flatMap(({ address }) => hostOf(address) ?? []);

/** The hosts on which records rest already. */
const knownHosts = derivedFrom(
  ({ all }) => new Set(all.flatMap(({ source }) => hostOf(source.address) ?? [])),
);

function isWebAddress(address: FactSource["address"]): boolean {
  return address.length <= longestAddress && hostOf(address) !== null;
}

/** The host of an address of the web without credentials; null for anything else. */
function hostOf(address: string): string | null {
  if (!/^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu.test(address) || !URL.canParse(address)) return null;
  const { hostname, username, password } = new URL(address);
  return hostname.includes(".") && username + password === ""
    ? hostname.replace(/^www\./, "")
    : null;
}

function isWithin(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
