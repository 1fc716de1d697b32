import type { FactId } from "../facts/index.ts";

/** The closing rank of a seat of the gender-neutral open pool in the last round of 2025. */
export type KnownRank = {
  readonly institute: string;
  readonly program: string;
  readonly quota: "HS" | "OS" | "AI";
  /** A row of the page of JoSAA that is no fact of its own has its rank here. */
  readonly closing: FactId | number;
};

export const yearOfKnownRanks = 2025;

const fourYears = "(4 Years, Bachelor of Technology)";
const computerScience = `Computer Science and Engineering ${fourYears}`;
const electronics = `Electronics and Communication Engineering ${fourYears}`;
const mechanical = `Mechanical Engineering ${fourYears}`;
const civil = `Civil Engineering ${fourYears}`;
const informationTechnology = `Information Technology ${fourYears}`;

type Row = readonly [program: string, KnownRank["quota"], KnownRank["closing"]];

const rowsByInstitute: Readonly<Record<string, readonly Row[]>> = {
  "National Institute of Technology, Tiruchirappalli": [
    [computerScience, "OS", "rank.2025.nit_trichy_cse"],
    [computerScience, "HS", 4569],
    [electronics, "OS", 3283],
    [electronics, "HS", 7076],
  ],
  "National Institute of Technology Karnataka, Surathkal": [
    [computerScience, "OS", "rank.2025.nitk_cse"],
    [computerScience, "HS", 2800],
  ],
  "National Institute of Technology, Warangal": [
    [computerScience, "OS", "rank.2025.nit_warangal_cse"],
    [computerScience, "HS", 3530],
  ],
  "National Institute of Technology, Rourkela": [
    [computerScience, "OS", "rank.2025.nit_rourkela_cse"],
    [computerScience, "HS", 7853],
  ],
  "Motilal Nehru National Institute of Technology Allahabad": [
    [computerScience, "OS", "rank.2025.mnnit_cse"],
    [computerScience, "HS", 6562],
  ],
  "National Institute of Technology Calicut": [
    [computerScience, "OS", "rank.2025.nit_calicut_cse"],
    [computerScience, "HS", "rank.2025.nit_calicut_cse_home_state"],
    [electronics, "OS", "rank.2025.nit_calicut_ece"],
    [electronics, "HS", "rank.2025.nit_calicut_ece_home_state"],
    [mechanical, "OS", 19_452],
    [mechanical, "HS", 21_336],
    [civil, "OS", 32_686],
    [civil, "HS", 41_708],
  ],
  "Malaviya National Institute of Technology Jaipur": [
    [computerScience, "OS", 5601],
    [computerScience, "HS", 6013],
  ],
  "Indian Institute of Information Technology, Allahabad": [
    [informationTechnology, "AI", "rank.2025.iiita_it"],
  ],
  "Indian Institute of Information Technology(IIIT) Kottayam": [
    [computerScience, "AI", "rank.2025.iiit_kottayam_cse"],
  ],
  "Atal Bihari Vajpayee Indian Institute of Information Technology & Management Gwalior": [
    [computerScience, "AI", 9527],
  ],
  "Indian Institute of Technology Bombay": [[computerScience, "AI", 66]],
  "Indian Institute of Technology Madras": [[computerScience, "AI", 171]],
  "Indian Institute of Technology Palakkad": [[computerScience, "AI", 6454]],
};

export const knownRanks: readonly KnownRank[] = Object.entries(rowsByInstitute).flatMap(
  ([institute, rows]) =>
    rows.map(([program, quota, closing]) => ({ institute, program, quota, closing })),
);
