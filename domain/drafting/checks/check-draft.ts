import type { Finding } from "../../posts/ledger.ts";
import type { DraftContent } from "../writer.ts";
import { checkAddresses } from "./addresses.ts";
import { withAutofixes } from "./autofix.ts";
import { checkStatements } from "./check-statements.ts";
import { readDraft, type CheckContext, type CheckedDraft, type DraftText } from "./draft-text.ts";
import { checkHtml } from "./html.ts";
import { checkLinks } from "./links.ts";
import { checkSafety } from "./safety.ts";
import { checkSchemes } from "./schemes.ts";
import { checkShape } from "./shape.ts";
import { checkSlug } from "./slug.ts";
import { checkTokens } from "./tokens.ts";

/** One check: what it finds wrong with a draft. */
type Check = (draft: DraftText, context: CheckContext) => readonly Finding[];

/** The checks beside the verdicts, in the order in which their findings are told. */
const checks: readonly Check[] = [
  checkShape,
  checkSlug,
  checkTokens,
  checkLinks,
  checkAddresses,
  checkSchemes,
  checkHtml,
  checkSafety,
];

/** Gives every sentence of a draft its verdict, and looks for what no post may hold. Pure: the same draft has the same ledger. */
export function checkDraft(content: DraftContent, context: CheckContext): CheckedDraft {
  const draft = readDraft(content);
  const { claims, findings, autofixes, sentences } = checkStatements(draft, context);
  return {
    content: withAutofixes(content, autofixes),
    ledger: {
      checked_at: context.checkedAt,
      sentences: sentences.length,
      claims: [...claims],
      findings: [...checks.flatMap((check) => check(draft, context)), ...findings],
    },
    sentences,
  };
}
