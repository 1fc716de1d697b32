import { type LibraryPassage, readPassages } from "./passage-file.ts";

/** The built site has the checked passages in this place (`scripts/written-texts-plugin.ts`). */
export const writtenPassages: readonly LibraryPassage[] = readPassages(import.meta.dirname);
