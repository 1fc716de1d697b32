import { data, redirect } from "react-router";
import type { Route } from "./+types/blog-post.ts";
import { officialSites } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { Post } from "../../domain/posts/post.ts";
import type { LiveArticle } from "../../domain/posts/post-service.ts";
import { feedLinks } from "../feeds/feed-links.ts";
import { readForPage } from "../read-for-page.ts";
import { pageMeta, pageTitle, type PageMeta } from "../page-meta.ts";
import { postMeta } from "../post-meta.ts";
import { siteContext, type Site } from "../site-context.ts";
import { PostArticle, type ArticleFrame } from "../ui/post-article.tsx";
import { PostMissingScreen } from "../ui/post-missing-screen.tsx";
import { PostWithdrawnScreen } from "../ui/post-withdrawn-screen.tsx";

type ShownArticle = LiveArticle & { readonly meta: PageMeta };

/** What readers get instead of an article. */
const absences = {
  missing: { status: 404, title: "Blog Post Not Found", Screen: PostMissingScreen },
  withdrawn: {
    status: 410,
    title: "This article has been withdrawn",
    Screen: PostWithdrawnScreen,
  },
} as const;

type Absence = keyof typeof absences;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const frame: ArticleFrame = {
    provider: site.provider,
    officialSite: officialSites.jeeMain,
  };
  const { pathname } = new URL(request.url);
  const article = await readForPage(site, readArticle(site, params.slug, pathname));
  if (typeof article === "string")
    return data({ frame, article }, { status: absences[article].status });
  redirectToOwnAddress(article.post, params);
  return { frame, article };
}

async function readArticle(
  site: Site,
  slug: string,
  path: string,
): Promise<ShownArticle | Absence> {
  const found = await site.services.posts.publishedBySlug(slug);
  if (found.ok) return { ...found.value, meta: postMeta(site, found.value, path) };
  return found.failure.kind === "gone" ? "withdrawn" : "missing";
}

function redirectToOwnAddress(
  { slug, published_at }: Post,
  { year, month }: { year: string; month: string },
): void {
  if (published_at === null) return;
  const own = postAddress({ slug, published_at });
  if (own !== `/blog/${year}/${month}/${slug}`) throw redirect(own, 301);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { article } = loaderData;
  if (typeof article === "string") return [{ title: pageTitle(absences[article].title) }];
  return [...pageMeta(article.meta), ...feedLinks];
}

export default function BlogPostPage({ loaderData: { article, frame } }: Route.ComponentProps) {
  if (typeof article !== "string") return <PostArticle article={article} frame={frame} />;
  const { Screen } = absences[article];
  return <Screen />;
}
