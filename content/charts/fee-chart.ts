import type { FactId } from "../facts/index.ts";
import { chartValue, type BarsChart } from "./chart.ts";

/** What one paper and two papers cost in each category. */
export const feeChart: BarsChart = {
  kind: "bars",
  title: "Fee for one session, by category",
  alternative: "Bar chart: the application fee by category, for one paper and for two papers.",
  groups: [
    fees("General male", "fee.general_male.one_paper", "fee.general_male.two_papers"),
    fees("General female", "fee.general_female.one_paper", "fee.general_female.two_papers"),
    fees("OBC/EWS", "fee.obc_ews.one_paper", "fee.obc_ews.two_papers"),
    fees("SC/ST/PwD", "fee.sc_st_pwd.one_paper", "fee.sc_st_pwd.two_papers"),
  ],
};

function fees(label: string, one: FactId, two: FactId): BarsChart["groups"][number] {
  return {
    label,
    bars: [
      { label: "one paper", value: chartValue(one) },
      { label: "two papers", value: chartValue(two), isHollow: true },
    ],
  };
}
