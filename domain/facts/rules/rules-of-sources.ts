import type { Fact } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import type { ProposedValue } from "../fact-proposal.ts";
import { hostOf } from "../fact-source.ts";

/** What is odd about where a value is said to stand. */
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
  ];
  return questions.filter((question) => question !== false);
}

const officialHosts = Object.values(officialSites).flatMap(({ address }) => hostOf(address) ?? []);

/** The hosts on which records rest already. */
const knownHosts = derivedFrom(
  ({ all }) => new Set(all.flatMap(({ source }) => hostOf(source.address) ?? [])),
);

function isWithin(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
