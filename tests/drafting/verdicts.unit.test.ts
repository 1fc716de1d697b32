import { describe, expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { measures } from "../../domain/drafting/checks/claims/measures.ts";
import { stoppingFindings } from "../../domain/posts/revisions/ledger.ts";
import { checkedWith } from "../corpus/checked.ts";
import { labelledData } from "../support/labelled-data.ts";
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

const { "never silent": never, ...statements } = labelledData(
  "drafting/cases/verdicts",
  z.record(z.enum([...order, "no-claim", "never silent"]), z.array(z.string())),
);

describe.each(Object.entries(statements))("a statement whose verdict is %s", (verdict, bodies) => {
  test.each(bodies)("%s", (body) => {
    expect(verdictOf(body)).toBe(verdict);
    const stopping = stoppingFindings(checkedWith({ body_markdown: body }).ledger);
    expect(stopping.length > 0).toBe(verdict === "contradicted");
  });
});

test.each(never)(
  "a figure that no record bears out is not silent, whatever else its sentence holds: %s",
  (body) => {
    expect(verdictOf(body)).not.toBe("supported");
    expect(verdictOf(body)).not.toBe("no-claim");
  },
);

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

describe("no claim is made", () => {
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
