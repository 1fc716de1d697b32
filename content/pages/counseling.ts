import { figure, official, pageLink, say, term, plain } from "../word-tokens.ts";
import {
  type InformationPage,
  section,
  askedFigure,
  columns,
  figures,
  row,
  question,
  step,
  keyFact,
  foldedList,
  questionList,
} from "./section.ts";
import type { FactId } from "../facts/index.ts";

/** Newest first. */
const years = ["2026", "2025", "2024", "2023", "2022", "2021"] as const;

const [newestCutoffs, formerCutoffs] = years;

const cutoffYears = [newestCutoffs, formerCutoffs] as const;

const seatFees = section("table", "fees", "What it costs to accept a seat", {
  folded: true,
  intro: say`You pay the first fee when you accept a seat. The second is for NIT, IIIT and GFTI seats, after the last round.`,
  caption: "Fees in JoSAA",
  columns: columns(
    "Candidates",
    askedFigure("Seat acceptance fee"),
    figures("Partial admission fee (2025)"),
  ),
  rows: [
    row("General/EWS/OBC", "saf.general_obc", "josaa.admission_fee"),
    row("SC/ST/PwD", "saf.sc_st_pwd", "josaa.admission_fee_sc_st_pwd"),
  ],
  caveats: ["C-SAF"],
});

const reservedSeats = section("table", "reservation", "Reservation of seats", {
  folded: true,
  intro: say`PwD seats are set aside within each of the other groups.`,
  caption: "Share of seats by category",
  columns: columns("Category", figures("Share of seats")),
  rows: [
    row("GEN-EWS", "reservation.ews"),
    row("OBC-NCL", "reservation.obc"),
    row("SC", "reservation.sc"),
    row("ST", "reservation.st"),
    row("PwD (horizontal)", "reservation.pwd"),
  ],
});

const qualifyingCutoffs = section(
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
      row("General", ...cutoffs("general")),
      row("EWS", ...cutoffs("ews")),
      row("OBC", ...cutoffs("obc")),
      row("SC", ...cutoffs("sc")),
      row("ST", ...cutoffs("st")),
      row("PwD", "cutoff.2026.pwd", figure("cutoff.2025.pwd")),
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
const closingRanks = section("table", "closing-ranks", "Closing ranks of 2025", {
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
  return row(institute, say`${rank} ${plain(quota)}`, plain(branch));
}

function calicut(branch: string, homeState: FactId, otherState: FactId) {
  return row("NIT Calicut", say`${homeState} home state, ${otherState} other state`, plain(branch));
}

const categories = ["general", "ews", "obc", "sc", "st"] as const;

const cutoffTrend = section("table", "trend", "Trend of the cutoffs", {
  folded: true,
  intro: say`All values are rounded to two decimals. PwD is left out: its cutoff was close to zero in each of these years.`,
  caption: "Qualifying percentiles by year",
  columns: columns("Year", ...["General", "EWS", "OBC", "SC", "ST"].map(figures)),
  rows: years.map((year) =>
    row(year, ...categories.map((category) => say`${figure(`cutoff.${year}.${category}`)}`)),
  ),
  caveats: ["C-CUTOFF"],
});

const [newestYear, formerYear] = cutoffYears;

export const counselingPage: InformationPage = {
  path: "/counseling",
  heading: "JEE Main {year} Counselling",
  description:
    "JoSAA and CSAB counselling after JEE Main {year}: the steps, fees, eligibility, reservation, 2025 cutoffs and closing ranks of nine branches.",
  lead: say`The cutoff lets you register for JEE Advanced. Seats go by rank: first in JoSAA, then in CSAB.`,
  keyFacts: [
    keyFact(`General cutoff ${newestYear} (${formerYear})`)
      .is`${figure("cutoff.2026.general")} (${figure("cutoff.2025.general")})`,
    keyFact("EWS, OBC")
      .is`${figure("cutoff.2026.ews")} (${figure("cutoff.2025.ews")}), ${figure("cutoff.2026.obc")} (${figure("cutoff.2025.obc")})`,
    keyFact("SC, ST")
      .is`${figure("cutoff.2026.sc")} (${figure("cutoff.2025.sc")}), ${figure("cutoff.2026.st")} (${figure("cutoff.2025.st")})`,
    keyFact("Last rank 2025, NIT Calicut, Computer Science")
      .is`${"rank.2025.nit_calicut_cse_home_state"} from Kerala, ${"rank.2025.nit_calicut_cse"} from other states`,
    keyFact("Seat acceptance fee, General/OBC").is`${"saf.general_obc"}`,
  ],
  sections: [
    qualifyingCutoffs,
    closingRanks,
    seatFees,
    section("prose", "josaa", "JoSAA, the joint process", {
      folded: true,
      paragraphs: [
        say`JoSAA ${"josaa.purpose"}. GFTIs are other institutes funded by the central government.`,
        say`In 2025 it had ${"josaa.2025.rounds"}, with ${"josaa.2025.seats"} in ${"josaa.2025.institutes"}. For JoSAA 2026, ${"josaa.2026.seats"} were reported. Its first day for {year}: ${"date.josaa.start"}. The official site is ${official("josaa")}.`,
      ],
      caveats: ["C-DATES"],
    }),
    section("steps", "josaa-flow", "How JoSAA works, step by step", {
      folded: true,
      steps: [
        step("Register")
          .text`Log in on ${official("josaa")} with your rank in hand. It costs nothing.`,
        step("Fill in your choices")
          .text`Put the seat you want most at the top, then the others in order.`,
        step("Look at the mock lists and lock")
          .text`Two mock lists show what you might get. Change your choices, then lock them. If you forget, your last saved list is locked for you.`,
        step("See the result of the round").text`Each round offers you one seat at most.`,
        step("Report online")
          .text`Choose freeze, float or slide. Upload your papers and pay the seat acceptance fee.`,
        step("Answer queries")
          .text`An officer checks your papers. If there is a query, answer it before the deadline.`,
        step("Go on to the last round")
          .text`Later rounds may give you a higher choice. After the last one, pay the partial admission fee for an NIT, IIIT or GFTI seat.`,
        step("Join the institute").text`Report there with your original papers.`,
      ],
    }),
    foldedList("freeze-float-slide", "Freeze, float or slide", [
      say`${term("Freeze")}: you keep this seat and leave the later rounds.`,
      say`${term("Float")}: you keep it, but take any higher choice if one comes.`,
      say`${term("Slide")}: you keep it, but take a higher choice in the same institute if one comes.`,
      say`Float and slide are not offered in the last round.`,
      say`Missing a deadline ${"josaa.deadline"}.`,
    ]),
    section("prose", "csab", "CSAB, the special rounds", {
      folded: true,
      paragraphs: [
        say`CSAB ${"csab.purpose"}. It has no IIT seats. The official site is ${official("csab")}.`,
        say`You need ${"csab.new_registration"}, even if you took part in JoSAA. Enrolment costs a fee. What you have paid in JoSAA is credited.`,
        say`In 2025, registration ran from ${"csab.2025.registration"}. A further round for some Union Territories, Lakshadweep among them, ran from ${"csab.2025.union_territories"}.`,
      ],
      caveats: ["C-DATES"],
    }),
    section("steps", "csab-flow", "How CSAB works, step by step", {
      folded: true,
      steps: [
        step("Read the vacancy list").text`It shows which seats are left after JoSAA.`,
        step("Register and pay").text`Everyone registers again on ${official("csab")}.`,
        step("Fill in your choices")
          .text`Your JoSAA list is not carried over. A mock list helps you improve the new one.`,
        step("See the result").text`Seats are given by JEE Main rank.`,
        step("Report online").text`Upload your papers and settle any query.`,
        step("Join the institute").text`Go there in person with your original papers.`,
      ],
    }),
    section("list", "eligibility", "Who can take part", {
      folded: true,
      items: [
        say`${term("NITs, IIITs and GFTIs")}: you need a JEE Main rank.`,
        say`${term("IITs")}: you need a JEE Advanced rank. The top ${"advanced.eligible"} of Paper 1 in {year} could register for that exam.`,
        say`${term("Class 12 marks, General, OBC and EWS")}: ${"admission.min_percent"}, or a place in the ${"admission.top_percentile"}.`,
        say`${term("Class 12 marks, SC and ST")}: ${"admission.min_percent_sc_st"}, or a place in the ${"admission.top_percentile"}.`,
        say`The full rules are on the ${pageLink("/eligibility-criteria", "eligibility page")}.`,
      ],
      caveats: ["C-75"],
    }),
    reservedSeats,
    foldedList("state-seats", "Home state and seats for women", [
      say`${term("NITs")}: ${"reservation.home_state"}.`,
      say`${term("Your home state")}: ${"reservation.home_state_follows"}.`,
      say`${term("IIITs")}: all seats are open to all of India.`,
      say`${term("Women")}: extra seats in the IITs, the NITs and IIEST make sure that at least ${"reservation.women"} of the students are women. Some IIITs and other institutes had seats for women too in former rounds: choose the female-only pool in the ${pageLink("/tools/closing-ranks", "closing ranks")}. Which seats have that pool in {next year} is told by that year's list on ${official("josaa")}.`,
    ]),
    section("prose", "home-state-ranks", "A home-state example", {
      folded: true,
      paragraphs: [
        say`Ranks in the home-state quota often close later. At NIT Calicut, students whose home state is Kerala got Computer Science and Engineering up to rank ${"rank.2025.nit_calicut_cse_home_state"}, and Electronics and Communication Engineering up to rank ${"rank.2025.nit_calicut_ece_home_state"}.`,
      ],
      caveats: ["C-RANKS"],
    }),
    cutoffTrend,
    section("prose", "trend-meaning", "What the trend shows", {
      folded: true,
      paragraphs: [
        say`The General cutoff rose from ${figure("cutoff.2021.general")} in 2021 to ${figure("cutoff.2024.general")} in 2024. It has stayed close to that: ${figure("cutoff.2025.general")} in 2025 and ${figure("cutoff.2026.general")} in 2026.`,
        say`The cutoffs for EWS, OBC, SC and ST have risen more since 2022. For ST the step was from ${figure("cutoff.2022.st")} to ${figure("cutoff.2026.st")}.`,
      ],
      caveats: ["C-CUTOFF"],
    }),
    questionList("questions", "Frequently asked questions", [
      question("josaa-fee", "Is there a fee to register for JoSAA?", { caveats: ["C-SAF"] })
        .answer`No. You pay only when you accept a seat: ${"saf.general_obc"} for General and OBC, ${"saf.sc_st_pwd"} for SC, ST and PwD.`,
      question("josaa-or-csab", "What is the difference between JoSAA and CSAB?")
        .answer`JoSAA comes first and holds the main rounds for IITs, NITs, IIITs and GFTIs. CSAB comes later and fills the seats that are left, none of them in IITs. You register again for CSAB.`,
      question("freeze-float-slide-meaning", "What do freeze, float and slide mean?")
        .answer`They are the three ways to accept a seat: ${"josaa.freeze_float_slide"}.`,
      question("cutoff-and-seat", "Is the qualifying cutoff enough for an NIT seat?", {
        caveats: ["C-CUTOFF"],
      })
        .answer`No. It only lets you register for JEE Advanced. NIT seats go by rank, so look at the closing ranks above.`,
    ]),
  ],
};
