import { factText } from "../../content/facts/index.ts";
import type { CheckContext, CheckedDraft } from "../../domain/drafting/check-draft.ts";
import { sentencesOf, type PlacedSentence } from "../../domain/drafting/marks/sentences.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import type { Finding } from "../../domain/posts/revisions/ledger.ts";
import type { Mark } from "../../domain/posts/revisions/mark.ts";
import { succeed } from "../../domain/shared/result.ts";
import { adminBearer, type Publishing } from "./publishing.ts";
import { posted } from "./review-links.ts";
import { contentNamed, findingOn, ledgerWith, testWriter } from "./writing.ts";

export const statedRecord = "fee.sc_st_pwd.one_paper";

/**
 * Checks by the first word of each sentence of the body: "Perhaps" no record answers, "Wrong" a record contradicts and
 * its value is offered in place of that word, "Doubtful" too without an offer, "Surely" the record agrees with, and
 * "Never" is a promise, which stops publication; the others state nothing.
 */
export function checksByFirstWord(content: DraftContent, context: CheckContext): CheckedDraft {
  const marks: Mark[] = [];
  const findings: Finding[] = [];
  for (const placed of sentencesOf(content, context.facts)) {
    if (placed.field !== "body_markdown") continue;
    const [word = ""] = placed.text.split(" ");
    const mark = markOn(placed, word, context);
    if (mark !== null) marks.push({ ...mark, id: `m${marks.length + 1}` });
    if (word === "Never")
      findings.push({
        ...findingOn(placed.text),
        place: { field: "body_markdown", block: placed.block },
        kind: "promise",
        message: "Nobody can promise this.",
      });
  }
  const ledger = { ...ledgerWith(findings), checked_at: context.checkedAt, marks };
  return { content, ledger: { ...ledger, not_covered: [...context.notCovered] } };
}

function markOn(
  { field, block, under, sentence, range, text }: PlacedSentence,
  word: string,
  { facts }: CheckContext,
): Mark | null {
  const record = facts.find(statedRecord);
  if (record === undefined) throw new Error(`no record ${statedRecord}`);
  const value = factText(record);
  const mark = {
    id: "",
    field,
    sentenceRange: range,
    textRange: [range[0], range[0] + word.length] as [number, number],
    block,
    under,
    sentence,
    text: word,
    record: { id: statedRecord, value },
    replacement: null,
    corrected: null,
    why: "A record says otherwise.",
    isRead: false,
  };
  switch (word) {
    case "Perhaps":
      return { ...mark, kind: "unverified", record: null, why: "No record answers this." };
    case "Surely":
      return { ...mark, kind: "verified", why: null };
    case "Doubtful":
      return { ...mark, kind: "conflict" };
    case "Wrong": {
      const corrected = value + text.slice(word.length);
      return { ...mark, kind: "conflict", replacement: factToken(statedRecord), corrected };
    }
    default:
      return null;
  }
}

export function bodyWriter(title = "Fees") {
  return testWriter((request) =>
    Promise.resolve(
      succeed({
        content: contentNamed(title, { body_markdown: request }),
        usage: null,
      }),
    ),
  );
}

export async function settled(
  site: Publishing,
  body: Record<string, unknown>,
  headers: HeadersInit = body.token === undefined ? adminBearer : {},
) {
  const answer = await posted(site, "settle-mark", body, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
