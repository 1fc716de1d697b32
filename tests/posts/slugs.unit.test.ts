import { expect, test } from "vitest";
import { tagSlug } from "../../database/tag-slug.ts";
import { slugFromTitle } from "../../domain/posts/post-address.ts";

test.each([
  ["JEE Main 2026: Fees & Dates!", "jee-main-2026-fees-dates"],
  ["  -- What's new? -- ", "whats-new"],
  ["Café crème, naïve façade", "cafe-creme-naive-facade"],
  ["Ｆｕｌｌｗｉｄｔｈ ① ﬁne", "fullwidth-1-fine"],
  ["जेईई मेन 2026", "2026"],
  ["परीक्षा", "post"],
  ["", "post"],
  ["x".repeat(500), "x".repeat(80)],
  [`${"word ".repeat(16)}last`, `${"word-".repeat(15)}word`],
])("the title %j gets the slug %j", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

test.each([
  ["JEE Main 2026", "jee-main-2026"],
  ["  b.arch / b.planning ", "b-arch-b-planning"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  ["C", "c"],
  ["SC & ST", "sc-and-st"],
  ["10% quota", "10-percent-quota"],
  ["മലയാളം", "മലയാളം"],
  ["हिन्दी माध्यम", "हिन्दी-माध्यम"],
  ["ｆｕｌｌ", "full"],
  ["🎯", "u-1f3af"],
  ["...", "u-2e-2e-2e"],
])("the tag %s is found at %s", (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug);
  expect(tagSlug(slug)).toBe(slug);
});
