import type { Edition } from "../content/facts/edition.ts";
import { catalogueEntry, type PagePath } from "../content/page-catalogue.ts";
import type { PageMeta } from "./page-meta.ts";
import { pageImage } from "./share-image/share-image.ts";
import type { Site } from "./site-context.ts";
import { breadcrumbList, structuredGraph } from "./structured-data.ts";

type DeepPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page of the catalogue that it belongs to: stands above it, and lends it its image. */
  readonly under: PagePath;
};

/** What a page below one of the catalogue says of itself to search engines and where it is shared. */
export function deepPageMeta(
  { url, provider, edition }: Pick<Site, "url" | "provider"> & { readonly edition: Edition },
  { path, title, description, under }: DeepPage,
): PageMeta {
  return {
    edition,
    title,
    description,
    address: url + path,
    image: pageImage({ url, provider, edition }, under),
    structuredData: [
      structuredGraph(breadcrumbList(url, catalogueEntry(under, edition), { title, path })),
    ],
  };
}
