import { type Fact, factGroup } from "./fact-record.ts";
import { percentile } from "./fact-value.ts";
import { checkedOn, sources } from "./sources.ts";

type Category = keyof typeof categories;
type PastYear = "2021" | "2022" | "2023" | "2024";

const categories = {
  general: { name: "General", groups: ["general-male", "general-female", "third-gender"] },
  ews: { name: "EWS", groups: ["ews"] },
  obc: { name: "OBC", groups: ["obc"] },
  sc: { name: "SC", groups: ["sc"] },
  st: { name: "ST", groups: ["st"] },
  pwd: { name: "PwD", groups: ["pwd"] },
} as const satisfies Record<string, { name: string; groups: Fact["appliesTo"] }>;

const earlierYears = {
  source: sources.earlierCutoffsReport,
  confidence: "medium-high",
} as const;

/** The qualifying cutoffs of the years before 2025: how they have moved. */
export const cutoffHistoryFacts = factGroup(
  {
    topic: "Cutoffs",
    page: "/counseling",
    edition: "2024",
    source: sources.cutoffHistoryReport,
    checkedOn,
    status: { kind: "reported" },
    confidence: "high",
  },
  {
    "cutoff.2024.general": qualifying("2024", "general", 93.2362181),
    "cutoff.2024.ews": qualifying("2024", "ews", 81.3266412),
    "cutoff.2024.obc": qualifying("2024", "obc", 79.6757881),
    "cutoff.2024.sc": qualifying("2024", "sc", 60.0923182),
    "cutoff.2024.st": qualifying("2024", "st", 46.697584),
    "cutoff.2024.pwd": qualifying("2024", "pwd", 0.00187),
    "cutoff.2023.general": qualifying("2023", "general", 90.7788642),
    "cutoff.2023.ews": qualifying("2023", "ews", 75.6229025),
    "cutoff.2023.obc": qualifying("2023", "obc", 73.6114227),
    "cutoff.2023.sc": qualifying("2023", "sc", 51.9776027),
    "cutoff.2023.st": qualifying("2023", "st", 37.2348772),
    "cutoff.2023.pwd": qualifying("2023", "pwd", 0.0013527),
    "cutoff.2022.general": qualifying("2022", "general", 88.4121383),
    "cutoff.2022.ews": qualifying("2022", "ews", 63.1114141),
    "cutoff.2022.obc": qualifying("2022", "obc", 67.0090297),
    "cutoff.2022.sc": qualifying("2022", "sc", 43.0820954),
    "cutoff.2022.st": qualifying("2022", "st", 26.7771328),
    "cutoff.2022.pwd": qualifying("2022", "pwd", 0.0031029),
    "cutoff.2021.general": qualifying("2021", "general", 87.8992241),
    "cutoff.2021.ews": qualifying("2021", "ews", 66.2214845),
    "cutoff.2021.obc": qualifying("2021", "obc", 68.0234447),
    "cutoff.2021.sc": qualifying("2021", "sc", 46.8825338),
    "cutoff.2021.st": qualifying("2021", "st", 34.6728999),
    "cutoff.2021.pwd": qualifying("2021", "pwd", 0.0096375),
  },
);

function qualifying(year: PastYear, category: Category, cutoff: number) {
  const { name, groups } = categories[category];
  return {
    label: `Qualifying cutoff ${year}, ${name}`,
    sentence: `The ${year} qualifying cutoff for ${name} candidates was {value}.`,
    value: percentile(cutoff, 7),
    edition: year,
    appliesTo: groups,
    ...(year < "2023" && earlierYears),
  };
}
