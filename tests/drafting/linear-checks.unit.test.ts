import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sentencesOf } from "../../domain/drafting/checks/text/text-run.ts";
import { checkedWith } from "../corpus/checked.ts";
import { keepsVerdicts } from "../support/known-verdicts.ts";
import { oddMarkdown } from "../support/odd-markdown.ts";
import { stepsOf } from "../support/steps.ts";
import { inProof, randomCases } from "../support/tier.ts";

/** Characters that expressions look at for each one of a text and of what stands around it: three times the most that was seen. */
const mostSteps = 1_000;

const stepsFor = (body_markdown: string) => stepsOf(() => checkedWith({ body_markdown }));

describe("the work of the checks", () => {
  // The rules of all records are worked out with the first text.
  checkedWith({ body_markdown: "SC candidates pay ₹500 for one paper." });

  test("looks at the segments of a paragraph once, however many sentences it has", () => {
    const looksAt = (times: number) => {
      let looks = 0;
      const segments = Array.from({ length: times }, (_, place) => ({
        start: place * 10,
        ...{ from: place * 10, to: place * 10 + 10, isPlain: true, isFixable: true },
        get end() {
          looks++;
          return place * 10 + 10;
        },
      }));
      sentencesOf({ text: "It is so. ".repeat(times), values: [], segments });
      return looks;
    };
    expect(looksAt(400) / looksAt(200)).toBeLessThan(2.4);
  });

  test.each([
    ["a paragraph", "SC candidates pay ₹500 for one paper, and no more. "],
    ["rows", "| NIT Calicut | Computer Science | 12,345 |\n"],
  ])("doubles with a whole text: %s", (_name, piece) => {
    const head = piece.startsWith("|") ? "| Institute | Branch | Rank |\n|---|---|---|\n" : "";
    const [once, twice] = [200, 400].map((times) => stepsFor(head + piece.repeat(times)));
    expect((twice ?? 0) / (once ?? 1)).toBeLessThan(2.2);
  });

  // Each had twice as many readings with each repetition: forty did not end.
  test.each([
    ["commas after the number of a paper", `Paper 1${" ,".repeat(200)} x`],
    ["joints after a year", `Those who passed in 2020${", or".repeat(200)} x`],
    ["numbers in words", "twenty-five-".repeat(38)],
  ])("ends with a sentence that has many readings: %s", (_name, sentence) => {
    expect(checkedWith({ body_markdown: sentence }).sentences.length).toBeGreaterThan(0);
  });

  test(
    "is bounded for each character of any text, however odd, and what stands before it keeps its verdict",
    { ...inProof, timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(oddMarkdown, (body) => {
          let isKept = false;
          const steps = stepsOf(() => (isKept = keepsVerdicts(body)));
          expect(steps).toBeLessThan(mostSteps * (body.length + 1_000));
          expect(isKept).toBe(true);
        }),
        randomCases(1_000),
      );
    },
  );
});
