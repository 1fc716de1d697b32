import { addressIn } from "../../content/edition-address.ts";
import {
  factNote,
  factText,
  isReportedDifference,
  wholeFactText,
  type CarriedValue,
  type Fact,
} from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { standingOf } from "../../content/facts/standing.ts";
import type { Site } from "../site-context.ts";
import { sourceOf } from "../stated-source.ts";

/** Where programs read all facts of an edition. */
export const factsFilePath = "/facts.json";

/**
 * The exam facts of an edition for programs. What reports say against the reference
 * data is left out, for the site states none of it; a value that they contradict carries its note.
 */
export function factsFile(facts: FactSnapshot, site: Pick<Site, "provider" | "url">) {
  return {
    edition: facts.edition,
    version: facts.version,
    facts: facts.all
      .filter((record) => !isReportedDifference(record))
      .map((record) => entry(record, facts, site)),
  };
}

function entry(record: Fact, facts: FactSnapshot, site: Pick<Site, "provider" | "url">) {
  const { id, label, topic, value, checkedOn, page, changedAt, carried } = record;
  return {
    id,
    label,
    topic,
    ...(carried === undefined
      ? { value, text: factText(record), standing: standingOf(record) }
      : { value: null, text: wholeFactText(record), standing: "carried" }),
    source: sourceOf(record, site),
    checkedOn: carried?.checkedOn ?? checkedOn,
    page: addressIn(page, facts),
    changedAt: carried === undefined ? (changedAt ?? null) : null,
    ...(carried !== undefined && { carried: carriedOver(record, carried) }),
    ...(record.status.kind === "conflict" && { note: factNote(record, facts) }),
  };
}

/** Of a value that the edition does not have: whose it was and what; null where readers are not told. */
function carriedOver(record: Fact, { from, checkedOn, isShown }: CarriedValue) {
  const former = { ...record, carried: undefined };
  return { from, text: isShown ? factText(former) : null, checkedOn };
}
