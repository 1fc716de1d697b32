import type { Edition } from "./facts/edition.ts";
import { cataloguePages as pages, type CataloguePage } from "./catalogue-pages.ts";
import { ofEdition } from "./of-edition.ts";

export type { CataloguePage } from "./catalogue-pages.ts";

export { officialSites } from "./official-sites.ts";

export type PagePath = (typeof pages)[number]["path"];

type Catalogue = readonly (CataloguePage & { readonly path: PagePath })[];

export function pageCatalogue(edition: Edition): Catalogue {
  return ofEdition<Catalogue>(pages, edition);
}

/** In the code: every edition shares them. */
export const cataloguePaths: readonly PagePath[] = pages.map(({ path }) => path);

export function catalogueEntry(path: PagePath, edition: Edition): CataloguePage {
  const entry = pageCatalogue(edition).find((page) => page.path === path);
  if (entry === undefined) throw new Error(`The catalogue of pages lost "${path}".`);
  return entry;
}

export type PageLink = { readonly label: string; readonly path: PagePath };

const catalogue: Catalogue = pages;

export const navigation: readonly PageLink[] = catalogue.flatMap(({ path, navigationLabel }) =>
  navigationLabel === undefined ? [] : [{ label: navigationLabel, path }],
);

const footerPaths: ReadonlySet<string> = new Set(
  "/about /contact /sitemap /privacy-policy /terms /disclaimer".split(" "),
);

export const footerLinks: readonly PageLink[] = pages.flatMap(({ path, title }) =>
  footerPaths.has(path) ? [{ label: title, path }] : [],
);
