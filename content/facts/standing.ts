import { officialSites } from "../official-sites.ts";
import type { Fact, FactSource, Standing } from "./fact-record.ts";

const officialHosts: ReadonlySet<string> = new Set(
  Object.values(officialSites).map(({ address }) => new URL(address).host),
);

/**
 * A shipped record is official when the reference data fix it and an official site is its source, otherwise
 * reported.
 */
export function standingOf({
  standing,
  status,
  source,
}: Pick<Fact, "standing" | "status" | "source">): Standing {
  if (standing !== undefined) return standing;
  const isOfficial = status.kind === "reference" && officialHosts.has(hostOf(source));
  return isOfficial ? "official" : "reported";
}

function hostOf({ address }: FactSource): string {
  return URL.parse(address)?.host ?? "";
}

/** As readers are told. `reference`: reports say otherwise; `advice`: the site's own, which no official body gives. */
export type ShownStanding = Standing | "reference" | "advice";

export function shownStanding(
  record: Pick<Fact, "standing" | "status" | "source" | "confidence">,
): ShownStanding {
  const { standing, status, confidence } = record;
  if (standing !== undefined) return standing;
  if (status.kind === "conflict") return "reference";
  return confidence === "advice" ? "advice" : standingOf(record);
}

export const standingNames: Readonly<Record<ShownStanding, string>> = {
  official: "Official",
  reported: "As reported",
  reference: "Reference data",
  advice: "Advice",
  expected: "Expected",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
};

export const standingWords: Readonly<Record<ShownStanding, string>> = {
  official: "Official: said by the body that decides it.",
  reported: "As reported: published reports say so. The official notice always prevails.",
  reference:
    "Reference data: our own, and published reports differ, as the note says. The official notice always prevails.",
  advice: "Advice: of this site, not of an official body.",
  expected: "Expected: announced or usual, and not there yet.",
  superseded: "Superseded: right once, and replaced by its source since.",
  withdrawn: "Withdrawn: no value is known any more. See the official site.",
};
