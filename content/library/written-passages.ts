import type { LibraryPassage } from "./library-passage.ts";
import { readPassages } from "./passage-file.ts";

/**
 * What the files beside this one hold. In the built site the passages themselves stand in this place
 * (`scripts/written-texts-plugin.ts`): they were read and checked when it was built.
 */
export const writtenPassages: readonly LibraryPassage[] = readPassages(import.meta.dirname);
