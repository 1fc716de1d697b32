import { addressIn } from "../../content/edition-address.ts";
import {
  factNote,
  factText,
  isReportedDifference,
  wholeFactText,
  type Fact,
} from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { standingOf } from "../../content/facts/standing.ts";
import type { Site } from "../site-context.ts";
import { sourceOf } from "../fact-values.ts";

export const factsFilePath = "/facts.json";

/**
 * The exam facts of an edition for programs. What reports say against the reference data is left out, for
 * the site states none of it; a value that they contradict carries its note.
 */
export function factsFile(facts: FactSnapshot, site: Pick<Site, "provider" | "url">) {
  const { edition, version } = facts;
  const records = facts.all.filter((record) => !isReportedDifference(record));
  return { edition, version, facts: records.map((record) => entry(record, facts, site)) };
}

function entry(record: Fact, facts: FactSnapshot, site: Pick<Site, "provider" | "url">) {
  const { id, label, topic, value, checkedOn, page, changedAt = null, carried } = record;
  return {
    id,
    label,
    topic,
    ...(carried === undefined
      ? { value, text: factText(record), standing: standingOf(record), changedAt }
      : { value: null, text: wholeFactText(record), standing: "carried", changedAt: null }),
    source: sourceOf(record, site),
    checkedOn: carried?.checkedOn ?? checkedOn,
    page: addressIn(page, facts),
    ...(record.status.kind === "conflict" && { note: factNote(record, facts) }),
  };
}
