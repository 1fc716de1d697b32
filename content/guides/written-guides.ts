import type { Guide } from "./guide.ts";
import { readGuides } from "./guide-file.ts";

/**
 * The files beside this one. In the built site the guides themselves stand in this place
 * (`scripts/written-texts-plugin.ts`): they were read and checked when it was built.
 */
export const writtenGuides: readonly Guide[] = readGuides(import.meta.dirname);
