import { factNote, factText, isReportedDifference, type Fact } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { standingOf } from "../../content/facts/standing.ts";
import type { Site } from "../site-context.ts";
import { sourceOf } from "../stated-source.ts";

/** Where programs read all facts of an edition. */
export const factsFilePath = "/facts.json";

/**
 * The exam facts of an edition for programs (contract section 6). What reports say against the reference
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
  const { id, label, topic, value, checkedOn, page, changedAt } = record;
  return {
    id,
    label,
    topic,
    value,
    text: factText(record),
    standing: standingOf(record),
    source: sourceOf(record, site),
    checkedOn,
    page,
    changedAt: changedAt ?? null,
    ...(record.status.kind === "conflict" && { note: factNote(record, facts) }),
  };
}
