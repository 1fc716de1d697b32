import type { Term } from "./pieces.ts";

export type OwnNumbers = { readonly rank?: number; readonly percentile?: number };

/** `40000 rank` asks for the seats of a rank, `95 percentile` for its meaning, `40 correct` for the marks. */
export function readPremises(words: readonly string[]) {
  const meantTerms = new Set<Term>();
  let numbers: OwnNumbers = {};
  const otherWords = words.filter((word, place) => {
    const [, figure, thousands = ""] = /^(\d+(?:d\d+)?)(k?)$/.exec(word) ?? [];
    if (figure === undefined) return true;
    const amount = Number(figure.replace("d", ".")) * (timesOf[thousands] ?? 1);
    const before = words[place - 1] ?? "";
    const [after = "", next = ""] = words.slice(place + 1, place + 3);
    // "My rank will be around 45,000": a figure of five digits is no year.
    const farBefore = amount >= 10_000 ? words.slice(Math.max(0, place - 4), place) : [before];
    const near = [...farBefore, after, next];
    const lone = lonePremise(amount, words);
    const premise = lone ?? premiseOf(amount, { before, after, near });
    if (premise === null) return true;
    meantTerms.add(premise);
    if (premise === "?myrank") numbers = { ...numbers, rank: amount * (timesOf[after] ?? 1) };
    if (premise === "?mypercentile") numbers = { ...numbers, percentile: amount };
    // Alone it is looked for as well.
    return lone !== null;
  });
  return { left: otherWords, meant: [...meantTerms], numbers };
}

const timesOf: Readonly<Record<string, number>> = { k: 1e3, lakh: 1e5, lakhs: 1e5, lac: 1e5 };

/** A number and nothing else: `12400` is a rank, `98.5` and `98%` a percentile, `2026` a year. */
function lonePremise(amount: number, [word = "", sign, ...more]: readonly string[]): Term | null {
  const isShare = sign === "percent" || !Number.isInteger(amount);
  if (more.length > 0 || (sign ?? "percent") !== "percent" || /^20[0-3]\d$/.test(word)) return null;
  if (!isShare) return amount > 0 ? "?myrank" : null;
  return amount <= 100 ? "?mypercentile" : null;
}

type Around = { readonly before: string; readonly after: string; readonly near: readonly string[] };

function premiseOf(amount: number, { before, after, near }: Around): Term | null {
  if (isOneOf(near, "rank ranks air crl") && (amount >= 100 || after in timesOf)) return "?myrank";
  if (isOneOf(near, "percentile ile percentil") && amount > 25 && amount < 100 && before !== "top")
    return "?mypercentile";
  if (isOneOf([after], "correct right wrong incorrect sahi galat attempted unattempted left"))
    return "?mymarks";
  return null;
}

function isOneOf(words: readonly string[], wantedWords: string): boolean {
  const set = wantedWords.split(" ");
  return words.some((word) => set.includes(word));
}
