import type { Finding } from "../../posts/ledger.ts";
import type { DraftContent } from "../writer.ts";
import { checkAddresses } from "./addresses.ts";
import { checkAffiliation } from "./affiliation.ts";
import { checkContacts } from "./contacts.ts";
import { readDraft, type CheckContext, type CheckedDraft, type DraftText } from "./draft-text.ts";
import { checkFigures } from "./figure-claims.ts";
import { checkHtml } from "./html.ts";
import { checkInstructions } from "./instructions.ts";
import { checkLinks } from "./links.ts";
import { withAutofixes } from "./autofix.ts";
import { checkPastDates } from "./past-dates.ts";
import { checkPromises } from "./promises.ts";
import { checkRules } from "./rules.ts";
import { checkSchemes } from "./schemes.ts";
import { checkShape } from "./shape.ts";
import { checkSlug } from "./slug.ts";
import { checkTokens } from "./tokens.ts";

/** One check: what it finds wrong with a draft. */
type Check = (draft: DraftText, context: CheckContext) => readonly Finding[];

/** The checks beside that of figures, in the order in which their findings are told. */
const checks: readonly Check[] = [
  checkShape,
  checkSlug,
  checkTokens,
  checkLinks,
  checkAddresses,
  checkContacts,
  checkSchemes,
  checkHtml,
  checkInstructions,
  checkPromises,
  checkAffiliation,
  checkPastDates,
];

/** Holds every statement of a draft against the records. Pure: the same draft has the same ledger. */
export function checkDraft(content: DraftContent, context: CheckContext): CheckedDraft {
  const draft = readDraft(content);
  const figures = checkFigures(draft);
  const rules = checkRules(draft);
  return {
    content: withAutofixes(content, figures.autofixes),
    ledger: {
      checked_at: context.checkedAt,
      sentences: draft.statements.length,
      claims: [...figures.claims, ...rules.claims],
      findings: [
        ...checks.flatMap((check) => check(draft, context)),
        ...figures.findings,
        ...rules.findings,
      ],
    },
    sentences: [],
  };
}
