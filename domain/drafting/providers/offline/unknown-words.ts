import { findFact } from "../../../../content/facts/index.ts";
import { groupWords } from "../../request-scope.ts";
import { isWeak, subjectTerms } from "../../search-terms.ts";
import { topicWords } from "../../topic-words.ts";
import type { Evidence } from "../../writer.ts";
import type { Reading } from "./reading.ts";

/** Letters at their start by which two words count as forms of one. */
const sharedStart = 5;

/** Telling words of a subject that no fact, topic or page of the evidence knows: on these the article is silent. */
export function unknownWordsOf(
  evidence: Evidence,
  { words: request, subject }: Reading,
): readonly string[] {
  const ofFacts = evidence.facts.map(({ id, label, text }) => {
    const record = findFact(id);
    const words = record === undefined ? "" : topicWords[record.topic];
    return `${label} ${text} ${record?.sentence ?? ""} ${record?.question ?? ""} ${words}`;
  });
  const ofPages = evidence.pages.map(({ title, description }) => `${title} ${description}`);
  const ofPassages = evidence.passages.map(({ title, text }) => `${title} ${text}`);
  const known = subjectTerms([...ofFacts, ...ofPages, ...ofPassages].join(" "));
  const telling = subjectTerms(subject === "" ? request : subject).filter(
    (term) => !isWeak(term) && !groupWords.has(term),
  );
  return telling.filter((term) => !known.some((word) => startAlike(word, term)));
}

function startAlike(one: string, other: string): boolean {
  const length = Math.min(sharedStart, Math.max(one.length, other.length));
  return one.slice(0, length) === other.slice(0, length);
}
