import { officialSites } from "../official-sites.ts";
import { factGroup } from "./fact-record.ts";
import { rank } from "./fact-value.ts";
import { checkedOn } from "./sources.ts";

/** JoSAA 2025, Round 6: open category, gender-neutral pool. */
export const closingRankFacts = factGroup(
  {
    topic: "Closing ranks",
    page: "/counseling",
    edition: "2025",
    source: officialSites.josaa,
    checkedOn,
    status: { kind: "reported", caveat: "C-RANKS" },
    confidence: "medium-high",
  },
  {
    "rank.2025.nit_trichy_cse": {
      ...closing("NIT Tiruchirappalli", "Computer Science and Engineering", "other state", 1449),
      confidence: "high",
    },
    "rank.2025.nitk_cse": closing(
      "NITK Surathkal",
      "Computer Science and Engineering",
      "other state",
      1827,
    ),
    "rank.2025.nit_warangal_cse": closing(
      "NIT Warangal",
      "Computer Science and Engineering",
      "other state",
      2409,
    ),
    "rank.2025.nit_rourkela_cse": closing(
      "NIT Rourkela",
      "Computer Science and Engineering",
      "other state",
      3431,
    ),
    "rank.2025.mnnit_cse": closing(
      "MNNIT Allahabad",
      "Computer Science and Engineering",
      "other state",
      4594,
    ),
    "rank.2025.nit_calicut_cse": closing(
      "NIT Calicut",
      "Computer Science and Engineering",
      "other state",
      5222,
    ),
    "rank.2025.iiita_it": closing("IIIT Allahabad", "Information Technology", "all India", 6094),
    "rank.2025.nit_calicut_ece": closing(
      "NIT Calicut",
      "Electronics and Communication Engineering",
      "other state",
      8314,
    ),
    "rank.2025.iiit_kottayam_cse": closing(
      "IIIT Kottayam",
      "Computer Science and Engineering",
      "all India",
      40_217,
    ),
    "rank.2025.nit_calicut_cse_home_state": closing(
      "NIT Calicut",
      "Computer Science and Engineering",
      "home state",
      8428,
    ),
    "rank.2025.nit_calicut_ece_home_state": closing(
      "NIT Calicut",
      "Electronics and Communication Engineering",
      "home state",
      12_693,
    ),
  },
);

function closing(
  institute: string,
  branch: string,
  quota: "other state" | "home state" | "all India",
  closingRank: number,
) {
  return {
    label: `${institute}, ${branch}, ${quota}`,
    sentence: `At ${institute}, ${branch} closed at rank {value} (${quota} quota).`,
    question: `At which rank did ${branch} close at ${institute}?`,
    value: rank(closingRank),
  };
}
