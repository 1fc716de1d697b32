import type { Edition } from "../facts/edition.ts";
import { ofEdition } from "../of-edition.ts";
import type { Guide } from "./guide.ts";
import { writtenGuides } from "./written-guides.ts";

export type { Guide, GuideAudience, GuidePart, GuideSection, GuideVariant } from "./guide.ts";

export function guidesOf(edition: Edition): readonly Guide[] {
  return ofEdition(writtenGuides, edition);
}
