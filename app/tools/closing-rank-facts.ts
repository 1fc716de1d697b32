import { type FactId, factText } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Quota } from "../../domain/ranks/closing-rank.ts";
import type { Seat } from "../../domain/ranks/seat.ts";
import type { SeatQuery } from "../../domain/ranks/seat-search.ts";

const cse = "Computer Science and Engineering";
const ece = "Electronics and Communication Engineering";

/** The seats whose closing rank is a record too, all of the open category and the gender-neutral pool. */
const recorded: readonly (readonly [FactId, string, string, Quota])[] = [
  ["rank.2025.nit_trichy_cse", "NIT Tiruchirappalli", cse, "OS"],
  ["rank.2025.nitk_cse", "NITK Surathkal", cse, "OS"],
  ["rank.2025.nit_warangal_cse", "NIT Warangal", cse, "OS"],
  ["rank.2025.nit_rourkela_cse", "NIT Rourkela", cse, "OS"],
  ["rank.2025.mnnit_cse", "MNNIT Allahabad", cse, "OS"],
  ["rank.2025.nit_calicut_cse", "NIT Calicut", cse, "OS"],
  ["rank.2025.nit_calicut_cse_home_state", "NIT Calicut", cse, "HS"],
  ["rank.2025.nit_calicut_ece", "NIT Calicut", ece, "OS"],
  ["rank.2025.nit_calicut_ece_home_state", "NIT Calicut", ece, "HS"],
  ["rank.2025.iiita_it", "IIIT Allahabad", "Information Technology", "AI"],
  ["rank.2025.iiit_kottayam_cse", "IIIT Kottayam", cse, "AI"],
];

/** A checked record of a seat, beside its years. */
export type SeatRecord = {
  readonly id: FactId;
  readonly edition: string;
  readonly text: string;
};

/** The record of a seat as these records hold; null where none is kept of it. */
export function recordOf(
  { institute, program, quota, gender }: Seat,
  { seatType }: Pick<SeatQuery, "seatType">,
  facts: Pick<FactSnapshot, "fact">,
): SeatRecord | null {
  if (seatType !== "OPEN" || gender !== "Gender-Neutral") return null;
  if (!program.degree.startsWith("4 Years")) return null;
  const found = recorded.find(
    ([, short, name, of]) => short === institute.short && name === program.name && of === quota,
  );
  if (found === undefined) return null;
  const [id] = found;
  const record = facts.fact(id);
  return { id, edition: record.edition, text: factText(record) };
}
