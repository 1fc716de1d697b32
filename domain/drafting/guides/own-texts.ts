import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { materialIn } from "../material/material.ts";
import { formerValueRemarks } from "./former-values.ts";
import { guideTextsIn, maxDescription, shortened } from "./guide-texts.ts";

export function ownTextsIn(facts: FactSnapshot): readonly string[] {
  const guides = guideTextsIn(facts).flatMap((guide) => [
    guide.title,
    guide.summary,
    shortened(guide.description, maxDescription),
    guide.opening,
    ...guide.variants.flatMap(({ title, summary, opening }) => [title, summary, opening]),
    ...guide.sections.flatMap(({ heading, markdown }) => [heading, markdown]),
    ...guide.tips,
  ]);
  const material = materialIn(facts).flatMap(({ title, markdown }) => [title, markdown]);
  const texts = [...guides, ...material, ...formerValueRemarks(facts)];
  return [...new Set(texts.filter((text) => text !== undefined))];
}
