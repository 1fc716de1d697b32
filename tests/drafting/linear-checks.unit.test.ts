import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stoppingFindings } from "../../domain/posts/revisions/ledger.ts";
import { sentencesOf } from "../../domain/drafting/checks/text/text-run.ts";
import { checkedWith } from "../corpus/checked.ts";
import { oddMarkdown } from "../support/odd-markdown.ts";
import { inProof, randomCases } from "../support/tier.ts";

const known: Readonly<Record<string, string>> = {
  "SC candidates pay ₹500 for one paper.": "supported",
  "SC candidates pay ₹7,777 for one paper.": "contradicted",
  "Carry two pens to the hall.": "no-claim",
};

/** Characters that expressions look at for each one of a text and of what stands around it: twice the most that was seen. */
const mostSteps = 1_000;

const stepsFor = (body_markdown: string) => stepsOf(() => checkedWith({ body_markdown }));

describe("the work of the checks", () => {
  // The rules of all records and all our own texts are read with the first claim that nothing bears out.
  keepsVerdicts("Candidates may sit in the exam hall with their parents.");

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
    ["a paragraph", "SC candidates pay ₹500 for one paper, and no more. ", 200],
    ["rows", "| NIT Calicut | Computer Science | 12,345 |\n", 200],
    ["clauses of a sentence", "two hundred and fifty thousand – ", 24],
  ])("doubles with a whole text: %s", (_name, piece, few) => {
    const head = piece.startsWith("|") ? "| Institute | Branch | Rank |\n|---|---|---|\n" : "";
    const [once, twice] = [few, 2 * few].map((times) => stepsFor(head + piece.repeat(times)));
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

/**
 * Checks an odd text after a paragraph of sentences whose verdicts are known. Whether those are what they
 * are without it; of a text beyond the bounds, whether it is stopped as a whole.
 */
function keepsVerdicts(odd: string): boolean {
  const body_markdown = `${Object.keys(known).join(" ")}\n\n${odd}`;
  const { sentences, ledger } = checkedWith({ body_markdown });
  if (sentences.length === 0)
    return stoppingFindings(ledger).some(({ message }) => message.includes("cannot be checked"));
  const before = sentences.filter(
    ({ place }) => place.field === "body_markdown" && place.block === 1,
  );
  return (
    before.length === Object.keys(known).length &&
    before.every(({ sentence, verdict }) => known[sentence] === verdict)
  );
}

/**
 * How many characters the regular expressions of some work look at: a measure of computing that no busy machine
 * changes. A search counts from where it begins to the end of what it found, or to the end of the text.
 */
function stepsOf(work: () => unknown): number {
  const own = Object.getOwnPropertyDescriptor(RegExp.prototype, "exec");
  const exec: unknown = own?.value;
  if (own === undefined || !isExec(exec)) throw new Error("Regular expressions have no exec.");
  let steps = 0;
  const counting = function (this: RegExp, text: string): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // Where a sticky expression (of a split) finds nothing, it has looked at one place.
    const nothing = this.sticky ? from + 1 : text.length;
    steps += Math.max(1, (match === null ? nothing : match.index + match[0].length) - from);
    return match;
  };
  Object.defineProperty(RegExp.prototype, "exec", { ...own, value: counting });
  try {
    work();
  } finally {
    Object.defineProperty(RegExp.prototype, "exec", own);
  }
  return steps;
}

type Exec = (this: RegExp, text: string) => RegExpExecArray | null;

function isExec(value: unknown): value is Exec {
  return typeof value === "function";
}
