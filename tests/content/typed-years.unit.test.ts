import { readFileSync, globSync } from "node:fs";
import { expect, test } from "vitest";

/** What every edition shares; records, news, addresses of past years and the days of the legal texts are of their year. */
const shared = globSync("content/{*,pages/*,faq/*}.ts").filter(
  (file) =>
    !/content\/(?:news|edition-address|official-sites|used-hosts)\.ts$|legal-texts\.ts$/.test(file),
);

/** A year behind these names one thing of that year for ever, or is how code calls a page. */
const allowed = [
  /(?:registration|syllabus)-2026/g,
  /\b(?:cutoff|josaa|rank|csab|papers)\.20\d\d\.[\w.]*/g,
  // The record that follows is named by its year.
  /For JoSAA 2026, |Seats reported for 2026|in 2026\.`|"2026", "2025"/g,
  // Fixed wording: what was planned for this page.
  /before Session 1 in January 2026\./g,
  /\/\*\*[^]*?\*\/|\/\/ .*$/gm,
];

test.each(shared)("%s takes the year of the exam from its edition", (file) => {
  const source = allowed.reduce((text, one) => text.replace(one, ""), readFileSync(file, "utf8"));
  expect(source.match(/.*\b202[67]\b.*/g) ?? []).toEqual([]);
});
