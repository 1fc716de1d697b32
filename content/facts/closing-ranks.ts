import { officialSites } from "../official-sites.ts";
import { factGroup } from "./fact-record.ts";
import { rank } from "./fact-value.ts";

const computerScience = "Computer Science and Engineering";
const electronics = "Electronics and Communication Engineering";

/** JoSAA 2025, Round 6: open category, gender-neutral pool. */
export const closingRankFacts = factGroup(
  {
    topic: "Closing ranks",
    page: "/counseling",
    edition: "2025",
    source: officialSites.josaa,
    status: { kind: "reported", caveat: "C-RANKS" },
  },
  {
    "rank.2025.nit_trichy_cse": otherState("NIT Tiruchirappalli", computerScience, 1449),
    "rank.2025.nitk_cse": otherState("NITK Surathkal", computerScience, 1827),
    "rank.2025.nit_warangal_cse": otherState("NIT Warangal", computerScience, 2409),
    "rank.2025.nit_rourkela_cse": otherState("NIT Rourkela", computerScience, 3431),
    "rank.2025.mnnit_cse": otherState("MNNIT Allahabad", computerScience, 4594),
    "rank.2025.nit_calicut_cse": otherState("NIT Calicut", computerScience, 5222),
    "rank.2025.iiita_it": allIndia("IIIT Allahabad", "Information Technology", 6094),
    "rank.2025.nit_calicut_ece": otherState("NIT Calicut", electronics, 8314),
    "rank.2025.iiit_kottayam_cse": allIndia("IIIT Kottayam", computerScience, 40_217),
    "rank.2025.nit_calicut_cse_home_state": homeState("NIT Calicut", computerScience, 8428),
    "rank.2025.nit_calicut_ece_home_state": homeState("NIT Calicut", electronics, 12_693),
  },
);

function otherState(institute: string, branch: string, closingRank: number) {
  return closing("other state", institute, branch, closingRank);
}

function homeState(institute: string, branch: string, closingRank: number) {
  return closing("home state", institute, branch, closingRank);
}

function allIndia(institute: string, branch: string, closingRank: number) {
  return closing("all India", institute, branch, closingRank);
}

function closing(quota: string, institute: string, branch: string, closingRank: number) {
  return {
    label: `${institute}, ${branch}, ${quota}`,
    question: `At which rank did ${branch} close at ${institute}?`,
    value: rank(closingRank),
  };
}
