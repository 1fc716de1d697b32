import type { Finding } from "../../posts/revisions/ledger.ts";
import type { DraftContent } from "../writer.ts";
import { checkAddresses, checkContacts } from "./addresses.ts";
import { checkWords } from "./check-words.ts";
import { leftoverFindings } from "./leftovers.ts";
import { checkMarkup } from "./markup.ts";
import { readSafetyText, type SafetyContext, type SafetyText } from "./safety-text.ts";
import { checkShape, checkUnwritten } from "./shape.ts";

export { withoutLeftovers } from "./leftovers.ts";
export type { SafetyContext } from "./safety-text.ts";

/** In the order in which their findings are told. */
const checks: readonly ((text: SafetyText, context: SafetyContext) => readonly Finding[])[] = [
  checkShape,
  checkUnwritten,
  checkMarkup,
  checkAddresses,
  checkContacts,
  checkWords,
  leftoverFindings,
];

/** Finds all that no post may say, whatever the records hold. Pure: the same draft has the same findings. */
export function safetyFindings(content: DraftContent, context: SafetyContext): readonly Finding[] {
  const text = readSafetyText(content, context);
  return checks.flatMap((check) => check(text, context));
}
