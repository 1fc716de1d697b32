import type { RouterContextProvider } from "react-router";
import { addressIn } from "../content/edition-address.ts";
import { catalogueEntry, type PagePath } from "../content/page-catalogue.ts";
import { factsContext } from "./facts-context.ts";
import type { PageMeta } from "./page-meta.ts";
import { pageImage } from "./share-image/share-image.ts";
import { siteContext } from "./site-context.ts";
import { breadcrumbList, structuredGraph } from "./page-structured-data.ts";

type DeepPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page of the catalogue that it belongs to: stands above it, and lends it its image. Null for one right below the home page. */
  readonly under: PagePath | null;
};

export function deepPageMeta(
  context: Readonly<RouterContextProvider>,
  { path, title, description, under }: DeepPage,
): PageMeta {
  const facts = context.get(factsContext);
  const { url, provider } = context.get(siteContext);
  const { edition } = facts;
  const above =
    under === null ? [] : [{ ...catalogueEntry(under, edition), path: addressIn(under, facts) }];
  return {
    edition,
    title,
    description,
    address: url + path,
    image: pageImage({ url, provider, facts }, under ?? "/"),
    trail: [...above, { title, path }],
    structuredData: [structuredGraph(breadcrumbList(url, ...above, { title, path }))],
  };
}
