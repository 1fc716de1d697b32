import { describe, expect, test } from "vitest";
import { factText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { libraryPassages } from "../../content/library/index.ts";
import { measures } from "../../domain/drafting/checks/claims/measures.ts";
import { stoppingFindings } from "../../domain/posts/revisions/ledger.ts";
import { statedAs, statedFacts } from "../corpus/altered-values.ts";
import { checkedWith } from "../corpus/checked.ts";
import type { CheckContext } from "../../domain/drafting/checks/draft-text.ts";

const { all: facts } = builtInFacts;

const order = ["contradicted", "to-confirm", "supported"] as const;

/** The gravest verdict of a body. */
function verdictOf(body_markdown: string, settings: Partial<CheckContext> = {}) {
  const { claims } = checkedWith({ body_markdown }, settings).ledger;
  return order.find((one) => claims.some(({ verdict }) => verdict === one)) ?? "no-claim";
}

function reasonsOf(body_markdown: string): readonly string[] {
  return checkedWith({ body_markdown }).ledger.claims.flatMap(({ why }) => why ?? []);
}

describe("a statement with a value of the exam", () => {
  test.each([
    "OBC and EWS candidates pay ₹900 for one paper.",
    "About 2.5 lakh candidates may register for JEE Advanced.",
    "27% of the seats are reserved for OBC-NCL, 15% for SC and 7.5% for ST.",
    "| Category | Share of seats |\n| --- | --- |\n| GEN-EWS | 10% |\n| OBC-NCL | 27% |",
    "Session 1 began on Wednesday, 21 January 2026.",
  ])("is supported when a record on the same subject agrees: %s", (body) => {
    expect(verdictOf(body)).toBe("supported");
  });

  test.each([
    "OBC and EWS candidates pay ₹850 for one paper.",
    "ST candidates pay {{fact:fee.general_male.one_paper}} for one paper.",
    "ST candidates have 15% of the seats.",
    "Half a mark is cut for every wrong answer.",
    "Session 1 began on Friday, 21 January 2026.",
    "The 2026 cutoff for General candidates was 93.10 percentile.",
  ])("is contradicted when subject, group and year fit and the value differs: %s", (body) => {
    expect(verdictOf(body)).toBe("contradicted");
  });

  test.each([
    "The application form for Dubai costs ₹7,500.",
    "The JEE Main 2027 registration opens on 15 November 2026.",
    "A year in the hostel of an NIT costs about ₹80,000.",
    "For JEE Advanced, SC candidates pay ₹1,600.",
    "NIT Jalandhar closed at rank 23,400 for Mechanical Engineering.",
    "In 2019 General male candidates paid ₹650 for one paper.",
  ])("has to be confirmed when no record is about it: %s", (body) => {
    expect(verdictOf(body)).toBe("to-confirm");
    expect(stoppingFindings(checkedWith({ body_markdown: body }).ledger)).toEqual([]);
  });
});

describe("a value that differs", () => {
  test.each([
    "A General boy who writes one paper in both sessions spends two thousand rupees, because each is paid for by itself.",
    "The EWS cutoff of 2026 was 2.04 higher than the year before, when it had been 80.38.",
    "The January session ended on Thursday, 29 January 2026, and three days later the forms for April opened.",
    "SC candidates pay ₹700 for one paper and ₹9,000 for two papers.",
    "| Subject | Questions |\n| --- | --- |\n| Paper 1 | 90 |",
    "The Session 1 result came on {{fact:date.s2.result}}.",
  ])("has to be confirmed where words leave open what it is of: %s", (body) => {
    expect(verdictOf(body)).toBe("to-confirm");
    expect(stoppingFindings(checkedWith({ body_markdown: body }).ledger)).toEqual([]);
  });
});

describe("a figure that no record bears out", () => {
  test.each([
    "From 2021 to 2024 the paper showed 90 questions, of which 80 had to be answered; now there are 75.",
    "The ST cutoff rose from 47.90 percentile in 2025 to 52.02 in 2026, that is, it was 5.12 higher.",
    "Objecting to four questions costs a candidate Rs. 400, as NTA charges Rs. 100 for each of them.",
    "In 2024 the exam days were {{fact:papers.2023.sittings}}, in 2023 {{fact:papers.2024.sittings}}.",
    "| Answer | Marks |\n|---|---|\n| Wrong | -2 |",
  ])("is never silent, whatever else its sentence holds: %s", (body) => {
    expect(verdictOf(body)).not.toBe("supported");
    expect(verdictOf(body)).not.toBe("no-claim");
  });
});

describe("a table row that was once published as supported", () => {
  const row = (ews: string, obc: string) =>
    `## Reservation\n\n| Category | Reserved seats |\n| --- | --- |\n| EWS | ${ews} |\n| OBC | ${obc} |`;

  test("is contradicted by typed value and by a token of another record", () => {
    expect(verdictOf(row("20%", "20%"))).toBe("contradicted");
    const women = "{{fact:reservation.women}}";
    const { claims } = checkedWith({ body_markdown: row(women, women) }).ledger;
    expect(claims.filter(({ verdict }) => verdict === "supported")).toEqual([]);
  });

  test("is supported with the right ones", () => {
    expect(verdictOf(row("10%", "27%"))).toBe("supported");
    expect(verdictOf(row("{{fact:reservation.ews}}", "{{fact:reservation.obc}}"))).toBe(
      "supported",
    );
  });
});

test("a row named as a record is supported by its token, though another's span ends on that day", () => {
  const date = "{{fact:date.s1.registration_closes}}";
  const row = `| Step | Date |\n| --- | --- |\n| Session 1 registration, last day | ${date} |`;
  expect(verdictOf(row)).toBe("supported");
});

describe("a rule without a figure", () => {
  test.each([
    "Girls pay no application fee.",
    "Aadhaar is compulsory for every candidate.",
    "JEE Main is conducted by CBSE.",
    "Droppers are not eligible for JEE Main.",
    "A calculator is allowed in the exam.",
    "Urdu is not among the languages of the paper.",
    "There is no negative marking in JEE Main.",
  ])("is contradicted when a record says the opposite: %s", (body) => {
    expect(verdictOf(body)).toBe("contradicted");
  });

  test.each([
    "NIOS students may not apply.",
    "Ties are settled by lottery.",
    "The exam is open only to boys.",
    "Session 2 is only for those who did badly in Session 1.",
  ])("has to be confirmed when nothing answers it: %s", (body) => {
    expect(verdictOf(body)).toBe("to-confirm");
  });

  test.each([
    "No calculator is allowed, neither your own nor one on the screen.",
    "JEE Main is conducted by the National Testing Agency.",
    "Registration for JoSAA is free.",
  ])("is supported when the records bear it out: %s", (body) => {
    expect(verdictOf(body)).toBe("supported");
  });
});

describe("no claim is made", () => {
  test.each([
    "You must revise every day, and sleep is compulsory too.",
    "Revise for 40 minutes a day and solve 60 questions a week.",
    "Is a calculator allowed?",
    "It is a myth that there is no negative marking.",
    "> **Example.** Suppose you get 50 questions right and 10 wrong. Then 50 × 4 - 10 × 1 = 190 marks.",
    "## A timetable\n\n- 5:30 AM: wake up\n- 6:00 to 8:00 AM: Mathematics",
    "The dates of JEE Main 2027 have not been announced.",
  ])("by advice, questions, examples and plans: %s", (body) => {
    expect(verdictOf(body)).toBe("no-claim");
  });

  test("by a number that the request gave", () => {
    const body = "Rank 41,000 opens a seat in some newer NITs.";
    expect(verdictOf(body)).toBe("to-confirm");
    expect(verdictOf(body, { request: "My rank is 41k, what now?" })).toBe("no-claim");
  });

  test("by a sum in an example that comes out, while a wrong one has to be confirmed", () => {
    const example = (sum: string) =>
      `> **Example.** Suppose you get 50 right and 10 wrong: ${sum} marks.`;
    expect(verdictOf(example("50 × 4 - 10 × 1 = 190"))).toBe("no-claim");
    expect(verdictOf(example("50 × 4 - 10 × 1 = 200"))).toBe("to-confirm");
  });
});

describe("a reason", () => {
  test("names a token only when the sentence with it would be supported", () => {
    const [right] = reasonsOf("OBC and EWS candidates pay ₹850 for one paper.");
    expect(right).toContain("write {{fact:fee.obc_ews.one_paper}}");
    const [other] = reasonsOf("SC candidates pay ₹700 for one paper and ₹9,000 for two papers.");
    expect(other).not.toContain("{{fact:");
  });
});

describe("the measures", () => {
  test("answer each record at most once in a unit", () => {
    const units = new Set(measures.flatMap((measure) => measure.units));
    const twice = facts.filter(({ id }) =>
      [...units].some(
        (unit) =>
          measures.filter(
            ({ records, weak, units: own }) =>
              weak === undefined && own.includes(unit) && records.test(id),
          ).length > 1,
      ),
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  test("leave out no record whose value is a number", () => {
    const kinds = new Set([
      "number",
      "signed-marks",
      "money",
      "percent",
      "percentile",
      "rank",
      "duration",
      "date",
      "date-range",
      "date-list",
      "file-size",
      "questions-and-marks",
    ]);
    const without = facts.filter(
      ({ id, value }) => kinds.has(value.kind) && !measures.some(({ records }) => records.test(id)),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

describe("what we wrote ourselves", () => {
  test("is contradicted nowhere in the library", () => {
    const contradicted = libraryPassages.flatMap(({ title, body }) =>
      checkedWith({ body_markdown: `## ${title}\n\n${body}` }).ledger.claims.filter(
        ({ verdict }) => verdict === "contradicted",
      ),
    );
    expect(contradicted).toEqual([]);
  });

  test("is contradicted in no sentence of a record, typed or as a token", () => {
    const contradicted = statedFacts.flatMap((record) =>
      [factText(record), `{{fact:${record.id}}}`]
        .map((value) => statedAs(record, value))
        .filter((body) => verdictOf(body) === "contradicted"),
    );
    expect(contradicted).toEqual([]);
  });
});

test("every sentence and cell of a draft is listed with its verdict and the heading above it", () => {
  const { sentences, ledger } = checkedWith({
    body_markdown: "## Fee\n\nSC candidates pay ₹500 for one paper. Sleep well before the exam.",
  });
  const body = sentences.filter(({ under }) => under === "Fee");
  expect(body.map(({ sentence, verdict }) => [sentence, verdict]).slice(0, 2)).toEqual([
    ["SC candidates pay ₹500 for one paper.", "supported"],
    ["Sleep well before the exam.", "no-claim"],
  ]);
  expect(ledger.sentences).toBe(sentences.length);
});
