import { ofEdition } from "../of-edition.ts";
import type { LibraryPassage, LibraryTheme } from "./passage-file.ts";
import { writtenPassages } from "./written-passages.ts";

export { libraryParts, type LibraryPassage, type LibraryTheme } from "./passage-file.ts";

/** Written of the first edition: a typed year is part of what a sentence says, and stays. */
export const libraryPassages: readonly LibraryPassage[] = passagesBefore("2027");

/** Before the exam of this year. */
export function passagesBefore(year: string): readonly LibraryPassage[] {
  return ofEdition(writtenPassages, year);
}

export const libraryThemes: readonly LibraryTheme[] = [
  ...new Map(writtenPassages.map(({ theme }) => [theme.id, theme])).values(),
];

export function themePath(id: LibraryTheme["id"]): string {
  return `/answers/${id}`;
}
