import { expect, test } from "vitest";
import { tagSlug } from "../../database/tag-slug.ts";

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
