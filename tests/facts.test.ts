import { describe, expect, test } from "vitest";
import {
  caveats,
  fact,
  factFiles,
  factNote,
  facts,
  factSentence,
  factText,
  isReportedDifference,
  type Fact,
} from "../content/facts/index.ts";
import { footerLinks, navigation, pageCatalogue } from "../content/page-catalogue.ts";

function questionsAndMarks(id: Parameters<typeof fact>[0]) {
  const { value } = fact(id);
  if (value.kind !== "questions-and-marks") throw new Error(`${id} is no questions-and-marks`);
  return value;
}

function amount(id: Parameters<typeof fact>[0]): number {
  const { value } = fact(id);
  if (value.kind !== "number") throw new Error(`${id} is no number`);
  return value.amount;
}

/** Ids whose value breaks the rule. */
function breaking(rule: (value: Fact["value"]) => boolean): string[] {
  return facts.filter(({ value }) => !rule(value)).map(({ id }) => id);
}

function isInOrder(value: Fact["value"]): boolean {
  if (value.kind === "number-range") return value.min < value.max;
  if (value.kind === "file-size") return 0 < value.minKb && value.minKb < value.maxKb;
  if (value.kind === "percent") return value.percent >= 0 && value.percent <= 100;
  if (value.kind === "percentile") return value.percentile >= 0 && value.percentile <= 100;
  if (value.kind === "date") return ascending([value.day]);
  if (value.kind === "date-range") return ascending([value.from, value.to]);
  return value.kind !== "date-list" || ascending(value.days);
}

function ascending(days: readonly string[]): boolean {
  return days.every((day, index) => {
    const before = days[index - 1];
    return !Number.isNaN(Date.parse(day)) && (before === undefined || before < day);
  });
}

describe("the registry of facts", () => {
  test("holds each record once, whichever file it is in", () => {
    const ids = factFiles.flatMap((file) => Object.keys(file));
    expect(new Set(ids).size).toBe(ids.length);
    expect(facts).toHaveLength(ids.length);
    expect(facts).toHaveLength(253);
  });

  test("gives each record a label, a secure source, a day of check and an existing page", () => {
    const paths = new Set<string>(pageCatalogue.map(({ path }) => path));
    const flawed = facts.filter(
      ({ label, source, checkedOn, page }) =>
        label === "" ||
        source.title === "" ||
        !URL.canParse(source.address) ||
        new URL(source.address).protocol !== "https:" ||
        !/^\d{4}-\d\d-\d\d$/.test(checkedOn) ||
        !paths.has(page),
    );
    expect(flawed).toEqual([]);
  });

  test("has labels that no two records share", () => {
    const labels = facts.map(({ label }) => label);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  test("keeps ranges, percents and days in order", () => {
    expect(breaking(isInOrder)).toEqual([]);
  });

  test("adds up for Paper 1", () => {
    const subjects = 3;
    expect(amount("paper1.mcq_per_subject") + amount("paper1.numerical_per_subject")).toBe(
      amount("paper1.questions_per_subject"),
    );
    expect(amount("paper1.mcq_per_subject") * subjects).toBe(amount("paper1.mcq"));
    expect(amount("paper1.numerical_per_subject") * subjects).toBe(amount("paper1.numerical"));
    expect(amount("paper1.questions_per_subject") * subjects).toBe(amount("paper1.questions"));
    expect(amount("paper1.marks_per_subject") * subjects).toBe(amount("paper1.total_marks"));
  });

  test("adds up for Paper 2A", () => {
    const parts = (["paper2a.maths", "paper2a.aptitude", "paper2a.drawing"] as const).map(
      questionsAndMarks,
    );
    expect(parts.reduce((sum, { questions }) => sum + questions, 0)).toBe(
      amount("paper2a.questions"),
    );
    expect(parts.reduce((sum, { marks }) => sum + marks, 0)).toBe(amount("paper2a.total_marks"));
  });

  test("adds up for Paper 2B but for its marks, and says so in the note of that conflict", () => {
    const parts = (["paper2b.maths", "paper2b.aptitude", "paper2b.planning"] as const).map(
      questionsAndMarks,
    );
    expect(parts.reduce((sum, { questions }) => sum + questions, 0)).toBe(
      amount("paper2b.questions"),
    );
    expect(parts.reduce((sum, { marks }) => sum + marks, 0)).toBe(420);
    expect(amount("paper2b.total_marks")).toBe(400);
    expect(fact("paper2b.total_marks").status).toMatchObject({
      kind: "conflict",
      register: "R-11",
    });
    expect(factNote(fact("paper2b.total_marks"))).toContain("add up to more than its total");
  });

  test("has a note for every conflict, and each conflict of the register at one record or more", () => {
    const conflicts = facts.filter(({ status }) => status.kind === "conflict");
    expect(conflicts.filter((record) => factNote(record) === null)).toEqual([]);
    const registers = new Set(facts.flatMap(({ status }) => status.register ?? []));
    const expected = Array.from(
      { length: 21 },
      (_, index) => `R-${String(index + 1).padStart(2, "0")}`,
    );
    expect([...registers].sort()).toEqual(expected);
  });

  test("names reported differences in the notes and nowhere else", () => {
    const differences = facts.filter(isReportedDifference);
    expect(differences).toHaveLength(12);
    expect(differences.every(({ id }) => id.startsWith("actual."))).toBe(true);
    expect(caveats["C-FEES"]).toContain(factText(fact("actual.fee.obc_ews_female.two_papers")));
    expect(caveats["C-UPLOADS"]).toContain(factText(fact("actual.upload.photo")));
  });

  test("puts each value into its sentence whole", () => {
    const loose = facts.filter((record) => {
      const sentence = factSentence(record, factText(record));
      return sentence.includes("{value}") || !sentence.endsWith(".");
    });
    expect(loose.map(({ id }) => id)).toEqual([]);
  });
});

describe("a fact's text", () => {
  test.each([
    ["fee.sc_st_pwd.one_paper", "₹500"],
    ["saf.general_obc", "₹35,000"],
    ["advanced.eligible", "2,50,000 candidates"],
    ["key.challenge_fee", "₹200 per question"],
    ["cutoff.2025.general", "93.10 percentile"],
    ["cutoff.2025.st", "47.90 percentile"],
    ["cutoff.2026.general", "93.4123549 percentile"],
    ["reservation.st", "7.5%"],
    ["upload.photo", "10 to 300 kB, JPG"],
    ["marking.correct", "+4"],
    ["marking.wrong", "-1"],
    ["marking.unanswered", "0"],
    ["paper1.duration", "3 hours"],
    ["paper1.practice_target", "2 hours 45 minutes"],
    ["admit.days_before", "about 3 days"],
    ["mock.recommended", "15 to 20 full-length mock tests"],
    ["paper2a.maths", "30 questions, 120 marks"],
    ["date.s1.result", "16 February 2026"],
    ["date.s1.registration", "31 October to 27 November 2025"],
    ["date.s1.correction", "1 to 2 December 2025"],
    ["date.s1.exam", "21, 22, 23, 24, 28 and 29 January 2026"],
    ["rank.2025.iiit_kottayam_cse", "40,217"],
    ["exam.calculator", "No"],
    [
      "syllabus.counts",
      "Mathematics 15, Physics 20, Physical Chemistry 10, Inorganic Chemistry 6, Organic Chemistry 6",
    ],
  ] as const)("of %s reads %s", (id, expected) => {
    expect(factText(fact(id))).toBe(expected);
  });
});

describe("the page catalogue", () => {
  test("has the fifteen entries of the navigation in order, and the footer's six", () => {
    expect(navigation.map(({ path }) => path)).toEqual([
      "/",
      "/latest-updates",
      "/blog",
      "/registration-2026",
      "/syllabus-2026",
      "/exam-pattern",
      "/eligibility-criteria",
      "/important-dates",
      "/admit-card",
      "/results",
      "/counseling",
      "/previous-papers",
      "/mock-tests",
      "/preparation-tips",
      "/faq",
    ]);
    expect(footerLinks.map(({ path }) => path)).toEqual([
      "/about",
      "/contact",
      "/sitemap",
      "/privacy-policy",
      "/terms",
      "/disclaimer",
    ]);
  });
});
