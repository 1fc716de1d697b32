import { data, redirect } from "react-router";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { brand } from "../../content/site.ts";
import { officialSites, type PageLink } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { PublishedArticle } from "../../domain/posts/publishing/published-posts.ts";
import type { ReadablePost } from "../../domain/posts/post.ts";
import { factsContext } from "../page-context.ts";
import { blogFeedFiles, feedLinks } from "../feeds/feeds.ts";
import { pageMeta, type PageMeta, postMeta } from "../page-meta.ts";
import { pageTitle } from "../page-title.ts";
import { readForPage } from "../deferred-data.ts";
import { type Site, siteContext } from "../site-context.ts";
import { EmptyList } from "../ui/post-cards.tsx";
import { type ArticleFrame, PostArticle } from "../ui/post-article.tsx";
import type { Route } from "./+types/blog-post.ts";

type ShownArticle = { readonly article: PublishedArticle; readonly meta: PageMeta };

const absences = {
  missing: {
    status: 404,
    title: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist or has been removed.",
  },
  withdrawn: {
    status: 410,
    title: "This article has been withdrawn",
    text: "We no longer stand by it, so please do not rely on copies. You will find the current information on our pages and on the official exam site.",
  },
} as const;

type Absence = keyof typeof absences;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { pathname } = new URL(request.url);
  const frame: ArticleFrame = {
    provider: site.provider,
    officialSite: officialSites.jeeMain,
    address: site.url + pathname,
  };
  const facts = context.get(factsContext);
  const shown = await readForPage(site, readArticle(site, facts, params.slug, pathname));
  if (typeof shown === "string") {
    const { title, status } = absences[shown];
    return data({ absence: shown, title: pageTitle(title, brand(facts.edition)) }, { status });
  }
  const { article } = shown;
  redirectToOwnAddress(article.post, params);
  return { frame, article, meta: shown.meta };
}

async function readArticle(
  site: Site,
  facts: FactSnapshot,
  slug: string,
  path: string,
): Promise<ShownArticle | Absence> {
  const post = await site.services.posts.published.bySlug(slug, facts);
  if (post.ok) {
    const article = post.value;
    return { article, meta: postMeta({ ...site, edition: facts.edition }, article, path) };
  }
  return post.failure.kind === "gone" ? "withdrawn" : "missing";
}

function redirectToOwnAddress(
  { slug, published_at }: ReadablePost,
  requested: { year: string; month: string; slug: string },
): void {
  if (published_at === null) return;
  const canonicalPath = postAddress({ slug, published_at });
  if (canonicalPath !== `/blog/${requested.year}/${requested.month}/${requested.slug}`)
    throw redirect(canonicalPath, 301);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if ("absence" in loaderData) return [{ title: loaderData.title }];
  return [...pageMeta(loaderData.meta), ...feedLinks(blogFeedFiles)];
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  if ("article" in loaderData)
    return <PostArticle article={loaderData.article} frame={loaderData.frame} />;
  return <Absent of={loaderData.absence} />;
}

function Absent({ of: absence }: { of: Absence }) {
  const { title, text } = absences[absence];
  return (
    <EmptyList topic="/blog" links={elsewhere}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a className="button" href="/blog">
          Back to Blog
        </a>
      </p>
    </EmptyList>
  );
}

const elsewhere: readonly PageLink[] = [
  { label: "Latest updates", path: "/latest-updates" },
  { label: "Important dates", path: "/important-dates" },
];
