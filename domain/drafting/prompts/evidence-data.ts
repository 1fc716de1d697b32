import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { entriesOf } from "../../posts/text/article.ts";
import { factsIn, factToken, filledText } from "../../posts/text/fact-tokens.ts";
import type { Evidence, EvidenceFact, Passage, SectionEvidence } from "../writer.ts";

/**
 * What may be stated and linked to, as the rules name it: the sections that people chose, each with its passage and the
 * records that this shows. Nothing else is known to the writer.
 */
export function evidenceData({ records, sections, facts, pages }: Evidence) {
  return {
    sections: sections.map((section) => sectionData(section, records)),
    ...unlessEmpty(
      "facts",
      facts.map((one) => factData(one, records)),
    ),
    pages,
  };
}

function sectionData({ heading, note, passage }: SectionEvidence, records: FactSnapshot) {
  return {
    heading: filledText(heading, records),
    ...(note !== null && note !== "" && { note }),
    ...(passage === null
      ? { answer_with: "general guidance, without values of the exam" }
      : { passage: passageData(passage, records) }),
  };
}

function passageData({ path, title, text }: Passage, records: FactSnapshot) {
  return { path, title, text, ...unlessEmpty("tokens", tokensIn(`${title} ${text}`, records)) };
}

/** Every token of a text, each once, with what it stands for. */
function tokensIn(text: string, records: FactSnapshot) {
  const tokens = new Set(text.match(/\{\{fact:[^{}]*\}\}/g));
  return [...tokens].flatMap((token) =>
    factsIn(token, records).map(({ topic, label, edition, carried }) => ({
      token,
      topic,
      label,
      value: filledText(token, records),
      year: carried?.from ?? edition,
      ...(carried !== undefined && {
        not_announced: notAnnouncedText({ edition: carried.into, checkedOn: carried.checkedOn }),
      }),
    })),
  );
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
    ...(notAnnounced !== undefined && { not_announced: notAnnouncedText(notAnnounced) }),
    ...(note !== null && { note }),
    ...(readsAsList(id, records) && { reads_as: "list" }),
  };
}

/** What a writer has to know of a value that was not announced for its edition. */
function notAnnouncedText({ edition, checkedOn }: NotAnnounced): string {
  return `for ${edition}, checked on ${checkedOn}`;
}

type NotAnnounced = NonNullable<EvidenceFact["notAnnounced"]>;

function readsAsList(id: string, records: FactSnapshot): boolean {
  const record = records.find(id);
  return record !== undefined && entriesOf(record) !== null;
}

function unlessEmpty<Item>(name: string, items: readonly Item[]): Record<string, readonly Item[]> {
  return items.length === 0 ? {} : { [name]: items };
}
