/** No document may have a NUL. */
export function withoutNul(value: string): string {
  return value.replaceAll("\0", " ");
}

/** As a page may show it again: no half of a pair at the cut, and no NUL. */
export function typedText(value: string, longest: number): string {
  return withoutNul(value).trim().slice(0, longest).toWellFormed().trim();
}
