import type { Finding } from "../../posts/revisions/ledger.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import type { DraftContent } from "../writer.ts";
import { checkAddresses, checkContacts } from "./addresses.ts";
import { checkWords } from "./check-words.ts";
import { leftoverFindings } from "./leftovers.ts";
import { checkMarkup } from "./markup.ts";
import { checkShape, checkUnwritten } from "./shape.ts";
import { readSafetyText, type SafetyContext, type SafetyText } from "./safety-text.ts";

export { withoutLeftovers } from "./leftovers.ts";
export type { SafetyContext } from "./safety-text.ts";

/** In the order in which their findings are told. */
const checks: readonly ((
  text: SafetyText,
  context: SafetyContext,
) => readonly Finding[] | Promise<readonly Finding[]>)[] = [
  checkShape,
  checkUnwritten,
  checkMarkup,
  checkAddresses,
  checkContacts,
  checkWords,
  leftoverFindings,
];

/** Finds all that no post may say, whatever the records hold. Pure: the same draft has the same findings. */
export async function safetyFindings(
  content: DraftContent,
  context: SafetyContext,
): Promise<readonly Finding[]> {
  await yieldToOthers();
  const text = readSafetyText(content, context);
  const findings: Finding[] = [];
  for (const check of checks) {
    await yieldToOthers();
    findings.push(...(await check(text, context)));
  }
  return findings;
}
