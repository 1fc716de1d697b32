import { ofEdition } from "../of-edition.ts";
import type { LibraryPassage, LibraryTheme } from "./library-passage.ts";
import { writtenPassages } from "./written-passages.ts";

export {
  libraryParts,
  librarySubjects,
  stages,
  type LibraryPassage,
  type LibrarySubject,
  type LibraryTheme,
  type Reader,
  type Stage,
} from "./library-passage.ts";

/**
 * The files of the library; a test checks that no id occurs twice and that every token, link and figure is right. They
 * are written of the first edition: a typed year is part of what a sentence says, and stays.
 */
export const libraryPassages: readonly LibraryPassage[] = passagesBefore("2027");

/** The same, where the exam of which nothing is known yet is that of this year. */
export function passagesBefore(year: string): readonly LibraryPassage[] {
  return ofEdition(writtenPassages, year);
}

/** Each theme once, in the order of the library. */
export const libraryThemes: readonly LibraryTheme[] = [
  ...new Map(writtenPassages.map(({ theme }) => [theme.id, theme])).values(),
];

/** Where the passages of a theme are read; each has its id as its anchor. */
export function themePath(id: LibraryTheme["id"]): string {
  return `/answers/${id}`;
}
