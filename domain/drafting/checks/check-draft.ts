import type { Finding } from "../../posts/revisions/ledger.ts";
import type { DraftContent } from "../writer.ts";
import { withAutofixes } from "./autofix.ts";
import { checkStatements } from "./check-statements.ts";
import { readDraft, type CheckContext, type CheckedDraft, type DraftText } from "./draft-text.ts";
import { checkAddresses, checkContacts } from "./safety/addresses.ts";
import { checkMarkup } from "./safety/markup.ts";
import { checkWords } from "./safety/check-words.ts";
import { checkShape, checkUnwritten } from "./shape.ts";

/** One check: what it finds wrong with a draft. */
type Check = (draft: DraftText, context: CheckContext) => readonly Finding[];

/** The checks beside the verdicts, in the order in which their findings are told. */
const checks: readonly Check[] = [
  checkShape,
  checkUnwritten,
  checkMarkup,
  checkAddresses,
  checkContacts,
  checkWords,
];

/** Gives every sentence of a draft its verdict, and looks for what no post may hold. Pure: the same draft with the same records has the same ledger. */
export function checkDraft(content: DraftContent, context: CheckContext): CheckedDraft {
  const draft = readDraft(content, context.facts);
  const { claims, findings, autofixes, sentences } = checkStatements(draft, context);
  return {
    content: withAutofixes(content, autofixes),
    ledger: {
      checked_at: context.checkedAt,
      facts_version: context.facts.version,
      sentences: sentences.length,
      claims: [...claims],
      findings: [...checks.flatMap((check) => check(draft, context)), ...findings],
    },
    sentences,
  };
}

type Said = { readonly sentence: string; readonly why: string };

/** What is said of a sentence whose check gave no reason. */
const otherwise = "The records say otherwise.";
const unanswered = "No record of ours answers this.";

/**
 * The verdicts on a headline and a plain text, and what no text of ours may say: as for a post, but for its
 * shape and its links. Pure.
 */
export function checkText(
  { title, text }: { readonly title: string; readonly text: string },
  context: CheckContext,
): { readonly refused: readonly Said[]; readonly toConfirm: readonly Said[] } {
  const draft = readDraft({ ...noPost, title, hero_summary: text }, context.facts);
  if (draft.excess !== null)
    return {
      refused: [{ sentence: text, why: `It cannot be checked: ${draft.excess}.` }],
      toConfirm: [],
    };
  const { claims } = checkStatements(draft, context);
  const said = (verdict: (typeof claims)[number]["verdict"], otherWhy: string) =>
    claims
      .filter((claim) => claim.verdict === verdict)
      .map(({ sentence, why }) => ({ sentence, why: why ?? otherWhy }));
  const forbidden = [...checkContacts(draft, context), ...checkWords(draft)];
  return {
    refused: [
      ...said("contradicted", otherwise),
      ...forbidden.map(({ quote, message }) => ({ sentence: quote, why: message })),
    ],
    toConfirm: said("to-confirm", unanswered),
  };
}

const noPost = {
  hero_summary: "",
  meta_description: "",
  body_markdown: "",
  tags: [],
  internal_links: [],
  source_references: [],
  hero_image_url: null,
  hero_image_alt: null,
};
