import { factText, firstEdition, type Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { product } from "../../../../content/site.ts";
import { factsIn } from "../../../posts/text/fact-tokens.ts";

/**
 * Says in front of an article which of its values are those of an earlier edition, and since when all of them were looked
 * for; empty where all are the edition's own. It names the day, so that it stays true when the values come.
 */
export function notAnnouncedYet(texts: readonly string[], facts: FactSnapshot): string {
  const { edition } = facts;
  const isOwn = ({ id }: Fact) => facts.find(id) !== facts.inEdition(firstEdition)?.find(id);
  const shown = factsIn(texts.join("\n"), facts).filter(isOwn);
  const former = shown.flatMap((record) => carriedBy(record, facts) ?? []);
  const [first] = former;
  if (first === undefined) return "";
  const [checkedOn = first.checkedOn] = former.map((one) => one.checkedOn).sort();
  const day = factText({ value: { kind: "date", day: checkedOn } });
  return former.length === shown.length
    ? `This is not yet announced here for ${product} ${edition} (checked on ${day}). So you read how it was in ${first.from}.`
    : `Some of this is not yet announced here for ${product} ${edition} (checked on ${day}). What is of ${first.from} says so.`;
}

/** How the edition has a record that a text shows, itself or by the value of an earlier edition. */
function carriedBy({ id }: Fact, facts: FactSnapshot): Fact["carried"] {
  return facts.find(id)?.carried;
}
