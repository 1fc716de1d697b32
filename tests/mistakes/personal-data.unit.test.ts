import { expect, test } from "vitest";
import { withoutPersonalData } from "../../domain/mistakes/personal-data.ts";

test.each([
  ["my number is 98470 12345", "my number is [number left out]"],
  ["98470 12345 or +91-9847012345", "[number left out] or [number left out]"],
  ["984 701 2345, 9847 012 345", "[number left out], [number left out]"],
  ["98 47 01 23 45", "[number left out]"],
  ["9 8 4 7 0 1 2 3 4 5 call", "[number left out] call"],
  ["0091 (98470) 12345", "[number left out]"],
  ["०९८४७०१२३४५ पर", "[number left out] पर"],
  ["൯൮൪൭൦ ൧൨൩൪൫", "[number left out]"],
  ["Aadhaar 2345 6789 0123", "Aadhaar [number left out]"],
  ["Aadhaar 234567890123.", "Aadhaar [number left out]."],
  ["आधार २३४५-६७८९-०१२३", "आधार [number left out]"],
  ["application no 260310123456", "application no [number left out]"],
  ["roll KL01100012", "roll [number left out]"],
  ["born 14-02-2008", "[date of birth left out]"],
  ["DOB: 14/2/08", "[date of birth left out]"],
  ["I am of 14.02.2008 and", "I am of [date left out] and"],
  ["on 14 February 2008", "on [date left out]"],
  ["2008-02-14", "[date left out]"],
  ["जन्म तिथि १४-०२-२००८", "[date of birth left out]"],
  ["write @anu_m.07", "write [name left out]"],
  ["see instagram.com/anu.m", "see [name left out]"],
  ["anu@mail.example", "[mail left out]"],
  ["anu @ mail.example, anu [at] mail [dot] com", "[mail left out], [mail left out]"],
])("%j is kept as %j", (typed, kept) => {
  expect(withoutPersonalData(typed)).toBe(kept);
});

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
