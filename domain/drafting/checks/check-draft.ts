import type { Finding } from "../../posts/revisions/ledger.ts";
import type { DraftContent } from "../writer.ts";
import { withAutofixes } from "./autofix.ts";
import { checkStatements } from "./check-statements.ts";
import { readDraft, type CheckContext, type CheckedDraft, type DraftText } from "./draft-text.ts";
import { checkAddresses } from "./safety/addresses.ts";
import { checkContacts } from "./safety/contacts.ts";
import { checkMarkup } from "./safety/markup.ts";
import { checkWords } from "./safety/check-words.ts";
import { checkShape } from "./shape.ts";
import { checkUnwritten } from "./unwritten.ts";

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
