import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { entriesOf } from "../../posts/text/article.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import type { Evidence, EvidenceFact } from "../writer.ts";

/** The evidence under the names that the rules use. Nothing else is known to the writer. */
export function evidenceData({ records, guide, passages, facts, pages }: Evidence) {
  return {
    ...(guide !== null && { guide }),
    passages,
    facts: facts.map((one) => factData(one, records)),
    pages,
  };
}

/** A record for a writer: its token, and what the token reads like. */
function factData(
  { id, topic, label, text, edition, note, notAnnounced }: EvidenceFact,
  records: FactSnapshot,
) {
  return {
    token: factToken(id),
    topic,
    label,
    value: text,
    year: edition,
    ...(notAnnounced !== undefined && {
      not_announced: `for ${notAnnounced.edition}, checked on ${notAnnounced.checkedOn}`,
    }),
    ...(note !== null && { note }),
    ...(readsAsList(id, records) && { reads_as: "list" }),
  };
}

function readsAsList(id: string, records: FactSnapshot): boolean {
  const record = records.find(id);
  return record !== undefined && entriesOf(record) !== null;
}
