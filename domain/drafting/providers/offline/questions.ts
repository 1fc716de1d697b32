import {
  facts,
  factNote,
  factSentence,
  findFact,
  type Fact,
  type Topic,
} from "../../../../content/facts/index.ts";
import { factToken, factsIn } from "../../../posts/fact-tokens.ts";
import { entriesOf } from "../../../posts/article.ts";
import { sitePassages } from "../../evidence/passages.ts";
import { fitsScope, type RequestScope } from "../../evidence/request-scope.ts";
import { subjectTerms } from "../../evidence/text-search.ts";
import { noteMarkdown, withTokens } from "../../evidence/content-as-markdown.ts";
import type { Evidence, Passage } from "../../writer.ts";
import { topicGuides } from "./guides/index.ts";

const mostQuestions = 5;
const fewestQuestions = 3;
/** An answer of so many characters explains; a shorter one only repeats a value that the body holds. */
const longAnswer = 90;
/** Share of telling words by which two questions count as the same. */
const alikeFrom = 0.5;

/** What makes sense only on its own page, or says when something of this site will open. */
const boundToPage =
  /\b(?:(?:above|below)(?! all)|this page|this site's|Coming Soon|from this site|they like)\b/i;

type Answered = {
  readonly question: string;
  readonly answer: string;
  readonly notes: readonly string[];
};

const siteQuestions = sitePassages().filter(({ kind }) => kind === "question");

/**
 * Three to five questions that students ask on these topics, with their answers; those first whose
 * answer `body` does not hold yet. Empty when there are fewer.
 */
export function questionsSection(
  evidence: Evidence,
  topics: readonly Topic[],
  scope: RequestScope,
  body: string,
): string {
  const told = new Set(factsIn(body).map(({ id }) => id));
  const isNew = ({ answer }: Answered) => {
    const records = factsIn(answer);
    return records.length === 0 || records.some(({ id }) => !told.has(id));
  };
  const near = candidatesFrom(evidence, topics, scope).filter(
    ({ answer }) => !body.includes(answer),
  );
  const fresh = withoutTwins(near.filter(isNew));
  const explained = near.filter(({ answer }) => answer.length >= longAnswer);
  const neighbours = neighboursOf(topics, scope).filter(isNew);
  const chosen = withoutTwins([...fresh, ...explained, ...neighbours, ...near]);
  const most = Math.max(fewestQuestions, Math.min(mostQuestions, fresh.length));
  const entries = chosen.slice(0, most).map(({ question, answer, notes }) => {
    const unread = notes.filter((note) => !body.includes(note));
    return [`### ${question}`, answer, ...unread].join("\n\n");
  });
  return entries.length < fewestQuestions
    ? ""
    : ["## Questions and answers", ...entries].join("\n\n");
}

/** First what the evidence found, then what our pages answer on these topics, then what records can. */
function candidatesFrom(
  evidence: Evidence,
  topics: readonly Topic[],
  scope: RequestScope,
): readonly Answered[] {
  const isOn = (passage: Passage) =>
    canStandAlone(passage) && isInScope(passage, scope) && isOnTopic(passage, topics);
  const found = evidence.passages.filter(({ kind }) => kind === "question").filter(isOn);
  const records = evidence.facts.flatMap(({ id }) => findFact(id) ?? []);
  const asked = records
    .filter((record) => topics.includes(record.topic) && entriesOf(record) === null)
    .flatMap(recordQuestion);
  const kin = siteQuestions.filter(isOn);
  return [...found.map(fromPassage), ...kin.map(fromPassage), ...asked];
}

/** What else is asked on the pages of the first topic. */
function neighboursOf([first]: readonly Topic[], scope: RequestScope): readonly Answered[] {
  const pages = first === undefined ? new Set<string>() : pagesOf(first);
  return siteQuestions
    .filter((passage) => pages.has(passage.path))
    .filter((passage) => canStandAlone(passage) && isInScope(passage, scope))
    .map(fromPassage);
}

function canStandAlone({ title, text }: Passage): boolean {
  return !boundToPage.test(text) && !boundToPage.test(title);
}

function isInScope({ text }: Passage, scope: RequestScope): boolean {
  return factsIn(answerOf(text)).every((record) => fitsScope(record, scope));
}

/** By its values; without any, by its words, and only when it stands on a page of that topic. */
function isOnTopic({ title, text, path }: Passage, topics: readonly Topic[]): boolean {
  const records = factsIn(answerOf(text));
  if (records.length > 0) return records.some(({ topic }) => topics.includes(topic));
  return topics.some(
    (topic) =>
      topicGuides[topic].called.test(title) && (path === "/faq" || pagesOf(topic).has(path)),
  );
}

function pagesOf(topic: Topic): ReadonlySet<string> {
  return new Set(facts.filter((record) => record.topic === topic).map(({ page }) => page));
}

/** The answer without its notes. */
function answerOf(text: string): string {
  return text.split("\n\n> ")[0] ?? "";
}

function fromPassage({ title, text }: Passage): Answered {
  const [answer = "", ...notes] = text.split("\n\n> ");
  return { question: title, answer, notes: notes.map((note) => `> ${note}`) };
}

function recordQuestion(record: Fact): readonly Answered[] {
  if (record.question === undefined) return [];
  const note = factNote(record);
  return [
    {
      question: withTokens(record.question, [record]),
      answer: factSentence(record, factToken(record.id)),
      notes: note === null ? [] : [noteMarkdown(note)],
    },
  ];
}

function withoutTwins(candidates: readonly Answered[]): readonly Answered[] {
  return candidates.filter(
    (one, place) => !candidates.slice(0, place).some((other) => areTwins(one, other)),
  );
}

/** The same values in the answer, or mostly the same words in the question. */
function areTwins(one: Answered, other: Answered): boolean {
  const [ids, otherIds] = [one, other].map(({ answer }) => factsIn(answer).map(({ id }) => id));
  if (ids === undefined || otherIds === undefined) return false;
  if (ids.length > 0 && ids.every((id) => otherIds.includes(id))) return true;
  const words = subjectTerms(one.question);
  const shared = subjectTerms(other.question).filter((word) => words.includes(word));
  return words.length > 0 && shared.length / words.length > alikeFrom;
}
