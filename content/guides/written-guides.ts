import { type Guide, readGuides } from "./guide-file.ts";

/** The built site has the checked guides in this place (`scripts/written-texts-plugin.ts`). */
export const writtenGuides: readonly Guide[] = readGuides(import.meta.dirname);
