import { expect, test } from "vitest";
import { z } from "zod";
import { withoutPersonalData } from "../../domain/mistakes/personal-data.ts";
import { labelledData } from "../support/labelled-data.ts";

test.each(labelledData("mistakes/cases/personal-data", z.array(z.tuple([z.string(), z.string()]))))(
  "%j is kept as %j",
  (typed, kept) => {
    expect(withoutPersonalData(typed)).toBe(kept);
  },
);

test.each([
  "The percentile was 97.1234567, not 100.0000000 or 93.1023262.",
  "Session 1 is from 21-01-2026 to 29-01-2026, the result on 12 February 2026.",
  "Fees are 1000, 2000, 800 and 1600; ₹1,000 in all.",
  "Closing rank 65000-70000, then 1,02,345 and 9,80,000.",
  "Papers of 2024 2025 2026 and 2010 to 2021.",
  "Ask jeemain@nta.ac.in or 011-40759000, 01140759000, 1800111656 by @NTA_Exams.",
  "Candidates born on or after 01-10-2001 may sit JEE Advanced, or after 1 October 2001.",
  "4 marks, 75 questions, 300 marks, 3 hours, 14.75 lakh (1475103) candidates.",
  "९५.५ परसेंटाइल, १००० रुपये",
])("%j stays as it is", (typed) => {
  expect(withoutPersonalData(typed)).toBe(typed);
});
