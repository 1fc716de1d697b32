import type { Term } from "./words/search-phrases.ts";

/** Numbers of the asker's own case: nothing is found by the number, but a tool works with it. */
type Premises = { readonly left: readonly string[]; readonly meant: readonly Term[] };

/**
 * Takes out of a query what is said of the asker: `40000 rank` asks what a rank gets (`?myrank`), `95 percentile` what
 * a percentile means, `40 correct and 12 wrong` how many marks that makes.
 */
export function readPremises(words: readonly string[]): Premises {
  const meant = new Set<Term>();
  const left = words.filter((word, place) => {
    if (!/^\d+(?:d\d+)?$/.test(word)) return true;
    const amount = Number(word.replace("d", "."));
    const before = words[place - 1] ?? "";
    const [after = "", next = ""] = words.slice(place + 1, place + 3);
    const near = [before, after, next];
    const found = premiseOf(amount, { before, after, near });
    if (found === null) return true;
    meant.add(found);
    return false;
  });
  return { left, meant: [...meant] };
}

type Around = { readonly before: string; readonly after: string; readonly near: readonly string[] };

function premiseOf(amount: number, { before, after, near }: Around): Term | null {
  if (
    isOneOf(near, "rank ranks air crl") &&
    (amount >= 100 || /^(?:k|lakh|lac|lakhs)$/.test(after))
  )
    return "?myrank";
  if (isOneOf(near, "percentile ile percentil") && amount > 25 && amount < 100 && before !== "top")
    return "?mypercentile";
  if (isOneOf([after], "correct right wrong incorrect sahi galat attempted unattempted left"))
    return "?mymarks";
  return null;
}

function isOneOf(words: readonly string[], wanted: string): boolean {
  const set = wanted.split(" ");
  return words.some((word) => set.includes(word));
}
