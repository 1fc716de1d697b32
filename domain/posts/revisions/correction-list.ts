const maxPrinted = 20;

/** The corrections that a page prints, of all of a post's, newest first. */
export function printedCorrections<Correction>(all: readonly Correction[]): readonly Correction[] {
  return all.slice(0, maxPrinted);
}
