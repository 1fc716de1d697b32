import { type Fact, factNote, factText } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { recordName } from "../checks/claims/records-meant.ts";
import type { EvidenceFact } from "../writer.ts";

/** A record as a writer gets it. */
export function evidenceFact(record: Fact, facts: FactSnapshot): EvidenceFact {
  const { carried } = record;
  return {
    id: recordName(record, facts),
    label: record.label,
    text: factText(record),
    edition: carried?.from ?? record.edition,
    ...(carried !== undefined && {
      notAnnounced: { edition: carried.into, checkedOn: carried.checkedOn },
    }),
    topic: record.topic,
    note: factNote(record, facts),
    source: { title: record.source.title, url: record.source.address },
    page: record.page,
  };
}
