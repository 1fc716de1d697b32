import type { FactId } from "../../../content/facts/index.ts";
import { onlyFigureOf, allOf, labelWithValue, together, type Rule } from "./fact-rule.ts";

type Limit = {
  readonly lower: FactId;
  readonly upper: FactId;
  readonly broken: Rule["broken"];
};

function never(lower: FactId, upper: FactId): Limit {
  return { lower, upper, broken: "refused" };
}

function hardly(lower: FactId, upper: FactId): Limit {
  return { lower, upper, broken: "asked" };
}

const payers = ["general_male", "general_female", "obc_ews", "sc_st_pwd", "third_gender"] as const;

const limits: readonly Limit[] = [
  // More papers never cost less.
  ...payers.map((who) => never(`fee.${who}.one_paper`, `fee.${who}.two_papers`)),

  // Reserved groups pay no more than others.
  ...(["one_paper", "two_papers"] as const).flatMap((papers) => [
    hardly(`fee.sc_st_pwd.${papers}`, `fee.general_male.${papers}`),
    hardly(`fee.sc_st_pwd.${papers}`, `fee.general_female.${papers}`),
    hardly(`fee.sc_st_pwd.${papers}`, `fee.obc_ews.${papers}`),
    hardly(`fee.obc_ews.${papers}`, `fee.general_male.${papers}`),
    hardly(`fee.general_female.${papers}`, `fee.general_male.${papers}`),
    hardly(`fee.third_gender.${papers}`, `fee.general_male.${papers}`),
  ]),
  hardly("saf.sc_st_pwd", "saf.general_obc"),
  hardly("josaa.admission_fee_sc_st_pwd", "josaa.admission_fee"),
  hardly("admission.min_percent_sc_st", "admission.min_percent"),

  // The list for General is open to all.
  ...(["2021", "2022", "2023", "2024", "2025", "2026"] as const).flatMap((year) =>
    (["ews", "obc", "sc", "st", "pwd"] as const).map((category) =>
      never(`cutoff.${year}.${category}`, `cutoff.${year}.general`),
    ),
  ),

  never("paper2.duration", "paper2.duration_both"),
  never("result.s1.appeared", "result.s1.registered"),
  never("result.s1.full_score", "result.s1.appeared"),
  hardly("advanced.eligible", "result.s1.appeared"),
  ...(["2023", "2024", "2025", "2026"] as const).map((year) =>
    hardly("advanced.eligible", `result.${year}.candidates`),
  ),
  never("result.2023.at_general_cutoff", "result.2023.candidates"),
  never("result.2026.at_general_cutoff", "result.2026.candidates"),
  never("rank.percentile_from", "rank.percentile_to"),
];

const shares = [
  "reservation.ews",
  "reservation.obc",
  "reservation.sc",
  "reservation.st",
] as const satisfies readonly FactId[];

export const limitRules: readonly Rule[] = [...limits.map(limitRule), sharesRule()];

function limitRule({ lower, upper, broken }: Limit): Rule {
  return {
    about: [lower, upper],
    broken,
    fault(outcome) {
      const [low, high] = allOf(outcome, [lower, upper]) ?? [];
      if (low === undefined || high === undefined) return null;
      const [one, other] = [onlyFigureOf(low.value), onlyFigureOf(high.value)];
      if (one === undefined || other === undefined || one <= other) return null;
      return broken === "refused"
        ? `${labelWithValue(low)} cannot be more than ${labelWithValue(high)}. ${together}`
        : `${labelWithValue(low)} would be more than ${labelWithValue(high)}: is that right?`;
    },
  };
}

function sharesRule(): Rule {
  return {
    about: shares,
    broken: "refused",
    fault(outcome) {
      const records = allOf(outcome, shares) ?? [];
      const sum = records.reduce((total, record) => total + (onlyFigureOf(record.value) ?? 0), 0);
      if (sum <= 100) return null;
      return `${records.map(labelWithValue).join(" + ")} makes ${sum}%, which is more than all seats. ${together}`;
    },
  };
}
