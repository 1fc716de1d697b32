import { Suspense } from "react";
import { Await } from "react-router";
import type { Route } from "./+types/blog-list.ts";
import { product } from "../../content/site.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { feedFiles, feedLinks } from "../feeds/feed-links.ts";
import { handbookMeta } from "../handbook-page.ts";
import { patience, readInTime, settlesWithin } from "../late-data.ts";
import { pageMeta } from "../page-meta.ts";
import { siteContext, type Site } from "../site-context.ts";
import { PostCard } from "../ui/post-card.tsx";
import { PostCardSkeletons } from "../ui/post-skeletons.tsx";
import { ReminderCard } from "../ui/reminder-card.tsx";

const title = `${product} 2026 Blog`;
const subtitle = `Latest updates, preparation tips, and guides for ${product} 2026`;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const posts = publishedOrNone(site);
  return {
    meta: handbookMeta(site, { path: "/blog", description: `${subtitle}.` }),
    provider: site.provider,
    posts: (await settlesWithin(patience, posts)) ? await posts : posts,
  };
}

/** A failed read is logged, and readers see the empty list (spec section 8). */
async function publishedOrNone({ services, log }: Site): Promise<readonly PostSummary[]> {
  try {
    return await readInTime(services.posts.published());
  } catch (fault) {
    log.error("The blog list could not be read.", { fault });
    return [];
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...pageMeta(loaderData.meta), ...feedLinks];
}

export default function BlogListPage({ loaderData: { posts, provider } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <header className="stack">
        <h1>{title}</h1>
        <p className="lead">{subtitle}</p>
      </header>
      <Suspense fallback={<PostCardSkeletons />}>
        <Await resolve={posts}>{(loaded) => <PostGrid posts={loaded} />}</Await>
      </Suspense>
      <ReminderCard
        provider={provider}
        title="Get Blog Alerts on WhatsApp"
        action="Send 'JEE' to WhatsApp →"
      >
        <p>Never miss important {product} updates and preparation tips</p>
      </ReminderCard>
      <p className="quiet">
        Follow this blog in a feed reader: <a href={feedFiles.rss.path}>{feedFiles.rss.name}</a> or{" "}
        <a href={feedFiles.json.path}>{feedFiles.json.name}</a>.
      </p>
    </div>
  );
}

function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0)
    return <p className="alert">No blog posts published yet. Check back soon!</p>;
  return (
    <ul className="grid post-grid">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}
