import type { ToolPath } from "../../content/tool-names.ts";
import type { SeatQuery } from "../../domain/closing-ranks/seat-search.ts";
import { indianNumber } from "./closing-rank-words.ts";
import { type Asker, type Category, categoryNames, paperNames } from "./eligibility-form.ts";
import type { Payer } from "./fees-form.ts";
import type { RankAnswer } from "./rank.ts";
import { begins } from "./read-form.ts";
import type { ScorePaper } from "./score-papers.ts";

/** A tool that comes next, with what is handed on to it in its address: nothing is kept anywhere. */
export type NextTool = {
  readonly path: ToolPath;
  readonly query?: string;
  readonly said?: string;
};

type Handed = { readonly name: string; readonly value: string; readonly said: string };

/** The tool with its form filled in by these, as far as there are any: the reader sends it. */
function nextTool(path: ToolPath, handed: readonly Handed[]): NextTool {
  if (handed.length === 0) return { path };
  const fields = handed.map(({ name, value }) => [name, value]);
  const query = new URLSearchParams([[begins, "1"], ...fields]);
  return {
    path,
    query: `?${query.toString()}#form`,
    said: handed.map(({ said }) => said).join(", "),
  };
}

export function afterEligibility({ category, pwd, paper }: Asker): readonly NextTool[] {
  const count = String(paper.length);
  const said = count === "1" ? "1 paper" : `${count} papers`;
  const fees = [...person(category, pwd), { name: "papers", value: count, said }];
  return [nextTool("/tools/fees", fees), { path: "/tools/upload-check" }, { path: "/year" }];
}

export function afterFees({ category, pwd, papers }: Payer): readonly NextTool[] {
  const allPapers = papers === "3" ? Object.entries(paperNames) : [];
  const asker = [
    ...person(category, pwd),
    ...allPapers.map(([value, said]) => ({ name: "paper", value, said })),
  ];
  return [
    { path: "/tools/upload-check" },
    nextTool("/tools/eligibility", asker),
    { path: "/year" },
  ];
}

/**
 * After a range of common ranks: the seats that closed at its far end, behind which the rank does not lie by
 * the estimate. Where there is no range, no rank is handed on.
 */
export function afterRank(answer: RankAnswer): readonly NextTool[] {
  const last = answer.side === "within" ? answer.range.last : undefined;
  const rank =
    last === undefined
      ? []
      : [{ name: "rank", value: String(last), said: `common rank ${indianNumber(last)}` }];
  return [nextTool("/tools/closing-ranks", rank), { path: "/tools/fees" }, { path: "/year" }];
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
  const goal =
    list === "advanced"
      ? { name: "goal", value: "iit", said: "up to an IIT seat" }
      : { name: "goal", value: "nit", said: "up to a seat" };
  const [ofCategory, ofPwd] = [
    person(categoryOfSeats[category], undefined),
    person(undefined, pwd.length > 0 ? "yes" : undefined),
  ];
  const gender = isWoman ? [{ name: "gender", value: "female", said: "female" }] : [];
  return [
    nextTool("/tools/fees", [...ofCategory, ...gender, ...ofPwd, goal]),
    { path: "/year" },
    { path: "/tools/rank" },
  ];
}

/** After a score: no rank follows from marks; a percentile of Paper 1 leads to one, those of Paper 2 have lists of their own. */
export function afterScore(paper: ScorePaper): readonly NextTool[] {
  if (paper === "btech") return [{ path: "/tools/rank" }, { path: "/tools/closing-ranks" }];
  const value = paper === "barch" ? "architecture" : "planning";
  const list = { name: "list", value, said: `${paperNames[paper]} list` };
  return [nextTool("/tools/closing-ranks", [list])];
}

function person(category: Category | undefined, pwd: string | undefined): readonly Handed[] {
  const handed: Handed[] = [];
  if (category !== undefined)
    handed.push({ name: "category", value: category, said: categoryNames[category] });
  if (pwd !== undefined)
    handed.push({ name: "pwd", value: pwd, said: pwd === "yes" ? "PwD" : "not PwD" });
  return handed;
}
