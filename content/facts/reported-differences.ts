import { ews, general, obc, pwd, sc, st, type Category } from "./cutoffs.ts";
import { fact, factGroup } from "./fact-record.ts";
import {
  count,
  fileSize,
  no,
  percentile,
  questionsAndMarks,
  rupees,
  type FactValue,
} from "./fact-value.ts";
import { sources } from "./sources.ts";

/**
 * Pages never state these values: they stand in the note of the record that they contradict, and tools count
 * with them.
 */
export const reportedDifferences = factGroup(
  {
    topic: "Application fee",
    page: "/registration-2026",
    edition: "2026",
    source: sources.registrationReport,
    status: { kind: "reported" },
  },
  {
    "actual.fee.obc_ews_female.one_paper": fact(
      "Reported fee, OBC/EWS female, one paper",
      rupees(800),
      { appliesTo: ["obc", "ews"] },
    ),
    "actual.fee.obc_ews_male.two_papers": fact(
      "Reported fee, OBC/EWS male, more than one paper",
      rupees(2000),
      { appliesTo: ["obc", "ews"] },
    ),
    "actual.fee.obc_ews_female.two_papers": fact(
      "Reported fee, OBC/EWS female, more than one paper",
      rupees(1600),
      { appliesTo: ["obc", "ews"] },
    ),
    "actual.upload.photo": fact("Reported photo limit", fileSize(10, 200, "JPG"), {
      topic: "Uploads",
      source: sources.uploadsReport,
    }),
    "actual.upload.signature": fact("Reported signature limit", fileSize(10, 100, "JPG"), {
      topic: "Uploads",
      source: sources.uploadsReport,
    }),
    "actual.upload.class10": fact(
      "Reported Class 10 certificate limit, 2025",
      fileSize(10, 300, "PDF"),
      { topic: "Uploads", edition: "2025", source: sources.uploads2025Report, confidence: "low" },
    ),
    "actual.paper2a.maths": ofPaper("2A", "Mathematics", questionsAndMarks(25, 100)),
    "actual.paper2a.drawing": ofPaper("2A", "Drawing", questionsAndMarks(2, 100)),
    "actual.paper2a.questions": ofPaper("2A", "questions in all", count(77, "questions")),
    "actual.paper2b.maths": ofPaper("2B", "Mathematics", questionsAndMarks(25, 100)),
    "actual.paper2b.questions": ofPaper("2B", "questions in all", count(100, "questions")),
    "actual.paper2b.total_marks": ofPaper("2B", "total marks", count(400, "marks")),
    "actual.saf.general_obc_2025": fact(
      "Reported JoSAA seat acceptance fee, General/EWS/OBC",
      rupees(30_000),
      {
        topic: "Seat acceptance fee",
        page: "/counseling",
        edition: "2025",
        source: sources.seatFeeReport,
      },
    ),
    "actual.admit.days_before": fact(
      "Reported days from the admit card to the exam",
      { kind: "number-range", min: 3, max: 4, unit: "days" },
      { topic: "Admit card", page: "/admit-card", source: sources.admitCardTimingReport },
    ),
    "actual.cutoff.2025.general": wholeCutoff(general, 93.1023262),
    "actual.cutoff.2025.ews": wholeCutoff(ews, 80.3830119),
    "actual.cutoff.2025.obc": wholeCutoff(obc, 79.4313582),
    "actual.cutoff.2025.sc": wholeCutoff(sc, 61.1526933),
    "actual.cutoff.2025.st": wholeCutoff(st, 47.9026465),
    "actual.cutoff.2025.pwd": wholeCutoff(pwd, 0.0079349),
    "actual.tie.age_used": fact("Age used to break ties", no(), {
      topic: "Results",
      page: "/results",
      source: sources.tieReport,
    }),
  },
);

/** The reference data have two decimals. */
function wholeCutoff({ name, groups }: Category, cutoff: number) {
  return {
    label: `Reported qualifying cutoff 2025, ${name}`,
    value: percentile(cutoff, 7),
    topic: "Cutoffs",
    page: "/counseling",
    edition: "2025",
    appliesTo: groups,
    source: sources.cutoffHistoryReport,
  } as const;
}

function ofPaper(paper: "2A" | "2B", part: string, value: FactValue) {
  return {
    label: `Reported Paper ${paper}, ${part}`,
    value,
    topic: paper === "2A" ? "Paper 2A (B.Arch)" : "Paper 2B (B.Planning)",
    page: "/exam-pattern",
    source: sources.paperTwoReport,
  } as const;
}
