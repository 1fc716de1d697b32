import { factText, firstEdition, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { product } from "../../../content/site.ts";
import { factsIn } from "../../posts/text/fact-tokens.ts";
import type { ArticlePlan } from "./article-plan.ts";

/**
 * Says in front of an article which of its values are those of an earlier edition, and since when all of them were looked
 * for; empty where all are the edition's own. It names the day, so that it stays true when the values come.
 */
export function remarkOnFormerValues(
  { sections, opening }: ArticlePlan,
  facts: FactSnapshot,
): string {
  const isOwn = ({ id }: Fact) => facts.find(id) !== facts.inEdition(firstEdition)?.find(id);
  const text = [opening, ...sections.map(({ markdown }) => markdown)].join("\n");
  const shown = factsIn(text, facts).filter(isOwn);
  const former = shown.flatMap(({ id }) => facts.find(id)?.carried ?? []);
  const [first] = former;
  if (first === undefined) return "";
  const [checkedOn = first.checkedOn] = former.map((one) => one.checkedOn).sort();
  const remarks = remarksOn({ from: first.from, checkedOn }, facts.edition);
  return former.length === shown.length ? remarks.all : remarks.some;
}

type Carried = { readonly from: string; readonly checkedOn: string };

function remarksOn({ from, checkedOn }: Carried, edition: string) {
  const day = factText({ value: { kind: "date", day: checkedOn } });
  return {
    all: `We have no ${product} ${edition} notice on record yet (last checked on ${day}), so this is how it was in ${from}.`,
    some: `For some of this we have no ${product} ${edition} notice on record yet (last checked on ${day}). Values of ${from} say so.`,
  };
}

/** Every sentence that may stand in front of an article for values of an earlier edition. */
export function formerValueRemarks({ all, edition }: FactSnapshot): readonly string[] {
  const carried = all.flatMap((record) => record.carried ?? []);
  const byDay = new Map(carried.map((one) => [`${one.from} ${one.checkedOn}`, one]));
  return [...byDay.values()].flatMap((one) => Object.values(remarksOn(one, edition)));
}
