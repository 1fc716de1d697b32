import type { MetaDescriptor } from "react-router";
import type { Edition } from "../content/facts/edition.ts";
import { brand } from "../content/site.ts";
import { pageTitle } from "./page-title.ts";
import { shareImageSize } from "./share-image/image-size.ts";

export type PageMeta = {
  /** The edition that the page is about: its year is in the name of the site. */
  edition: Edition;
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** Absolute canonical address. */
  address: string;
  keywords?: readonly string[];
  image: PageImage;
  /** Set for an article: when it was published, as an ISO instant. */
  publishedAt?: string;
  /** The pages between the home page and this one, then itself: its line of breadcrumbs. */
  trail?: readonly { readonly title: string; readonly path: string }[];
  /** Blocks of JSON-LD, each a document of its own. */
  structuredData: readonly Record<string, unknown>[];
};

export type PageImage = {
  readonly address: string;
  readonly alt: string;
};

/** The title that the loader of the page at hand answers in its `meta`; undefined where it has none. */
export function shownTitle(loaderData: readonly unknown[]): string | undefined {
  const metas = loaderData.map((data) => (data as { meta?: PageMeta } | null | undefined)?.meta);
  return metas.findLast((meta) => meta !== undefined)?.title;
}

export function loadedMeta({ loaderData }: { loaderData: { meta: PageMeta } }): MetaDescriptor[] {
  return pageMeta(loaderData.meta);
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { edition, title, description, address, image, publishedAt } = page;
  return [
    { title: pageTitle(title, brand(edition)) },
    { name: "description", content: description },
    ...(page.keywords?.length ? [{ name: "keywords", content: page.keywords.join(", ") }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: publishedAt === undefined ? "website" : "article" },
    { property: "og:site_name", content: brand(edition) },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    ...(publishedAt === undefined
      ? []
      : [{ property: "article:published_time", content: publishedAt }]),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...imageMeta(image),
    ...page.structuredData.map((block) => ({ "script:ld+json": block })),
  ];
}

function imageMeta({ address, alt }: PageImage): MetaDescriptor[] {
  return [
    { property: "og:image", content: address },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: address },
    { name: "twitter:image:alt", content: alt },
  ];
}
