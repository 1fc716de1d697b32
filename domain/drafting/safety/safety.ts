import type { Finding } from "../../posts/revisions/ledger.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import type { DraftContent } from "../writer.ts";
import { checkAddresses, checkContacts } from "./addresses.ts";
import { checkWords } from "./check-words.ts";
import { leftoverFindings } from "./leftovers.ts";
import { readSafetyText, type SafetyContext } from "./safety-text.ts";
import { checkMarkup, checkShape, checkUnwritten } from "./shape.ts";

export { withoutLeftovers } from "./leftovers.ts";
export type { SafetyContext } from "./safety-text.ts";

const checks = [
  checkShape,
  checkUnwritten,
  checkMarkup,
  checkAddresses,
  checkContacts,
  checkWords,
  leftoverFindings,
];

export async function safetyFindings(
  content: DraftContent,
  context: SafetyContext,
): Promise<readonly Finding[]> {
  const text = readSafetyText(content, context);
  const findings: Finding[] = [];
  for (const check of checks) {
    await yieldToOthers();
    findings.push(...(await check(text, context)));
  }
  return findings;
}
