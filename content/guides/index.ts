import type { Edition } from "../facts/edition.ts";
import { ofEdition } from "../of-edition.ts";
import type { Guide } from "./guide-file.ts";
import { writtenGuides } from "./written-guides.ts";

export type { GuideAudience } from "./guide.ts";
export type { Guide, GuidePart, GuideSection, GuideVariant } from "./guide-file.ts";

export function guidesOf(edition: Edition): readonly Guide[] {
  return ofEdition(writtenGuides, edition);
}
