import { officialSites, type OfficialSite } from "./official-sites.ts";

/** Not on the list of official sites, but an official body has worked there. */
export type UsedHost = {
  readonly host: string;
  readonly years: string;
  readonly usedFor: string;
  readonly today: OfficialSite;
  /** None of it stands on an official page that we have seen. */
  readonly source: string;
};

export const usedHosts: readonly UsedHost[] = [
  {
    host: "examinationservices.nic.in",
    years: "2023, 2025 and 2026",
    usedFor: "log-ins to results and answer keys of JEE Main",
    today: officialSites.jeeMain,
    source: "log-in addresses in several public programs of those years",
  },
  {
    host: "jeemain.ntaonline.in",
    years: "about 2024 and 2025",
    usedFor: "registration and answer-key challenges of JEE Main",
    today: officialSites.jeeMain,
    source: "several public programs, and a list of redirects to the official site",
  },
  {
    host: "cdnbbsr.s3waas.gov.in",
    years: "recent years",
    usedFor: "files of official notices",
    today: officialSites.nta,
    source: "notices that are linked from the official sites",
  },
];
