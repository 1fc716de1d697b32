/** How alike words and the names of texts are written, whatever the language and the spelling: by the runs of letters that they share. */
export type LikenessIndex = {
  readonly likeness: (words: string) => readonly Likeness[];
};

/** How alike the likest name of a text is, and its likest few together: 0 to 1 each. */
export type Likeness = { readonly best: number; readonly several: number };

/** One name may be alike by chance, so many are not. */
const severalNames = 4;

/** Letters of a run; words are told apart by the space that a run may begin or end with. */
const runLength = 4;

export function likenessIndexOf(names: readonly (readonly string[])[]): LikenessIndex {
  const runsByName = names.flatMap((ofText, text) =>
    ofText.map((name) => ({ text, runs: runsOf(name) })),
  );
  const holders = new Map<string, number[]>();
  for (const [place, { runs }] of runsByName.entries())
    for (const run of runs) {
      const known = holders.get(run);
      if (known === undefined) holders.set(run, [place]);
      else known.push(place);
    }
  const rarityOf = (run: string) =>
    Math.log(1 + runsByName.length / (1 + (holders.get(run)?.length ?? 0)));
  const weightOf = (runs: ReadonlySet<string>) =>
    Math.sqrt([...runs].reduce((sum, run) => sum + rarityOf(run) ** 2, 0));
  const weights = runsByName.map(({ runs }) => weightOf(runs));

  return {
    likeness(words) {
      const runs = runsOf(words);
      const weight = weightOf(runs);
      const shared = new Float64Array(runsByName.length);
      for (const run of runs)
        for (const place of holders.get(run) ?? [])
          shared[place] = (shared[place] ?? 0) + rarityOf(run) ** 2;
      const alike = names.map((): number[] => []);
      for (const [place, { text }] of runsByName.entries())
        alike[text]?.push((shared[place] ?? 0) / (weight * (weights[place] ?? 1) || 1));
      return alike.map((ofText) => {
        const likest = ofText.toSorted((one, other) => other - one).slice(0, severalNames);
        const sum = likest.reduce((all, one) => all + one, 0);
        return { best: likest[0] ?? 0, several: sum / severalNames };
      });
    },
  };
}

function runsOf(words: string): ReadonlySet<string> {
  const plain = words
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  const letters = Array.from(` ${plain.trim()} `);
  const starts = letters.slice(0, Math.max(1, letters.length - runLength + 1));
  return new Set(starts.map((_letter, at) => letters.slice(at, at + runLength).join("")));
}
