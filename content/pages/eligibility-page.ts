import { nextYear, official, pageLink, say, yearOn } from "../word-tokens.ts";
import {
  columns,
  figures,
  type InformationPage,
  prose,
  row,
  section,
  question,
  keyFact,
  foldedProse,
  questionList,
} from "./section.ts";

export const eligibilityPage: InformationPage = {
  path: "/eligibility-criteria",
  heading: "JEE Main {year} Eligibility Criteria",
  description:
    "Who can write JEE Main {year}: age, year of passing, subjects for each course, Class 12 marks for admission, attempts and reservation.",
  season: "rule",
  lead: say`No minimum marks are needed to write the exam.`,
  keyFacts: [
    keyFact("Age limit").is`${"eligibility.age_limit"}`,
    keyFact("Class 12 rule for {year}").is`${"eligibility.years"}`,
    keyFact("Attempts").is`${"attempts.max"} in ${"attempts.years"}`,
    keyFact("Class 12 marks for admission")
      .is`${"admission.min_percent"} (SC/ST ${"admission.min_percent_sc_st"}), or ${"admission.top_percentile"}`,
  ],
  sections: [
    section("table", "marks", "Minimum marks", {
      intro: say`There are no minimum marks for writing the exam. For a seat in an NIT, IIIT or GFTI your Class 12 marks count, over at least ${"admission.min_subjects"}; no subject has a minimum of its own.`,
      caption: "Class 12 marks",
      columns: columns("For what", "Class 12 marks"),
      rows: [
        row("To write JEE Main", "eligibility.marks_to_appear"),
        row(
          "Admission, General/OBC/EWS",
          say`${"admission.min_percent"}, or a place in the ${"admission.top_percentile"}`,
        ),
        row("Admission, SC/ST", "admission.min_percent_sc_st"),
      ],
      caveats: ["C-75"],
    }),
    section("table", "subjects", "Subjects", {
      intro: say`Each course asks for its own subjects in Class 12.`,
      caption: "Subjects and marks asked for, by course",
      columns: columns("Course", "What you need"),
      rows: [
        row("B.E./B.Tech (Paper 1)", "eligibility.btech_subjects"),
        row("B.Arch (Paper 2A)", "eligibility.barch"),
        row("B.Planning (Paper 2B)", "eligibility.bplanning"),
      ],
      caveats: ["C-BARCH"],
    }),
    prose("year", "Year of passing", [
      say`For JEE Main {year} the rule is that you ${"eligibility.years"}. If you passed earlier, you are not eligible.`,
      say`If the rule stays, JEE Main ${nextYear("eligibility.years")} is for those who ${yearOn("eligibility.years")}.`,
      say`Your year of passing is the year in which you were first declared passed. An improvement exam does not reset it.`,
    ]),
    prose("age", "Age", [
      say`JEE Main has no age limit. An institute may have a limit of its own, so check its rules before you choose it.`,
    ]),
    prose("attempts", "Attempts", [
      say`You may write JEE Main in ${"attempts.years"} running. Each year has ${"exam.sessions"}, so you have ${"attempts.max"} at the most.`,
      say`That is the rule of {year}. If it stays, {next year} is the last year for those who passed Class 12 in {last year}.`,
      say`You need not write both sessions. If you do, the better score counts for your rank.`,
    ]),
    section("table", "reservation", "Reservation", {
      folded: true,
      intro: say`These shares of the seats are reserved. The rest are open to all.`,
      caption: "Reserved share of the seats",
      columns: columns("Category", figures("Share")),
      rows: [
        row("GEN-EWS", "reservation.ews"),
        row("OBC-NCL", "reservation.obc"),
        row("SC", "reservation.sc"),
        row("ST", "reservation.st"),
        row("PwD (horizontal: within each category)", "reservation.pwd"),
      ],
    }),
    foldedProse("home-state", "Home state", [
      say`In the NITs, ${"reservation.home_state"}. Your home state is ${"reservation.home_state_follows"}. For NIT Calicut, a student who passed Class 12 in Kerala is a home-state candidate.`,
      say`How seats are allotted is on the ${pageLink("/counseling", "counselling page")}.`,
    ]),
    section("list", "jee-advanced", "More rules for JEE Advanced", {
      folded: true,
      intro: say`JEE Advanced is the exam for the IITs. It has limits that JEE Main does not have. These are the rules of {year}; look up those of your year on ${official("jeeAdvanced")}.`,
      items: [
        say`${"advanced.eligible"} with the top Paper 1 scores, across all categories, may register.`,
        say`You may write it ${"advanced.attempts"}.`,
        say`You must have written Class 12 for the first time in ${"advanced.class12"}.`,
        say`You must have been born on or after ${"advanced.born_from"}. SC, ST and PwD candidates can be ${"advanced.age_relaxation"} older.`,
        say`If these rules stay, JEE Advanced ${nextYear("advanced.class12")} is for those who first wrote Class 12 in ${yearOn("advanced.class12")} and were born on or after ${yearOn("advanced.born_from")}.`,
      ],
      caveats: ["C-GENERAL"],
    }),
    questionList("questions", "Questions and answers", [
      question("eligibility-passed-earlier", "Can I apply if I passed Class 12 in 2023?")
        .answer`No. For JEE Main {year} the rule is that you ${"eligibility.years"}. An improvement exam does not change the year in which you passed.`,
      question(
        "eligibility-marks-to-write",
        say`Do I need ${"admission.min_percent"} to write the exam?`,
        { caveats: ["C-75"] },
      )
        .answer`No. There are no minimum marks for writing JEE Main. The ${"admission.min_percent"} rule is for admission to NITs, IIITs, GFTIs and IITs. Being in the ${"admission.top_percentile"} is enough too. For SC and ST the figure is ${"admission.min_percent_sc_st"}.`,
      question("eligibility-attempts", "How many attempts do I get?")
        .answer`There are ${"exam.sessions"} a year, and you may write in ${"attempts.years"} running. That makes ${"attempts.max"} at the most, by the rules of {year}. You can write one session or both.`,
      question("eligibility-no-chemistry", "Can a student without Chemistry apply for B.Tech?")
        .answer`Yes, for JEE Main. You then need Physics and Mathematics with Biology, Biotechnology or a Technical Vocational subject. Some institutes and branches ask for Chemistry, and so do the IITs. Check before you fill in your choices.`,
    ]),
  ],
};
