import type { ToolPath } from "../../content/tool-names.ts";
import type { SeatQuery } from "../../domain/closing-ranks/seat-search.ts";
import { type Asker, type Category, categoryNames, paperNames } from "./eligibility-form.ts";
import type { Payer } from "./fees-form.ts";
import { indianNumber } from "./closing-rank-words.ts";
import { begins } from "./read-form.ts";
import type { RankAnswer } from "./rank.ts";
import type { ScorePaper } from "./score-papers.ts";

/** A tool that comes next: its path alone where nothing that was said means the same there. */
export type NextTool = ToolPath | BegunTool;

/** A tool with what is handed on to it in its address: nothing is kept anywhere. */
export type BegunTool = {
  readonly path: ToolPath;
  readonly query: string;
  readonly said: readonly string[];
};

type Handed = { readonly name: string; readonly value: string; readonly said: string };

/** The tool with its form filled in by these, as far as there are any: the reader sends it. */
function nextTool(path: ToolPath, handedFields: readonly Handed[]): NextTool {
  if (handedFields.length === 0) return path;
  const query = new URLSearchParams([
    [begins, "1"],
    ...handedFields.map(({ name, value }) => [name, value]),
  ]);
  return { path, query: `?${query.toString()}#form`, said: handedFields.map(({ said }) => said) };
}

/** After the answer on eligibility: category, PwD and the number of papers are asked for the fees too. */
export function afterEligibility({ category, pwd, paper }: Asker): readonly NextTool[] {
  const count = paper.length === 1 ? "1 paper" : `${paper.length} papers`;
  return [
    nextTool("/tools/fees", [
      ...categoryHanded(category),
      ...pwdHanded(pwd),
      { name: "papers", value: String(paper.length), said: count },
    ]),
    "/tools/upload-check",
    "/year",
  ];
}

/** After the fees: category, PwD, and the papers where all three are written. */
export function afterFees({ category, pwd, papers }: Payer): readonly NextTool[] {
  const allPapers = Object.entries(paperNames);
  return [
    "/tools/upload-check",
    nextTool("/tools/eligibility", [
      ...categoryHanded(category),
      ...pwdHanded(pwd),
      ...(papers === "3" ? allPapers : []).map(([value, said]) => ({ name: "paper", value, said })),
    ]),
    "/year",
  ];
}

/**
 * After a range of common ranks: the seats that closed at its far end, behind which the rank does not lie by
 * the estimate. Where there is no range, no rank is handed on.
 */
export function afterRank(answer: RankAnswer): readonly NextTool[] {
  const otherPaths = ["/tools/fees", "/year"] as const;
  if (answer.side !== "within") return ["/tools/closing-ranks", ...otherPaths];
  const { last } = answer.range;
  const rank = { name: "rank", value: String(last), said: `common rank ${indianNumber(last)}` };
  return [nextTool("/tools/closing-ranks", [rank]), ...otherPaths];
}

const categoryOfSeats = {
  OPEN: undefined,
  EWS: "ews",
  "OBC-NCL": "obc",
  SC: "sc",
  ST: "st",
} as const satisfies Readonly<Record<string, Category | undefined>>;

type AskedSeats = Pick<SeatQuery, "list" | "isWoman"> & {
  readonly category: keyof typeof categoryOfSeats;
  readonly pwd: readonly string[];
};

/** After closing ranks: OPEN seats are for everybody, so only a reserved category says whose fee it is. */
export function afterClosingRanks(query: AskedSeats): readonly NextTool[] {
  const { list, isWoman, category, pwd } = query;
  const isIit = list === "advanced";
  return [
    nextTool("/tools/fees", [
      ...categoryHanded(categoryOfSeats[category]),
      ...(isWoman ? [{ name: "gender", value: "female", said: "female" }] : []),
      ...pwdHanded(pwd.length > 0 ? "yes" : undefined),
      {
        name: "goal",
        value: isIit ? "iit" : "nit",
        said: isIit ? "up to an IIT seat" : "up to a seat",
      },
    ]),
    "/year",
    "/tools/rank",
  ];
}

/** After a score: no rank follows from marks; a percentile of Paper 1 leads to one, those of Paper 2 have lists of their own. */
export function afterScore(paper: ScorePaper): readonly NextTool[] {
  if (paper === "btech") return ["/tools/rank", "/tools/closing-ranks"];
  const list = paper === "barch" ? "architecture" : "planning";
  const listWords = `${paperNames[paper]} list`;
  return [nextTool("/tools/closing-ranks", [{ name: "list", value: list, said: listWords }])];
}

function categoryHanded(category: Category | undefined): readonly Handed[] {
  if (category === undefined) return [];
  return [{ name: "category", value: category, said: categoryNames[category] }];
}

/** That somebody is no PwD is handed on too; the words need not say it. */
function pwdHanded(pwd: string | undefined): readonly Handed[] {
  if (pwd === undefined) return [];
  return [{ name: "pwd", value: pwd, said: pwd === "yes" ? "PwD" : "not PwD" }];
}
