import type { Standing } from "../../../content/facts/fact-record.ts";
import type { ListedFact, ListedStatement } from "../../calls/facts-schema.ts";
import { findingNames } from "../editions/edition-words.ts";

export const standingLabels: Readonly<Record<Standing, string>> = {
  official: "Official",
  reported: "Reported",
  expected: "Expected",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
};

/** How certain a fact is; of one that has no value of its own in its edition, that it has none. */
export function standingText({ found, standing }: ListedFact): string {
  if (found === "carried") return findingNames[found];
  return standingLabels[standing];
}

export const standingHints: Readonly<Record<Standing, string>> = {
  official: "The authority has published it.",
  reported: "Others report it; the authority has not published it itself.",
  expected: "Announced or usual, and not there yet. Readers see “(expected)” after it.",
  superseded: "It was right once, and its source says something else now.",
  withdrawn: "No value is known any more. Readers see “not confirmed (see the official site)”.",
};

export const checkReasons: Readonly<Record<ListedFact["toCheck"][number], string>> = {
  old: "Checked long ago",
  "expected-and-past": "Expected, and the day is over",
  conflict: "Reports say otherwise",
};

export const stateLabels: Readonly<Record<ListedStatement["state"], string>> = {
  waiting: "Waiting for approval",
  approved: "Approved",
  rejected: "Rejected",
  replaced: "Replaced",
};

/** The page of a fact on the desk; without an edition, in the current one. */
export function deskAddress(factId: string, edition = ""): string {
  const address = `/admin/facts/${encodeURIComponent(factId)}`;
  return edition === "" ? address : `${address}?edition=${edition}`;
}

export function matching<Found extends Pick<ListedFact, "id" | "label" | "text" | "topic">>(
  facts: readonly Found[],
  typed: string,
): readonly Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return facts.filter(({ id, label, text, topic }) => {
    const said = `${label} ${text} ${topic} ${id}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
