import { fact, factSentence, type Fact, type FactId } from "../../../../content/facts/index.ts";
import { factToken } from "../../../posts/fact-tokens.ts";
import { fitsScope, type RequestScope } from "../../request-scope.ts";

/** Two sentences are joined when they begin alike for at least so many characters. */
const sharedBeginning = 12;

/** The records of these ids that are for those whom the request names, as sentences. */
export function sentencesFor(ids: readonly FactId[], scope: RequestScope): readonly string[] {
  return sentencesOf(ids.map(fact).filter((record) => fitsScope(record, scope)));
}

/** The records as sentences with tokens; neighbours that begin alike become one (`… ₹500 for one paper and ₹1,000 for two papers.`). */
export function sentencesOf(records: readonly Fact[]): readonly string[] {
  const sentences: { beginning: string; text: string }[] = [];
  for (const record of records) {
    const beginning = beginningOf(record);
    const sentence = factSentence(record, factToken(record.id));
    const before = sentences.at(-1);
    if (
      before === undefined ||
      before.beginning !== beginning ||
      beginning.length < sharedBeginning
    ) {
      sentences.push({ beginning, text: sentence });
      continue;
    }
    before.text = `${before.text.replace(/\.$/, "")} and ${sentence.slice(beginning.length)}`;
  }
  return sentences.map(({ text }) => text);
}

function beginningOf({ sentence }: Fact): string {
  return sentence?.includes("{value}") ? (sentence.split("{value}")[0] ?? "") : "";
}
