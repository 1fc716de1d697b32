import type { MetaDescriptor, RouterContextProvider } from "react-router";
import type { Edition, EditionPlace } from "../content/facts/edition.ts";
import { brand } from "../content/site.ts";
import { pageTitle } from "./page-title.ts";
import { shareImageSize } from "./share-image/image-size.ts";
import { archiveTitle } from "../content/sitemap-groups.ts";
import { addressIn, archivePath, isArchivePage } from "../content/edition-address.ts";
import {
  catalogueEntry,
  type CataloguePage,
  type PagePath,
  tools,
} from "../content/page-catalogue.ts";
import type { Question } from "../content/pages/section.ts";
import type { Wording } from "../content/word-tokens.ts";
import type { PublishedArticle } from "../domain/posts/publishing/published-posts.ts";
import { indianDate } from "../domain/shared/clock.ts";
import { factsContext, readPageContext } from "./page-context.ts";
import { type PageImage, pageImage, postImage } from "./share-image/share-image.ts";
import { type Site, siteContext } from "./site-context.ts";
import { plainWords, type LookUp } from "./marked-words.tsx";
import { factText, isKnown } from "../content/facts/index.ts";

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

type Publisher = Pick<Site, "url" | "provider">;

type Told = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page of the catalogue that lends it its image. */
  readonly image: PagePath;
  /** None on the home page, above which nothing stands. */
  readonly trail?: PageMeta["trail"];
  /** For search engines, besides its trail. */
  readonly nodes?: readonly object[];
};

/** A page's words for search engines and for those with whom it is shared. */
export function metaOf(
  context: Readonly<RouterContextProvider>,
  { path, image, trail, nodes = [], ...told }: Told,
): PageMeta {
  const facts = context.get(factsContext);
  const { url, provider } = context.get(siteContext);
  return {
    ...told,
    edition: facts.edition,
    address: url + path,
    image: pageImage({ url, provider, facts }, image),
    trail,
    structuredData: [
      structuredGraph(...(trail === undefined ? [] : [breadcrumbList(url, ...trail)]), ...nodes),
    ],
  };
}

/** It introduces the site and the institute. */
export function homeMeta(context: Readonly<RouterContextProvider>): PageMeta {
  const facts = context.get(factsContext);
  const { url, provider } = context.get(siteContext);
  const { path, title, description } = catalogueEntry("/", facts.edition);
  const established = facts.fact("provider.established");
  const institute = {
    "@type": "EducationalOrganization",
    "@id": `${url}/#institute`,
    name: provider.name,
    url: `${url}/`,
    telephone: provider.phone,
    address: provider.address,
    foundingDate: isKnown(established) ? factText(established) : undefined,
  };
  const webSite = {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name: brand(facts.edition),
    url: `${url}/`,
    inLanguage: "en-IN",
    publisher: { "@id": institute["@id"] },
  };
  return metaOf(context, { path, title, description, image: path, nodes: [institute, webSite] });
}

export function handbookMeta(
  context: Readonly<RouterContextProvider>,
  { path, description }: { readonly path: PagePath; readonly description: Wording },
  questions: readonly Question[] = [],
): PageMeta {
  const facts = context.get(factsContext);
  const entry = catalogueEntry(path, facts.edition);
  const lookUp = readPageContext(context);
  return metaOf(context, {
    path: addressIn(path, facts),
    title: entry.title,
    description: plainWords(description, lookUp),
    image: path,
    trail: trailOf(entry, facts),
    nodes: questions.length === 0 ? [] : [faqPage(questions, lookUp)],
  });
}

type DeepPage = Pick<Told, "path" | "title" | "description"> & {
  /** The page of the catalogue that it belongs to: stands above it, and lends it its image. Null for one right below the home page. */
  readonly under: PagePath | null;
};

export function deepPageMeta(
  context: Readonly<RouterContextProvider>,
  { path, title, description, under }: DeepPage,
): PageMeta {
  const facts = context.get(factsContext);
  const above =
    under === null
      ? []
      : [{ ...catalogueEntry(under, facts.edition), path: addressIn(under, facts) }];
  const trail = [...above, { title, path }];
  return metaOf(context, { path, title, description, image: under ?? "/", trail });
}

/** The pages above one of the handbook from the second level on, and itself: an edition that is not current has its list above it. */
function trailOf(entry: CataloguePage, facts: EditionPlace) {
  const ownTrail = { title: entry.title, path: addressIn(entry.path, facts) };
  if (tools.some(({ path }) => path === entry.path))
    return [catalogueEntry("/tools", facts.edition), ownTrail];
  return isArchivePage(entry.path, facts)
    ? [{ title: archiveTitle(facts.edition), path: addressIn(archivePath, facts) }, ownTrail]
    : [ownTrail];
}

/** `path` is its address. */
export function postMeta(
  publisher: Publisher & { readonly edition: Edition },
  article: PublishedArticle,
  path: string,
): PageMeta {
  const { post, review: look } = article;
  const image = postImage(publisher, post);
  const { hero_image_url: picture } = post;
  const trail = [catalogueEntry("/blog", publisher.edition), { title: post.title, path }];
  return {
    edition: publisher.edition,
    title: post.title,
    description: post.meta_description,
    address: publisher.url + path,
    keywords: post.tags,
    image,
    trail,
    // Data stored when the post was published go before those of every post.
    structuredData: [
      {
        image: picture === null ? image.address : new URL(picture, publisher.url).href,
        isAccessibleForFree: true,
        ...post.schema_jsonld,
        ...reviewedPage(publisher, look, path),
      },
      structuredGraph(breadcrumbList(publisher.url, ...trail)),
    ],
    ...(post.published_at !== null && { publishedAt: post.published_at }),
  };
}

/** The vocabulary has this for pages, not for articles. */
function reviewedPage(
  { url, provider }: Publisher,
  review: PublishedArticle["review"],
  path: string,
) {
  if (review === null || review.checkedAt === null) return {};
  return {
    mainEntityOfPage: {
      "@type": "WebPage",
      "@id": url + path,
      lastReviewed: indianDate(review.checkedAt),
      reviewedBy: { "@type": "Organization", name: provider.name, url },
    },
  };
}

function structuredGraph(...nodes: readonly object[]): Record<string, unknown> {
  return { "@context": "https://schema.org", "@graph": nodes };
}

function breadcrumbList(
  siteUrl: string,
  ...trail: readonly { readonly title: string; readonly path: string }[]
): object {
  const crumbs = [{ title: "Home", path: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `${siteUrl}${path}`,
    })),
  };
}

function faqPage(questions: readonly Question[], lookUp: LookUp): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: plainWords(question, lookUp),
      acceptedAnswer: { "@type": "Answer", text: plainWords(answer, lookUp) },
    })),
  };
}
