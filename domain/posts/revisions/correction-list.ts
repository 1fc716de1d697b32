const maxPrinted = 20;

export function printedCorrections<Correction>(all: readonly Correction[]): readonly Correction[] {
  return all.slice(0, maxPrinted);
}
