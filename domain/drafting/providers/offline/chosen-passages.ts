import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { entriesOf } from "../../../posts/text/article.ts";
import { factsIn, factToken, filledText } from "../../../posts/text/fact-tokens.ts";
import { recordName } from "../../checks/claims/records-meant.ts";
import { sentenceOf } from "../../checks/claims/stated-records.ts";
import { tableMarkdown } from "../../evidence/content-as-markdown.ts";
import type { AskEvidence, Evidence, EvidenceFact, Passage } from "../../writer.ts";
import { subjectsOfTopics, topicLists } from "./topic-lists.ts";

/** One headed part of an article. */
export type Section = {
  readonly heading: string;
  /** Markdown with tokens. */
  readonly body: string;
};

/** What an article says to one ask, the answer first. */
export type AnsweredAsk = {
  readonly ask: AskEvidence;
  readonly sections: readonly Section[];
  /** The passages that its sections are made of. */
  readonly passages: readonly Passage[];
};

/** Words of a post for which no length is asked, and how far a post may be from what is asked. */
const usualWords = { most: 1_000 } as const;
const allowance = { below: 0.85, above: 1.2 } as const;
/** Shorter pieces of pages are no section beside an answer. */
const leastWords = 25;
/** A passage most of whose values have been told says little new. */
const toldShare = 0.6;
const mostRows = 6;
/** Passages that only follow an answer, in an article for which no length is asked. */
const mostNext = 2;
/** Words from which on such an article needs nothing more. */
const enoughWords = 450;

const valueWords =
  /\b(?:fees?|costs?|charges?|dates?|when|deadline|schedule|cut-?offs?|qualifying|percentile|ranks?|pattern|marks|size|how (?:much|many)|reservation|quota|seats)\b/i;

/** The words of a text as readers see it. */
export function wordsIn(markdown: string, facts: FactSnapshot): number {
  return filledText(markdown, facts)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

/** For each ask its answer, and at most two passages on what is asked next, a second plan never; null for asks that nothing answers. */
export function answersFor({
  asks,
  reading,
  records: facts,
}: Evidence): readonly (AnsweredAsk | null)[] {
  const least = reading.length === null ? enoughWords : reading.length * allowance.below;
  const most = reading.length === null ? usualWords.most : reading.length * allowance.above;
  const chosen: Passage[][] = [];
  let words = 0;
  const take = (own: Passage[], passage: Passage) => {
    own.push(passage);
    words += wordsIn(passage.text, facts);
  };
  for (const { passages, answering = 1 } of asks) {
    const own: Passage[] = [];
    chosen.push(own);
    for (const passage of passages.slice(0, Math.max(1, answering))) {
      const isFirst = own.length === 0;
      const fits = isFirst || words + wordsIn(passage.text, facts) <= most;
      if (fits && !saysNothingNew(passage, chosen.flat(), facts)) take(own, passage);
    }
  }
  const next = asks.map(({ passages, answering = 1 }) => passages.slice(Math.max(1, answering)));
  // A long article is one that was asked for: then as many follow as it takes.
  let left = reading.length === null ? mostNext : Math.max(mostNext, Math.ceil(least / 150));
  for (let rank = 0; rank < Math.max(0, ...next.map(({ length }) => length)); rank++)
    for (const [place, own] of chosen.entries()) {
      const passage = next[place]?.[rank];
      if (passage === undefined || left === 0 || words >= least) continue;
      if (words + wordsIn(passage.text, facts) > most || isThin(passage, facts)) continue;
      const onOtherThanTopics =
        asks[place] !== undefined &&
        topicLists(asks[place], new Set(), facts).length > 0 &&
        ![own[0]?.subject, ...subjectsOfTopics].includes(passage.subject);
      if (onOtherThanTopics) continue;
      if (reading.form.kind === "plan" && /\bplan for\b/i.test(passage.title)) continue;
      if (repeats(passage, chosen.flat(), facts) || saysNothingNew(passage, chosen.flat(), facts))
        continue;
      take(own, passage);
      left -= 1;
    }
  const text = chosen.flat().map((passage) => passage.text);
  const told = toldIn(text.join("\n"), facts);
  return asks.map((ask, place) => {
    const passages = chosen[place] ?? [];
    const isAnswered = ask.passages.length > 0 || ask.facts.length > 0;
    if (!isAnswered) return null;
    const values = valuesSection(ask, {
      told,
      isOnlyAnswer: passages.length === 0,
      records: facts,
    });
    const [first, ...others] = passages.map(({ title, text: body }) => ({ heading: title, body }));
    // What the edition says itself comes before what a former one had.
    const own = valuesInPlaceOf(first?.body ?? "", ask, facts);
    const answer = own === null ? [first, values] : [own, first];
    const sections = [...topicLists(ask, told, facts), ...answer, ...others].filter(
      (section) => section !== undefined && section !== null,
    );
    return { ask, sections, passages };
  });
}

/** What a text tells: a value of a former edition too, where the edition has none of its own. */
function toldIn(text: string, facts: FactSnapshot): ReadonlySet<string> {
  const shown = factsIn(text, facts);
  return new Set(
    shown.flatMap((record) => {
      const own = facts.find(record.id);
      return own === record || own?.carried !== undefined
        ? [record.id, recordName(record, facts)]
        : recordName(record, facts);
    }),
  );
}

function isThin({ kind, text }: Passage, facts: FactSnapshot): boolean {
  return kind === "update" || (kind !== "library" && wordsIn(text, facts) < leastWords);
}

/** Words of a sentence that is noticed when it comes again. */
const noticed = 5;

function repeats({ text }: Passage, chosen: readonly Passage[], facts: FactSnapshot): boolean {
  const told = new Set(chosen.flatMap((passage) => noticedSentences(passage.text, facts)));
  return noticedSentences(text, facts).some((sentence) => told.has(sentence));
}

function noticedSentences(text: string, facts: FactSnapshot): readonly string[] {
  return text
    .split(/(?<=[.?!])\s+|\n/)
    .map((sentence) => sentence.replace(/^\s*(?:[-*>]|\d+\.)\s+/, ""))
    .filter((sentence) => !sentence.startsWith("|") && wordsIn(sentence, facts) >= noticed);
}

function saysNothingNew(
  passage: Passage,
  chosen: readonly Passage[],
  facts: FactSnapshot,
): boolean {
  if (chosen.some(({ title, text }) => title === passage.title || text === passage.text))
    return true;
  const values = factsIn(passage.text, facts);
  const told = toldIn(chosen.map(({ text }) => text).join("\n"), facts);
  const known = values.filter((value) => told.has(recordName(value, facts))).length;
  return passage.kind !== "library" && values.length > 1 && known / values.length >= toldShare;
}

/** The values that an ask wants and its passages do not show: a table, or sentences where nothing else answers. */
function valuesSection(
  { ask, words = ask, facts }: AskEvidence,
  {
    told,
    isOnlyAnswer,
    records,
  }: { told: ReadonlySet<string>; isOnlyAnswer: boolean; records: FactSnapshot },
): Section | null {
  const wanted = facts.filter(({ id }) => !told.has(id));
  const [first] = wanted;
  if (first === undefined) return null;
  const ofTopic = wanted.filter(({ topic }) => topic === first.topic);
  const inRows = ofTopic.filter(({ id }) => !isList(id, records)).slice(0, mostRows);
  const heading = first.topic === "The exam" ? "The exam in short" : first.topic;
  if (isOnlyAnswer) {
    const lists = ofTopic.filter(({ id }) => isList(id, records)).slice(0, 1);
    const listed = lists.map(({ id, label }) => `${label}:\n\n${factToken(id)}`);
    const body = [
      ...(inRows.length > 2 ? [tableOf(inRows)] : inRows.map((one) => statedIn(one, records))),
      ...listed,
    ];
    return { heading, body: body.join("\n\n") };
  }
  const isOnSubject = first.topic === facts[0]?.topic;
  if (!isOnSubject || !valueWords.test(words) || inRows.length < 2) return null;
  return { heading: `${heading} at a glance`, body: tableOf(inRows) };
}

/** What the edition says itself where a text shows the values of a former one; null where it has none, or the text shows none. */
function valuesInPlaceOf(text: string, ask: AskEvidence, facts: FactSnapshot): Section | null {
  const former = new Set(
    factsIn(text, facts).flatMap((one) => (one === facts.find(one.id) ? [] : one.id)),
  );
  const own = ask.facts
    .filter(({ id, notAnnounced }) => former.has(id) && notAnnounced === undefined)
    .filter(({ id }) => !isList(id, facts));
  if (own.length === 0) return null;
  return { heading: `In ${facts.edition}`, body: tableOf(own.slice(0, mostRows)) };
}

function tableOf(records: readonly EvidenceFact[]): string {
  return tableMarkdown(
    ["What", "Value", "Year"],
    records.map(({ id, label, edition }) => [label, factToken(id), edition]),
  );
}

function statedIn({ id, label }: EvidenceFact, facts: FactSnapshot): string {
  const record = facts.find(id);
  return record === undefined ? label : sentenceOf(record, factToken(id), facts);
}

function isList(id: string, facts: FactSnapshot): boolean {
  const record = facts.find(id);
  return record !== undefined && entriesOf(record) !== null;
}
