import type { FactId } from "../facts/index.ts";

/** In the gender-neutral pool of open seats. */
export type KnownSeat = {
  readonly institute: string;
  readonly program: string;
  readonly quota: "HS" | "OS" | "AI";
  /** Of the last round of 2025. */
  readonly record: FactId;
};

/** No fact of its own. */
export type ListedRow = Pick<KnownSeat, "institute" | "program" | "quota"> & {
  readonly closing: number;
};

export const yearOfRecords = 2025;

const fourYears = "(4 Years, Bachelor of Technology)";
const computerScience = `Computer Science and Engineering ${fourYears}`;
const electronics = `Electronics and Communication Engineering ${fourYears}`;
const trichy = "National Institute of Technology, Tiruchirappalli";
const surathkal = "National Institute of Technology Karnataka, Surathkal";
const warangal = "National Institute of Technology, Warangal";
const rourkela = "National Institute of Technology, Rourkela";
const allahabad = "Motilal Nehru National Institute of Technology Allahabad";
const mechanical = `Mechanical Engineering ${fourYears}`;
const civil = `Civil Engineering ${fourYears}`;
const jaipur = "Malaviya National Institute of Technology Jaipur";
const gwalior =
  "Atal Bihari Vajpayee Indian Institute of Information Technology & Management Gwalior";
const calicut = "National Institute of Technology Calicut";

const iiitAllahabad = "Indian Institute of Information Technology, Allahabad";
const kottayam = "Indian Institute of Information Technology(IIIT) Kottayam";

export const knownSeats: readonly KnownSeat[] = [
  seat(trichy, computerScience, "OS", "rank.2025.nit_trichy_cse"),
  seat(surathkal, computerScience, "OS", "rank.2025.nitk_cse"),
  seat(warangal, computerScience, "OS", "rank.2025.nit_warangal_cse"),
  seat(rourkela, computerScience, "OS", "rank.2025.nit_rourkela_cse"),
  seat(allahabad, computerScience, "OS", "rank.2025.mnnit_cse"),
  seat(calicut, computerScience, "OS", "rank.2025.nit_calicut_cse"),
  seat(calicut, computerScience, "HS", "rank.2025.nit_calicut_cse_home_state"),
  seat(calicut, electronics, "OS", "rank.2025.nit_calicut_ece"),
  seat(calicut, electronics, "HS", "rank.2025.nit_calicut_ece_home_state"),
];

export const reportedSeats: readonly KnownSeat[] = [
  seat(iiitAllahabad, `Information Technology ${fourYears}`, "AI", "rank.2025.iiita_it"),
  seat(kottayam, computerScience, "AI", "rank.2025.iiit_kottayam_cse"),
];

export const listedRows: readonly ListedRow[] = [
  listed(trichy, computerScience, "HS", 4569),
  listed(surathkal, computerScience, "HS", 2800),
  listed(warangal, computerScience, "HS", 3530),
  listed(rourkela, computerScience, "HS", 7853),
  listed(allahabad, computerScience, "HS", 6562),
  listed(trichy, electronics, "OS", 3283),
  listed(trichy, electronics, "HS", 7076),
  listed(calicut, mechanical, "OS", 19_452),
  listed(calicut, mechanical, "HS", 21_336),
  listed(calicut, civil, "OS", 32_686),
  listed(calicut, civil, "HS", 41_708),
  listed(jaipur, computerScience, "OS", 5601),
  listed(jaipur, computerScience, "HS", 6013),
  listed(gwalior, computerScience, "AI", 9527),
  listed("Indian Institute of Technology Bombay", computerScience, "AI", 66),
  listed("Indian Institute of Technology Madras", computerScience, "AI", 171),
  listed("Indian Institute of Technology Palakkad", computerScience, "AI", 6454),
];

function seat(
  institute: string,
  program: string,
  quota: KnownSeat["quota"],
  record: FactId,
): KnownSeat {
  return { institute, program, quota, record };
}

function listed(
  institute: string,
  program: string,
  quota: ListedRow["quota"],
  closing: number,
): ListedRow {
  return { institute, program, quota, closing };
}
