import type { SpecPage } from "./spec-page.ts";

/** The pages that the specification does not know. */
export const ownPages: readonly SpecPage[] = [
  { path: "/how-we-check" },
  { path: "/report-a-mistake", has: [["form.reader-form input, form.reader-form textarea", 3]] },
  { path: "/is-this-notice-real", has: [["dl.official-sites a.host", 5]] },
  { path: "/search" },
  { path: "/tools" },
  {
    path: "/tools/eligibility",
    has: [
      ["form.tool-form input[name=paper]", 3],
      ["form.tool-form input[name=subject]", 6],
    ],
  },
  {
    path: "/tools/score",
    has: [
      [".paper-choice a", 3],
      ["fieldset.answer-counts input", 18],
      ["#used-facts, #not-known", 2],
    ],
  },
  {
    path: "/tools/rank",
    has: [
      ["form.tool-form input, form.tool-form select", 2],
      ["#marks, #used-facts, #not-known", 3],
    ],
  },
  { path: "/tools/closing-ranks", has: [["form.tool-form :is(input, select)", 15]] },
  { path: "/tools/fees", has: [["form.tool-form input, form.tool-form select", 14]] },
  {
    path: "/tools/upload-check",
    says: ["10 to 300 kB, JPG", "10 to 50 kB, JPG", "100 to 300 kB, PDF"],
    has: [
      ["section.upload", 4],
      [".upload-tool[hidden] input[type=file]", 4],
      ["li[data-rule=size]", 7],
    ],
  },
  {
    path: "/year",
    has: [
      ["ol.year-steps > li", 14],
      [".year-steps input[type=checkbox]", 14],
      [".year-now", 1],
    ],
  },
];
