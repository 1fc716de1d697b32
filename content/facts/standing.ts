import { officialSites } from "../official-sites.ts";
import type { Fact, FactSource, Standing } from "./fact.ts";

const officialHosts: ReadonlySet<string> = new Set(
  Object.values(officialSites).map(({ address }) => new URL(address).host),
);

/**
 * How firmly a record stands: as the institute stated it. A record as the site ships it is official
 * where the reference data fixes it and an official site is its source, otherwise reported.
 */
export function standingOf({
  standing,
  status,
  source,
}: Pick<Fact, "standing" | "status" | "source">): Standing {
  if (standing !== undefined) return standing;
  const isOfficial = status.kind === "specification" && officialHosts.has(hostOf(source));
  return isOfficial ? "official" : "reported";
}

function hostOf({ address }: FactSource): string {
  return URL.parse(address)?.host ?? "";
}

/** Each standing in a word or two, as a sentence begins. */
export const standingNames: Readonly<Record<Standing, string>> = {
  official: "Official",
  reported: "As reported",
  expected: "Expected",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
};

/** What each standing tells a reader. */
export const standingWords: Readonly<Record<Standing, string>> = {
  official: "Official: said by the body that decides it.",
  reported: "As reported: published reports say so. The official notice always prevails.",
  expected: "Expected: announced or usual, and not there yet.",
  superseded: "Superseded: right once, and replaced by its source since.",
  withdrawn: "Withdrawn: no value is known any more. See the official site.",
};
