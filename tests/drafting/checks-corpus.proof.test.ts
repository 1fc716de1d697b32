import { describe, expect, test } from "vitest";
import {
  faultsMeasured,
  falseAlarms,
  stoppedProse,
  stoppedRecords,
  unnoticedSwaps,
  wrongValuesMeasured,
} from "../corpus/figures-measured.ts";
import { faults, heldOutFaults, unsafeFaults, variedFaults } from "../corpus/faults.ts";
import { correctStatements, heldOutStatements, variedStatements } from "../corpus/statements.ts";

const long = 180_000;

describe("the corpus of seeded faults", () => {
  const all = faultsMeasured([...faults, ...unsafeFaults, ...variedFaults]);

  test("has at least 160 drafts, and every one is stopped", () => {
    expect(all.length).toBeGreaterThanOrEqual(160);
    expect(all.filter(({ isCaught }) => !isCaught)).toEqual([]);
  });

  test("is stopped for the expected reason in 97 of 100 drafts", () => {
    expect(all.filter(({ isOfKind }) => isOfKind).length / all.length).toBeGreaterThan(0.97);
  });

  test("of faults that were written after the rules, 97 of 100 are stopped", () => {
    const heldOut = faultsMeasured(heldOutFaults);
    expect(heldOut.filter(({ isCaught }) => isCaught).length / heldOut.length).toBeGreaterThan(
      0.97,
    );
  });
});

describe("the corpus of true statements", () => {
  test("has at least 160, of which fewer than 5 in 100 are stopped", () => {
    const { of, found } = falseAlarms([...correctStatements, ...variedStatements]);
    expect(of).toBeGreaterThanOrEqual(160);
    expect(found.length / of).toBeLessThan(0.05);
  });

  test("has a part that was written after the rules, and fewer than 6 in 100 of it are stopped", () => {
    const { of, found } = falseAlarms(heldOutStatements);
    expect(found.length / of).toBeLessThan(0.06);
  });
});

describe("the whole registry", () => {
  test(
    "says nothing in its own sentences that is stopped, typed or as tokens",
    () => {
      expect(stoppedRecords().found).toEqual([]);
    },
    long,
  );

  test(
    "with a wrong value in the sentence, is noticed in more than 97 of 100 cases",
    () => {
      const wrong = wrongValuesMeasured();
      expect(wrong.length).toBeGreaterThan(2000);
      expect(wrong.filter(({ isCaught }) => isCaught).length / wrong.length).toBeGreaterThan(0.97);
    },
    long,
  );

  test.each(["typed", "token"] as const)(
    "with another group's name in the sentence, is noticed nearly always (%s)",
    (form) => {
      const { of, found } = unnoticedSwaps(form);
      expect(of).toBeGreaterThan(200);
      expect(found.length / of).toBeLessThan(0.02);
    },
    long,
  );

  test(
    "as the site's own prose tells it, is stopped nowhere",
    () => {
      expect(stoppedProse("typed")).toEqual([]);
    },
    long,
  );
});
