import type { MetaDescriptor } from "react-router";
import { brand } from "../content/site.ts";

export type PageMeta = {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** Absolute canonical address. */
  address: string;
  keywords?: readonly string[];
  image?: { address: string; alt: string } | null;
  /** Set for an article: when it was published, as an ISO instant. */
  publishedAt?: string;
  structuredData?: Record<string, unknown>;
};

/** Title, description, canonical address, Open Graph and Twitter tags of one page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, address, image, publishedAt } = page;
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    ...(page.keywords?.length ? [{ name: "keywords", content: page.keywords.join(", ") }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: publishedAt === undefined ? "website" : "article" },
    { property: "og:site_name", content: brand },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    ...(publishedAt === undefined
      ? []
      : [{ property: "article:published_time", content: publishedAt }]),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(image ? imageMeta(image) : []),
    ...(page.structuredData ? [{ "script:ld+json": page.structuredData }] : []),
  ];
}

/** The title of a page that no search engine keeps, or of an error. */
export function pageTitle(title: string): string {
  return `${title} | ${brand}`;
}

function imageMeta({ address, alt }: { address: string; alt: string }): MetaDescriptor[] {
  return [
    { property: "og:image", content: address },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: address },
    { name: "twitter:image:alt", content: alt },
  ];
}
