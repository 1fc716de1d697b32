import type { RouterContextProvider } from "react-router";
import { archiveTitle } from "../content/archive-content.ts";
import { addressIn, archivePath, isArchivePage } from "../content/edition-address.ts";
import type { Edition, EditionPlace } from "../content/facts/edition.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { tools } from "../content/tool-list.ts";
import { catalogueEntry, type CataloguePage, type PagePath } from "../content/page-catalogue.ts";
import type { CycleEvent, Question } from "../content/pages/section.ts";
import type { Wording } from "../content/word-tokens.ts";
import type { PublishedArticle } from "../domain/posts/publishing/published-posts.ts";
import { factsContext } from "./facts-context.ts";
import type { PageMeta } from "./page-meta.ts";
import { pageImage, postImage } from "./share-image/share-image.ts";
import { indianDate } from "../domain/shared/clock.ts";
import { type Site, siteContext } from "./site-context.ts";
import { breadcrumbList, examEvent, faqPage, structuredGraph } from "./page-structured-data.ts";
import { plainWords } from "./marked-words.tsx";

type Publisher = Pick<Site, "url" | "provider">;

type OfYear = Publisher & { readonly edition: Edition };

type Stating = Publisher & { readonly facts: FactSnapshot };

type Shown = {
  readonly questions?: readonly Question[];
  readonly sessions?: readonly CycleEvent[];
};

type Described = { readonly path: PagePath; readonly description: Wording };

type Known = Publisher & { readonly meta: PageMeta };

const knownMeta = new WeakMap<FactSnapshot, Map<PagePath, Known>>();

/**
 * What a page of the handbook says of itself to search engines and where it is shared: the same until a
 * record or the institute is another one.
 */
export function handbookMeta(
  context: Readonly<RouterContextProvider>,
  page: Described,
  shown: Shown = {},
): PageMeta {
  const facts = context.get(factsContext);
  const { url, provider } = context.get(siteContext);
  let ofPages = knownMeta.get(facts);
  if (ofPages === undefined) knownMeta.set(facts, (ofPages = new Map<PagePath, Known>()));
  const before = ofPages.get(page.path);
  if (before?.provider === provider && before.url === url) return before.meta;
  const meta = describePage({ url, provider, facts }, page, shown);
  ofPages.set(page.path, { url, provider, meta });
  return meta;
}

function describePage(
  { url, provider, facts }: Stating,
  { path, description }: Described,
  { questions = [], sessions = [] }: Shown,
): PageMeta {
  const { edition } = facts;
  const entry = catalogueEntry(path, edition);
  const address = url + addressIn(path, facts);
  const image = pageImage({ url, provider, facts }, path);
  const lookUp = { provider, facts };
  const event = { ...lookUp, page: address, image: image.address };
  const trail = trailOf(entry, facts);
  return {
    edition,
    title: entry.title,
    description: plainWords(description, lookUp),
    address,
    image,
    trail,
    structuredData: [
      structuredGraph(
        breadcrumbList(url, ...trail),
        ...(questions.length === 0 ? [] : [faqPage(questions, lookUp)]),
        ...sessions.flatMap((session) => examEvent(session, event) ?? []),
      ),
    ],
  };
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
    // What was stored when the post was published goes before what every post has.
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
