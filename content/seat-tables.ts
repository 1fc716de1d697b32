import type { FactId } from "./facts/index.ts";
import { askedFigure, columns, figures, row, section } from "./pages/section.ts";
import { figure, plain, say } from "./word-tokens.ts";

/** Newest first. */
const years = ["2026", "2025", "2024", "2023", "2022", "2021"] as const;

const [newestCutoffs, formerCutoffs] = years;

export const cutoffYears = [newestCutoffs, formerCutoffs] as const;

export const seatFees = section("table", "fees", "What it costs to accept a seat", {
  folded: true,
  intro: say`You pay the first fee when you accept a seat. The second is for NIT, IIIT and GFTI seats, after the last round.`,
  caption: "Fees in JoSAA",
  columns: columns(
    "Candidates",
    askedFigure("Seat acceptance fee"),
    figures("Partial admission fee (2025)"),
  ),
  rows: [
    row(say`General/EWS/OBC`, say`${"saf.general_obc"}`, say`${"josaa.admission_fee"}`),
    row(say`SC/ST/PwD`, say`${"saf.sc_st_pwd"}`, say`${"josaa.admission_fee_sc_st_pwd"}`),
  ],
  caveats: ["C-SAF"],
});

export const reservedSeats = section("table", "reservation", "Reservation of seats", {
  folded: true,
  intro: say`PwD seats are set aside within each of the other groups.`,
  caption: "Share of seats by category",
  columns: columns("Category", figures("Share of seats")),
  rows: [
    row(say`GEN-EWS`, say`${"reservation.ews"}`),
    row(say`OBC-NCL`, say`${"reservation.obc"}`),
    row(say`SC`, say`${"reservation.sc"}`),
    row(say`ST`, say`${"reservation.st"}`),
    row(say`PwD (horizontal)`, say`${"reservation.pwd"}`),
  ],
});

export const qualifyingCutoffs = section(
  "table",
  "cutoffs-2025",
  `Percentile cutoffs of ${newestCutoffs} and ${formerCutoffs}`,
  {
    caption: "Percentile needed to register for JEE Advanced",
    columns: [
      { title: "Category" },
      ...cutoffYears.map((title) => ({ title, numeric: true }) as const),
    ],
    rows: [
      row(say`General`, ...cutoffs("general")),
      row(say`EWS`, ...cutoffs("ews")),
      row(say`OBC`, ...cutoffs("obc")),
      row(say`SC`, ...cutoffs("sc")),
      row(say`ST`, ...cutoffs("st")),
      row(say`PwD`, say`${"cutoff.2026.pwd"}`, say`${figure("cutoff.2025.pwd")}`),
    ],
    caveats: ["C-CUTOFF"],
  },
);

function cutoffs(category: (typeof categories)[number]) {
  return cutoffYears.map((year) => say`${figure(`cutoff.${year}.${category}`)}`);
}

type Quota = "other state" | "all India";

const computerScience = "Computer Science and Engineering";

/** At the NIT of Kerala, the home of most readers, its home state first. */
export const closingRanks = section("table", "closing-ranks", "Closing ranks of 2025", {
  intro: say`The last rank that got a seat. A lower number is a better rank. "Home state" means the seats of an NIT for its own state, "other state" the rest.`,
  caption: "JoSAA 2025, Round 6: closing ranks",
  columns: columns("Institute", askedFigure("Closing rank"), "Branch"),
  rows: [
    closing("NIT Tiruchirappalli", computerScience, "other state", "rank.2025.nit_trichy_cse"),
    closing("NITK Surathkal", computerScience, "other state", "rank.2025.nitk_cse"),
    closing("NIT Warangal", computerScience, "other state", "rank.2025.nit_warangal_cse"),
    closing("NIT Rourkela", computerScience, "other state", "rank.2025.nit_rourkela_cse"),
    closing("MNNIT Allahabad", computerScience, "other state", "rank.2025.mnnit_cse"),
    calicut(computerScience, "rank.2025.nit_calicut_cse_home_state", "rank.2025.nit_calicut_cse"),
    closing("IIIT Allahabad", "Information Technology", "all India", "rank.2025.iiita_it"),
    calicut(
      "Electronics and Communication Engineering",
      "rank.2025.nit_calicut_ece_home_state",
      "rank.2025.nit_calicut_ece",
    ),
    closing("IIIT Kottayam", computerScience, "all India", "rank.2025.iiit_kottayam_cse"),
  ],
  caveats: ["C-RANKS"],
});

function closing(institute: string, branch: string, quota: Quota, rank: FactId) {
  return row(say`${plain(institute)}`, say`${rank} ${plain(quota)}`, say`${plain(branch)}`);
}

function calicut(branch: string, homeState: FactId, otherState: FactId) {
  return row(
    say`NIT Calicut`,
    say`${homeState} home state, ${otherState} other state`,
    say`${plain(branch)}`,
  );
}

const categories = ["general", "ews", "obc", "sc", "st"] as const;

export const cutoffTrend = section("table", "trend", "Trend of the cutoffs", {
  folded: true,
  intro: say`All values are rounded to two decimals. PwD is left out: its cutoff was close to zero in each of these years.`,
  caption: "Qualifying percentiles by year",
  columns: columns("Year", ...["General", "EWS", "OBC", "SC", "ST"].map(figures)),
  rows: years.map((year) =>
    row(
      say`${plain(year)}`,
      ...categories.map((category) => say`${figure(`cutoff.${year}.${category}`)}`),
    ),
  ),
  caveats: ["C-CUTOFF"],
});
