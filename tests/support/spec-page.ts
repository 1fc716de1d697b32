import type { Root } from "hast";
import { z } from "zod";
import { all, attribute, texts } from "./html.ts";
import { labelledData } from "./labelled-data.ts";

/** How often a CSS selector has to fit; what stands there, where it is fixed. */
const fixedSchema = z.tuple([z.string(), z.union([z.number(), z.array(z.string())])]);

type Fixed = z.infer<typeof fixedSchema>;

const specPageSchema = z.object({
  path: z.string(),
  /** Texts that are fixed, as a reader sees them. */
  says: z.array(z.string()).default([]),
  has: z.array(fixedSchema).default([]),
  /** In the order of the page; between two exams the syllabus is the home page's first. */
  leads: z.array(z.tuple([z.string(), z.array(z.string())])).default([]),
});

/** Every public page with a fixed address: those whose texts are fixed from the start, and those that came later. */
export const specPages = ["spec-pages", "own-pages"].flatMap((name) =>
  labelledData(`pages/${name}`, z.array(specPageSchema)),
);

/** Only where the table fixes texts or a count. */
export function shownAt([selector, expected]: Fixed, page: Root): number | readonly string[] {
  return typeof expected === "number" ? all(selector, page).length : texts(selector, page);
}

export function pathsOf(selector: string, page: Root): readonly (string | undefined)[] {
  return all(selector, page).map((link) => attribute(link, "href"));
}

/** The fixed top navigation: labels with their paths, in order. */
export const navigation = [
  ["Home", "/"],
  ["Latest Updates", "/latest-updates"],
  ["Blog", "/blog"],
  ["Registration", "/registration-2026"],
  ["Syllabus", "/syllabus-2026"],
  ["Exam Pattern", "/exam-pattern"],
  ["Eligibility", "/eligibility-criteria"],
  ["Important Dates", "/important-dates"],
  ["Admit Card", "/admit-card"],
  ["Results", "/results"],
  ["Counseling", "/counseling"],
  ["Previous Papers", "/previous-papers"],
  ["Mock Tests", "/mock-tests"],
  ["Preparation Tips", "/preparation-tips"],
  ["FAQ", "/faq"],
] as const;
