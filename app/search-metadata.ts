import type { RouterContextProvider } from "react-router";
import { archiveTitle } from "../content/sitemap-groups.ts";
import { addressIn, archivePath, isArchivePage } from "../content/edition-address.ts";
import type { Edition, EditionPlace } from "../content/facts/edition.ts";
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
import { factsContext } from "./facts-context.ts";
import type { PageMeta } from "./page-meta.ts";
import { pageImage, postImage } from "./share-image/share-image.ts";
import { type Site, siteContext } from "./site-context.ts";
import { breadcrumbList, faqPage, structuredGraph } from "./page-structured-data.ts";
import { plainWords } from "./marked-words.tsx";

type Publisher = Pick<Site, "url" | "provider">;

type OfYear = Publisher & { readonly edition: Edition };

type Described = { readonly path: PagePath; readonly description: Wording };

type Told = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page of the catalogue that lends it its image. */
  readonly image: PagePath;
  readonly trail: readonly { readonly title: string; readonly path: string }[];
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
    structuredData: [structuredGraph(breadcrumbList(url, ...trail), ...nodes)],
  };
}

export function handbookMeta(
  context: Readonly<RouterContextProvider>,
  { path, description }: Described,
  questions: readonly Question[] = [],
): PageMeta {
  const facts = context.get(factsContext);
  const entry = catalogueEntry(path, facts.edition);
  const lookUp = { provider: context.get(siteContext).provider, facts };
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
export function postMeta(publisher: OfYear, article: PublishedArticle, path: string): PageMeta {
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
