import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry, type PagePath } from "../../content/page-catalogue.ts";
import { tools } from "../../content/tool-list.ts";
import { wordsOf } from "../../database/search-words.ts";
import { knownInstitutes } from "../closing-ranks/institutes.ts";
import { plainName } from "../closing-ranks/plain-name.ts";
import { states } from "../closing-ranks/states.ts";
import type { ReadQuery } from "../language/read-query.ts";
import { typedNumber } from "../shared/typed-number.ts";
import { searchDocument, type SearchDocument } from "./documents/search-document.ts";

const rankWords = /^(?:my )?(?:air|crl|rank)?[\s:]*(?<number>.*?)[\s,]*(?:air|crl|rank)?$/is;
const percentileWords =
  /^(?:my )?(?:percentile)?[\s:]*(?<number>.*?)[\s,]*(?:percentile|%ile|ile)?$/is;

/** Years of exams: a bare one is rather a year than a rank. */
const isYear = /^20[0-3]\d$/;

/**
 * For a typed number and nothing else: a rank goes to the closing ranks, a percentile to the rank, and an
 * unclear one to both.
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

const categories: Readonly<Record<string, string>> = {
  "~obc": "OBC-NCL",
  "~ews": "EWS",
  "~sc": "SC",
  "~st": "ST",
};

const payers: Readonly<Record<string, string>> = {
  "~obc": "obc",
  "~ews": "ews",
  "~sc": "sc",
  "~st": "st",
};

/** Class 12 asks for these shares; who says percentile may mean them. */
const sharesOfRules: ReadonlySet<number> = new Set([65, 75, 80]);

export function toolForCase({
  numbers: { rank, percentile },
}: Pick<ReadQuery, "numbers">): PagePath | null {
  if (rank !== undefined) return "/tools/closing-ranks";
  return percentile === undefined || sharesOfRules.has(percentile) ? null : "/tools/rank";
}

/** `60000 rank obc kerala` goes along. */
export function withCase(
  hit: SearchDocument,
  words: readonly string[],
  { groups, numbers: { rank, percentile } }: ReadQuery,
): SearchDocument {
  const [tool, query = ""] = hit.path.split("?");
  const given = new URLSearchParams(query);
  const fill = (name: string, value: string | number | undefined) => {
    if (value !== undefined && !given.has(name)) given.set(name, String(value));
  };
  const terms = groups.map(({ terms: [first] }) => first?.term ?? "");
  const category = terms.find((term) => term in categories) ?? "";
  const isFemale = terms.includes("~female");
  if (tool === "/tools/rank") fill("percentile", percentile);
  if (tool === "/tools/fees") {
    fill("category", payers[category]);
    fill("gender", isFemale ? "female" : undefined);
  }
  const institute = knownInstitutes.find(({ short }) => terms.includes(`~${plainName(short)}`));
  if (
    tool === "/tools/closing-ranks" &&
    (rank !== undefined || institute !== undefined || query !== "")
  ) {
    fill("institute", institute?.short);
    const text = ` ${words.join(" ")} `;
    fill("rank", rank);
    fill("category", categories[category]);
    fill("gender", isFemale ? "woman" : undefined);
    fill(
      "state",
      states.find(
        (state) =>
          text.includes(` ${wordsOf(state).join(" ")} `) &&
          // As the place of an institute it says nothing of the asker.
          institute?.state !== state &&
          institute?.short.includes(state) !== true,
      ),
    );
  }
  return given.size === 0 ? hit : { ...hit, path: `${tool ?? ""}?${given.toString()}` };
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
