import type { LibraryPassage } from "./library-passage.ts";

export {
  librarySubjects,
  stages,
  type LibraryPassage,
  type LibrarySubject,
  type Reader,
  type Stage,
} from "./library-passage.ts";

/** The files of the library; a test checks that no id occurs twice and that every token, link and figure is right. */
export const libraryPassages: readonly LibraryPassage[] = [];
