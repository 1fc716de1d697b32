import type { PageLink } from "./page-catalogue.ts";

export type SitemapGroup = {
  readonly title: string;
  readonly icon: "house" | "fileText" | "chartColumn" | "bookOpen";
  readonly links: readonly PageLink[];
};

/** The four groups of the page /sitemap (spec section 2). */
export const sitemapGroups: readonly SitemapGroup[] = [
  {
    title: "General Pages",
    icon: "house",
    links: [
      { label: "Home", path: "/" },
      { label: "Latest Updates", path: "/latest-updates" },
      { label: "Blog", path: "/blog" },
      { label: "FAQ", path: "/faq" },
      { label: "About Us", path: "/about" },
      { label: "Contact Us", path: "/contact" },
      { label: "Is This Notice Real?", path: "/is-this-notice-real" },
      { label: "Disclaimer", path: "/disclaimer" },
      { label: "Privacy Policy", path: "/privacy-policy" },
      { label: "Terms of Use", path: "/terms" },
    ],
  },
  {
    title: "Exam Information",
    icon: "fileText",
    links: [
      { label: "Registration", path: "/registration-2026" },
      { label: "Syllabus", path: "/syllabus-2026" },
      { label: "Exam Pattern", path: "/exam-pattern" },
      { label: "Eligibility", path: "/eligibility-criteria" },
      { label: "Important Dates", path: "/important-dates" },
      { label: "Admit Card", path: "/admit-card" },
    ],
  },
  {
    title: "Results & Counseling",
    icon: "chartColumn",
    links: [
      { label: "Results", path: "/results" },
      { label: "Counseling", path: "/counseling" },
    ],
  },
  {
    title: "Study Resources",
    icon: "bookOpen",
    links: [
      { label: "Previous Papers", path: "/previous-papers" },
      { label: "Mock Tests", path: "/mock-tests" },
      { label: "Preparation Tips", path: "/preparation-tips" },
    ],
  },
];
