/**
 * What somebody typed into an address, as a page may show it again: at most so many characters, no half of
 * a pair where it is cut, and no NUL, which no document may have.
 */
export function typedText(value: string, longest: number): string {
  return value.replaceAll("\0", " ").trim().slice(0, longest).toWellFormed().trim();
}
