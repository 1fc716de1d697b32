import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry, type PagePath, tools } from "../../content/page-catalogue.ts";
import { typedNumber } from "../shared/typed-number.ts";
import { searchDocument, type SearchDocument } from "./documents/search-document.ts";

const rankWords = /^(?:my )?(?:air|crl|rank)?[\s:]*(?<number>.*?)[\s,]*(?:air|crl|rank)?$/is;
const percentileWords =
  /^(?:my )?(?:percentile)?[\s:]*(?<number>.*?)[\s,]*(?:percentile|%ile|ile)?$/is;

/** Years of exams: a bare one is rather a year than a rank. */
const isYear = /^20[0-3]\d$/;

/**
 * The tools that work with a number that was typed and nothing else: a rank is looked up among the closing ranks, a
 * percentile made a rank, and what may be either is offered both. Empty for everything else, and for a bare year.
 */
export function offeredTools(typed: string, facts: FactSnapshot): readonly SearchDocument[] {
  if (isYear.test(typed.trim()) || !/\p{N}/u.test(typed)) return [];
  const rank = numberIn(typed, rankWords, { min: 1, max: 2_000_000, decimals: 0 });
  const percentile = numberIn(typed, percentileWords, {
    min: 0,
    max: 100,
    decimals: 7,
    isShare: true,
  });
  return [
    ...(rank === null ? [] : [offer("/tools/closing-ranks", { name: "rank", value: rank }, facts)]),
    ...(percentile === null
      ? []
      : [offer("/tools/rank", { name: "percentile", value: percentile }, facts)]),
  ];
}

function numberIn(typed: string, around: RegExp, bounds: Parameters<typeof typedNumber>[1]) {
  const number = around.exec(typed.trim())?.groups?.["number"] ?? "";
  const parsedNumber = typedNumber(number, bounds);
  return parsedNumber.ok ? parsedNumber.value : null;
}

type Given = { readonly name: string; readonly value: number };

function offer(path: PagePath, { name, value }: Given, facts: FactSnapshot): SearchDocument {
  const tool = tools.find((one) => one.path === path);
  const valueText = value.toLocaleString("en-IN", { maximumFractionDigits: 7 });
  return searchDocument({
    kind: "tool",
    path: `${path}?${name}=${value}`,
    title: `${catalogueEntry(path, facts.edition).title}: ${name} ${valueText}`,
    lines: tool === undefined ? [] : [tool.gives],
  });
}
