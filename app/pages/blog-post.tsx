import { isbot } from "isbot";
import { Suspense } from "react";
import { Await, data, redirect } from "react-router";
import type { Route } from "./+types/blog-post.ts";
import { officialSites } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { Post } from "../../domain/posts/post.ts";
import type { LiveArticle } from "../../domain/posts/post-service.ts";
import { feedLinks } from "../feeds/feed-links.ts";
import { patience, readInTime, settlesWithin } from "../late-data.ts";
import { pageMeta, pageTitle, type PageMeta } from "../page-meta.ts";
import { postMeta } from "../post-meta.ts";
import { siteContext, type Site } from "../site-context.ts";
import { FaultScreen } from "../ui/error-screens.tsx";
import { PostArticle, type ArticleFrame } from "../ui/post-article.tsx";
import { PostMissingScreen } from "../ui/post-missing-screen.tsx";
import { PostSkeleton } from "../ui/post-skeletons.tsx";
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
  const reading = readInTime(readArticle(site, params.slug, new URL(request.url).pathname));
  // A crawler waits: it needs the right status and the page's own meta tags.
  const waits = isbot(request.headers.get("user-agent"));
  if (!waits && !(await settlesWithin(patience, reading))) {
    // The answer has begun by then: the fault is shown in its place, and only logged here.
    reading.catch((fault: unknown) => site.log.error("A late post could not be read.", { fault }));
    return { frame, article: reading };
  }

  const article = await reading;
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
  // A late post brings its own title.
  if (article instanceof Promise) return [];
  if (typeof article === "string") return [{ title: pageTitle(absences[article].title) }];
  return [...pageMeta(article.meta), ...feedLinks];
}

export default function BlogPostPage({ loaderData: { article, frame } }: Route.ComponentProps) {
  if (!(article instanceof Promise)) return <ArticleOrAbsence article={article} frame={frame} />;
  return (
    <Suspense fallback={<PostSkeleton />}>
      <Await resolve={article} errorElement={<FaultScreen error={null} />}>
        {(late) => (
          <>
            <title>{pageTitle(titleOf(late))}</title>
            <ArticleOrAbsence article={late} frame={frame} />
          </>
        )}
      </Await>
    </Suspense>
  );
}

function titleOf(article: ShownArticle | Absence): string {
  return typeof article === "string" ? absences[article].title : article.post.title;
}

function ArticleOrAbsence({
  article,
  frame,
}: {
  article: ShownArticle | Absence;
  frame: ArticleFrame;
}) {
  if (typeof article !== "string") return <PostArticle article={article} frame={frame} />;
  const { Screen } = absences[article];
  return <Screen />;
}
