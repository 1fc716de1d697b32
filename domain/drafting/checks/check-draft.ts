import type { Finding, Ledger } from "../../posts/ledger.ts";
import type { DraftContent } from "../writer.ts";
import { checkAddresses } from "./addresses.ts";
import { checkAffiliation } from "./affiliation.ts";
import { checkContacts } from "./contacts.ts";
import { readDraft, type DraftText } from "./draft-text.ts";
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

/** What a draft is held against, besides the registry of facts. */
export type CheckContext = {
  /** ISO day in India: what is past may not be called coming. */
  readonly today: string;
  /** ISO instant, for the ledger. */
  readonly checkedAt: string;
  /** Paths that exist: pages and published posts. */
  readonly paths: ReadonlySet<string>;
  /** Addresses out of the site that the draft may lead to besides official ones and sources of records: those the person supplied. */
  readonly suppliedAddresses: ReadonlySet<string>;
  /** Phone numbers and e-mail addresses of the institute, which a draft may name; none without it. */
  readonly ownContacts?: ReadonlySet<string>;
};

export type CheckedDraft = {
  /** The draft with autofixes: typed values that a record holds became tokens. */
  readonly content: DraftContent;
  readonly ledger: Ledger;
};

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
      claims: [...figures.claims, ...rules.claims],
      findings: [
        ...checks.flatMap((check) => check(draft, context)),
        ...figures.findings,
        ...rules.findings,
      ],
    },
  };
}
