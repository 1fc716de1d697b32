import { archiveTitle } from "./archive-content.ts";
import { addressIn, archivePath, inCurrent } from "./edition-address.ts";
import type { EditionPlace } from "./facts/edition.ts";
import type { PageLink } from "./page-catalogue.ts";
import { toolNames, type ToolPath } from "./tool-names.ts";

type Group<Link> = {
  readonly title: string;
  readonly icon: "house" | "fileText" | "chartColumn" | "bookOpen";
  readonly links: readonly Link[];
};

type SitemapGroup = Group<{ readonly label: string; readonly path: string }>;

export function sitemapGroups(place: EditionPlace): readonly SitemapGroup[] {
  const { current, listed } = place.editions;
  const otherEditions = listed.filter(({ edition }) => edition !== current);
  const archives = otherEditions.map(({ edition }) => ({
    label: archiveTitle(edition),
    path: addressIn(archivePath, { ...place, edition }),
  }));
  const now = groups.map((group) => ({
    ...group,
    links: group.links.map(({ label, path }) => ({
      label,
      path: addressIn(path, inCurrent(place)),
    })),
  }));
  if (archives.length === 0) return now;
  return [...now, { title: "Earlier Editions", icon: "bookOpen", links: archives }];
}

const groups: readonly Group<PageLink>[] = [
  {
    title: "General Pages",
    icon: "house",
    links: [
      { label: "Home", path: "/" },
      { label: "Latest Updates", path: "/latest-updates" },
      { label: "Blog", path: "/blog" },
      { label: "Search", path: "/search" },
      { label: "FAQ", path: "/faq" },
      { label: "Answers by Topic", path: "/answers" },
      { label: "About Us", path: "/about" },
      { label: "Contact Us", path: "/contact" },
      { label: "Is this notice real?", path: "/is-this-notice-real" },
      { label: "How We Check Our Facts", path: "/how-we-check" },
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
      { label: "Important Dates", path: "/important-dates" },
      { label: "Syllabus", path: "/syllabus-2026" },
      { label: "Exam Pattern", path: "/exam-pattern" },
      { label: "Eligibility", path: "/eligibility-criteria" },
      { label: "Admit Card", path: "/admit-card" },
      tool("/tools/eligibility"),
      tool("/tools/fees"),
      tool("/tools/upload-check"),
      tool("/year"),
    ],
  },
  {
    title: "Results & Counseling",
    icon: "chartColumn",
    links: [
      { label: "Results", path: "/results" },
      { label: "Counseling", path: "/counseling" },
      tool("/tools/rank"),
      tool("/tools/closing-ranks"),
    ],
  },
  {
    title: "Study Resources",
    icon: "bookOpen",
    links: [
      { label: "Previous Papers", path: "/previous-papers" },
      { label: "Mock Tests", path: "/mock-tests" },
      { label: "Preparation Tips", path: "/preparation-tips" },
      { label: "All Tools", path: "/tools" },
      tool("/tools/score"),
    ],
  },
];

function tool(path: ToolPath): PageLink {
  return { label: toolNames[path], path };
}
