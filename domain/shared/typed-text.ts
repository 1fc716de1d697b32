/** No document may have a NUL. */
export function withoutNul(value: string): string {
  return value.replaceAll("\0", " ");
}

/**
 * A typed part of an address as a page may show it again: at most so many characters, no half of
 * a pair where it is cut, and no NUL.
 */
export function typedText(value: string, longest: number): string {
  return withoutNul(value).trim().slice(0, longest).toWellFormed().trim();
}
