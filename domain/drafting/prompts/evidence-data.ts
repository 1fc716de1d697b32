import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { entriesOf } from "../../posts/text/article.ts";
import { factsIn, factToken, filledText } from "../../posts/text/fact-tokens.ts";
import type { AskEvidence, Evidence, EvidenceFact, Passage } from "../writer.ts";

/** What may be stated and linked to, as the rules name it: each ask with what answers it, each passage once. */
export function evidenceData({ records, asks, facts, passages, pages }: Evidence) {
  const told = new Set<string>();
  const inAsks = asks.map((ask) => askData(ask, told, records));
  const askedFor = new Set(asks.flatMap((ask) => ask.facts.map(({ id }) => id)));
  return {
    ...(inAsks.length > 0 && { asks: inAsks }),
    ...listed(
      "more_facts",
      facts.filter(({ id }) => !askedFor.has(id)).map((one) => factData(one, records)),
    ),
    ...listed("more_passages", passagesData(passages, told, records)),
    pages,
  };
}

function askData(
  { ask, cycle, facts, passages }: AskEvidence,
  told: Set<string>,
  records: FactSnapshot,
) {
  const isSilent = facts.length === 0 && passages.length === 0;
  return {
    ask,
    cycle,
    ...(isSilent && { answer_with: "general guidance, without values of the exam" }),
    ...listed(
      "facts",
      facts.map((one) => factData(one, records)),
    ),
    ...listed("passages", passagesData(passages, told, records)),
  };
}

/** Passages that have not been told. */
function passagesData(passages: readonly Passage[], told: Set<string>, records: FactSnapshot) {
  const fresh = passages.filter(({ text }) => !told.has(text));
  for (const { text } of fresh) told.add(text);
  return fresh.map(({ path, title, text }) => ({
    path,
    title,
    text,
    ...listed("tokens", tokensIn(`${title} ${text}`, records)),
  }));
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

function listed<Item>(name: string, items: readonly Item[]): Record<string, readonly Item[]> {
  return items.length === 0 ? {} : { [name]: items };
}
