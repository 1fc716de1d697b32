import { addressIn, archivePath, inCurrent } from "./edition-address.ts";
import type { Edition, EditionPlace } from "./facts/edition.ts";
import { pageCatalogue } from "./page-catalogue.ts";
import { product } from "./site.ts";

export function archiveTitle(edition: Edition): string {
  return `${product} ${edition} Archive`;
}

type SitemapGroup = {
  readonly title: string;
  readonly icon: "house" | "fileText" | "chartColumn" | "bookOpen";
  readonly links: readonly { readonly label: string; readonly path: string }[];
};

const icons = {
  "General Pages": "house",
  "Exam Information": "fileText",
  "Results & Counseling": "chartColumn",
  "Study Resources": "bookOpen",
} as const;

export function sitemapGroups(place: EditionPlace): readonly SitemapGroup[] {
  const { current, listed } = place.editions;
  // The page that is asked for most stands first in its group: a phone shows it without scrolling.
  const datesFirst = pageCatalogue(current).toSorted(
    (one, other) =>
      Number(other.path === "/important-dates") - Number(one.path === "/important-dates"),
  );
  const pages = Map.groupBy(datesFirst, ({ group }) => group);
  const groups = Object.entries(icons).map(([title, icon]) => ({
    title,
    icon,
    links: (pages.get(title as keyof typeof icons) ?? []).map((page) => ({
      label: page.navigationLabel ?? page.title,
      path: addressIn(page.path, inCurrent(place)),
    })),
  }));
  const archives = listed
    .filter(({ edition }) => edition !== current)
    .map(({ edition }) => ({
      label: archiveTitle(edition),
      path: addressIn(archivePath, { ...place, edition }),
    }));
  if (archives.length === 0) return groups;
  return [...groups, { title: "Earlier Editions", icon: "bookOpen", links: archives }];
}
