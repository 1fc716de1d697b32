import { type Fact, type FactId, isContradicted } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say, type Words } from "../../content/word-tokens.ts";

type About = {
  readonly id: string;
  readonly title: string;
  readonly words: Words;
  readonly facts: readonly FactId[];
};

/** A part of what is paid, in rupees; `low` and `high` differ where reports contradict our reference data. */
export type FeePart =
  | (About & {
      readonly kind: "known";
      readonly low: number;
      readonly high: number;
      /** The years whose fees these are; none for what is free. */
      readonly years: readonly string[];
    })
  /** No record tells how much it is. */
  | (About & { readonly kind: "unknown" });

type Amount = Pick<About, "id" | "title"> & {
  readonly of: readonly FactId[];
  readonly reported?: readonly FactId[];
  readonly times?: number;
};

/** The part of these records; unknown where one of them tells no amount any more. */
export function feePart(
  { id, title, of, reported = [], times = 1 }: Amount,
  facts: FactSnapshot,
): FeePart {
  const records = of.map((one) => facts.fact(one));
  const differing = records.some(isContradicted) ? reported.map((one) => facts.fact(one)) : [];
  const amounts = [...records, ...differing].map(rupeesOf);
  const knownAmounts = amounts.filter((amount) => amount !== undefined);
  if (records.length === 0 || knownAmounts.length < amounts.length)
    return unknownPart({ id, title, words: say`We have no amount on record.`, facts: of });
  const [low, high] = [Math.min(...knownAmounts), Math.max(...knownAmounts)];
  const words = [
    ...(low === high ? yearWords(records, facts) : []),
    ...(times > 1 ? say` Paid twice, once for each session.` : []),
    ...differenceWords({
      isSpan: low !== high,
      of,
      reported: differing.length > 0 ? reported : [],
    }),
  ];
  const years = [...records, ...differing]
    .map((record) => yearOf(record, facts))
    .filter((year) => /^20\d\d$/.test(year));
  return {
    kind: "known",
    id,
    title,
    low: low * times,
    high: high * times,
    years,
    words,
    facts: of,
  };
}

type Difference = {
  readonly isSpan: boolean;
  readonly of: readonly FactId[];
  readonly reported: readonly FactId[];
};

/** Both values of a span, each with whose it is. */
function differenceWords({ isSpan, of, reported }: Difference): Words {
  const [ourSource, otherSource] = of;
  const [said] = reported;
  if (!isSpan || ourSource === undefined) return [];
  if (said !== undefined) return say` Published reports: ${said}. Our reference data: ${ourSource}`;
  if (otherSource === undefined) return [];
  return say` Two fees in our records apply to you: ${ourSource} and ${otherSource}.`;
}

export function unknownPart(about: About): FeePart {
  return { kind: "unknown", ...about };
}

function rupeesOf({ value, standing, carried }: Fact): number | undefined {
  if (standing === "withdrawn" || carried?.isShown === false) return undefined;
  return value.kind === "money" && value.per === undefined ? value.rupees : undefined;
}

/** The office states values of the edition; what the site shipped says its year itself. */
function yearOf({ carried, standing, edition }: Fact, facts: FactSnapshot): string {
  return carried?.from ?? (standing === undefined ? edition : facts.edition);
}

/** Whose the value is; of several that of another year first. */
function yearWords(records: readonly Fact[], facts: FactSnapshot): Words {
  const { edition } = facts;
  const otherYear =
    records.map((record) => yearOf(record, facts)).find((year) => year !== edition) ?? edition;
  if (records.some(({ carried }) => carried !== undefined))
    return say`Last cycle’s fee (${plain(otherYear)}).`;
  if (!/^20\d\d$/.test(otherYear)) return say`From our reference data.`;
  return say`${plain(otherYear)} fee.`;
}
