import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { say } from "../../content/word-tokens.ts";
import { applicationPart } from "./application-fee-part.ts";
import { type FeePart, unknownPart } from "./fee-part.ts";
import type { Payer } from "./fees-form.ts";
import { seatParts } from "./seat-fee-parts.ts";

/** What somebody pays, in rupees: the sum of what is known, from the least to the most, and all its parts. */
export type Fees = {
  readonly low: number;
  readonly high: number;
  readonly parts: readonly FeePart[];
};

/**
 * The costs from the form to the goal. Where reports and our reference data differ, both count: the sum is
 * a span. A part that no record tells is a part too, so the sum is what is paid at least.
 */
export function feesOf(payer: Payer, facts: FactSnapshot): Fees {
  const parts = [applicationPart(payer, facts), taxes, ...seatParts(payer, facts)];
  const knownParts = parts.filter((part) => part.kind === "known");
  return {
    low: knownParts.reduce((sum, { low }) => sum + low, 0),
    high: knownParts.reduce((sum, { high }) => sum + high, 0),
    parts,
  };
}

const taxes = unknownPart({
  id: "taxes",
  title: "Taxes and bank charges",
  words: say`Added on top. The amount is not known here; the payment page shows it.`,
  facts: ["fee.basis"],
});
