import type { Edition } from "./facts/edition.ts";
import { ofEdition } from "./of-edition.ts";
import pages from "./page-catalogue.json" with { type: "json" };

export { officialSites } from "./official-sites.ts";

export type PagePath = keyof typeof pages;

export type ToolPath = Extract<PagePath, "/year" | `/tools/${string}`>;

type SitemapGroup =
  | "General Pages"
  | "Exam Information"
  | "Results & Counseling"
  | "Study Resources";

export type CataloguePage = {
  readonly path: PagePath;
  /** Of a tool its name in menus, cards, headings, breadcrumbs and search. */
  readonly title: string;
  /** Its entry in the top navigation. */
  readonly navigationLabel?: string;
  readonly description: string;
  readonly group?: SitemapGroup;
  readonly tool?: {
    readonly needs: string;
    readonly gives: string;
    /** The page on which somebody has this question. */
    readonly asked: PagePath;
  };
};

/** The top navigation's fifteen first and in its order, the tools last. */
const catalogue = Object.entries(pages).map(([path, page]) => ({
  path,
  ...page,
})) as readonly CataloguePage[];

export function pageCatalogue(edition: Edition): readonly CataloguePage[] {
  return ofEdition(catalogue, edition);
}

/** In the code: every edition shares them. */
export const cataloguePaths: readonly PagePath[] = catalogue.map(({ path }) => path);

export function catalogueEntry(path: PagePath, edition: Edition): CataloguePage {
  const entry = pageCatalogue(edition).find((page) => page.path === path);
  if (entry === undefined) throw new Error(`The catalogue of pages lost "${path}".`);
  return entry;
}

export type PageLink = { readonly label: string; readonly path: PagePath };

export const navigation: readonly PageLink[] = catalogue.flatMap(({ path, navigationLabel }) =>
  navigationLabel === undefined ? [] : [{ label: navigationLabel, path }],
);

const footerPaths: ReadonlySet<string> = new Set(
  "/about /contact /sitemap /privacy-policy /terms /disclaimer".split(" "),
);

export const footerLinks: readonly PageLink[] = catalogue.flatMap(({ path, title }) =>
  footerPaths.has(path) ? [{ label: title, path }] : [],
);

type Tool = NonNullable<CataloguePage["tool"]> & {
  readonly path: ToolPath;
  readonly name: string;
};

export const tools: readonly Tool[] = catalogue.flatMap(({ path, title, tool }) =>
  tool === undefined ? [] : [{ path: path as ToolPath, name: title, ...tool }],
);

export function toolName(path: ToolPath): string {
  return pages[path].title;
}
