import { stoppingFindings } from "../../domain/posts/revisions/ledger.ts";
import { checkedWith } from "../corpus/checked.ts";

const known: Readonly<Record<string, string>> = {
  "SC candidates pay ₹500 for one paper.": "supported",
  "SC candidates pay ₹7,777 for one paper.": "contradicted",
  "Carry two pens to the hall.": "no-claim",
};

/**
 * Checks an odd text after a paragraph of sentences whose verdicts are known. Whether those are what they
 * are without it; of a text beyond the bounds, whether it is stopped as a whole.
 */
export function keepsVerdicts(odd: string): boolean {
  const body_markdown = `${Object.keys(known).join(" ")}\n\n${odd}`;
  const { sentences, ledger } = checkedWith({ body_markdown });
  if (sentences.length === 0)
    return stoppingFindings(ledger).some(({ message }) => message.includes("cannot be checked"));
  const before = sentences.filter(
    ({ place }) => place.field === "body_markdown" && place.block === 1,
  );
  return (
    before.length === Object.keys(known).length &&
    before.every(({ sentence, verdict }) => known[sentence] === verdict)
  );
}
