import { type CandidateGroup, factGroup } from "./fact-record.ts";
import { percentile } from "./fact-value.ts";
import { sources } from "./sources.ts";

export type Category = { readonly name: string; readonly groups: readonly CandidateGroup[] };

export const general: Category = {
  name: "General",
  groups: ["general-male", "general-female", "third-gender"],
};
export const ews: Category = { name: "EWS", groups: ["ews"] };
export const obc: Category = { name: "OBC", groups: ["obc"] };
export const sc: Category = { name: "SC", groups: ["sc"] };
export const st: Category = { name: "ST", groups: ["st"] };
export const pwd: Category = { name: "PwD", groups: ["pwd"] };

/** Percentiles from which candidates could register for JEE Advanced; of 2025 as the reference data round them. */
export const cutoffFacts = factGroup(
  {
    topic: "Cutoffs",
    page: "/counseling",
    edition: "2025",
    source: sources.cutoffHistoryReport,
    status: { kind: "reference", caveat: "C-CUTOFF" },
  },
  {
    "cutoff.2025.general": of2025(general, 93.1),
    "cutoff.2025.ews": of2025(ews, 80.38),
    "cutoff.2025.obc": of2025(obc, 79.43),
    "cutoff.2025.sc": of2025(sc, 61.15),
    "cutoff.2025.st": of2025(st, 47.9),
    "cutoff.2025.pwd": of2025(pwd, 0.01),
    "cutoff.2026.general": {
      ...of2026(general, 93.4123549),
      question: "What was the 2026 cutoff for General candidates?",
    },
    "cutoff.2026.ews": of2026(ews, 82.4164528),
    "cutoff.2026.obc": of2026(obc, 80.9232583),
    "cutoff.2026.sc": of2026(sc, 63.9172792),
    "cutoff.2026.st": of2026(st, 52.0174712),
    "cutoff.2026.pwd": of2026(pwd, 0.0023186),
  },
);

export const cutoffHistoryFacts = factGroup(
  {
    topic: "Cutoffs",
    page: "/counseling",
    edition: "2024",
    source: sources.cutoffHistoryReport,
    status: { kind: "reported" },
  },
  {
    "cutoff.2024.general": qualifying("2024", general, 93.2362181),
    "cutoff.2024.ews": qualifying("2024", ews, 81.3266412),
    "cutoff.2024.obc": qualifying("2024", obc, 79.6757881),
    "cutoff.2024.sc": qualifying("2024", sc, 60.0923182),
    "cutoff.2024.st": qualifying("2024", st, 46.697584),
    "cutoff.2024.pwd": qualifying("2024", pwd, 0.00187),
    "cutoff.2023.general": qualifying("2023", general, 90.7788642),
    "cutoff.2023.ews": qualifying("2023", ews, 75.6229025),
    "cutoff.2023.obc": qualifying("2023", obc, 73.6114227),
    "cutoff.2023.sc": qualifying("2023", sc, 51.9776027),
    "cutoff.2023.st": qualifying("2023", st, 37.2348772),
    "cutoff.2023.pwd": qualifying("2023", pwd, 0.0013527),
    "cutoff.2022.general": earlier("2022", general, 88.4121383),
    "cutoff.2022.ews": earlier("2022", ews, 63.1114141),
    "cutoff.2022.obc": earlier("2022", obc, 67.0090297),
    "cutoff.2022.sc": earlier("2022", sc, 43.0820954),
    "cutoff.2022.st": earlier("2022", st, 26.7771328),
    "cutoff.2022.pwd": earlier("2022", pwd, 0.0031029),
    "cutoff.2021.general": earlier("2021", general, 87.8992241),
    "cutoff.2021.ews": earlier("2021", ews, 66.2214845),
    "cutoff.2021.obc": earlier("2021", obc, 68.0234447),
    "cutoff.2021.sc": earlier("2021", sc, 46.8825338),
    "cutoff.2021.st": earlier("2021", st, 34.6728999),
    "cutoff.2021.pwd": earlier("2021", pwd, 0.0096375),
  },
);

function of2025(category: Category, cutoff: number) {
  return {
    ...qualifying("2025", category, cutoff, 2),
    question: `What was the 2025 cutoff for ${category.name} candidates?`,
  };
}

function of2026(category: Category, cutoff: number) {
  return {
    ...qualifying("2026", category, cutoff),
    source: sources.cutoffReport,
    status: { kind: "reported" },
  } as const;
}

function earlier(year: `20${string}`, category: Category, cutoff: number) {
  return { ...qualifying(year, category, cutoff), source: sources.earlierCutoffsReport };
}

function qualifying(year: `20${string}`, { name, groups }: Category, cutoff: number, decimals = 7) {
  return {
    label: `Qualifying cutoff ${year}, ${name}`,
    value: percentile(cutoff, decimals),
    edition: year,
    appliesTo: groups,
  };
}
