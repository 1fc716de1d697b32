import { data } from "react-router";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { product } from "../../content/site.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { factsContext } from "../facts-context.ts";
import { statusOf } from "../failure-status.ts";
import { feedFiles, feedLinks } from "../feeds/blog-feed.ts";
import { handbookMeta } from "../search-metadata.ts";
import { withTimeout } from "../deferred-data.ts";
import { pageMeta } from "../page-meta.ts";
import { type Site, siteContext } from "../site-context.ts";
import { PostFacts, TagList } from "../ui/post-parts.tsx";
import { ReminderCard } from "../ui/reminder-card.tsx";
import type { Route } from "./+types/blog-list.ts";

const path = "/blog";
const title = `${product} 2026 Blog`;
const subtitle = `Latest updates, preparation tips, and guides for ${product} 2026`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const after = url.searchParams.get("after") ?? "";
  const facts = context.get(factsContext);
  const page = await pageOrNone(site, after === "" ? null : after, facts);
  if (page === null) throw data(null, { status: 404 });
  const { posts, olderAfter, newerAfter, status } = page;
  const meta = handbookMeta({ ...site, facts }, { path, description: `${subtitle}.` });
  const loaded = {
    meta: { ...meta, address: site.url + listAddress(after) },
    provider: site.provider,
    posts,
    newer: newerAfter === null ? null : listAddress(newerAfter),
    older: olderAfter === null ? null : listAddress(olderAfter),
  };
  return data(loaded, { status });
}

/** A failed read is logged, and readers see the empty list (spec section 8); a crawler is to come again. */
async function pageOrNone({ services, log }: Site, after: string | null, facts: FactSnapshot) {
  try {
    const page = await withTimeout(services.posts.published.page(after, facts));
    return page.ok ? { ...page.value, status: 200 } : null;
  } catch (fault) {
    log.error("The blog list could not be read.", { fault });
    const posts: readonly PostSummary[] = [];
    return { posts, olderAfter: null, newerAfter: null, status: statusOf.unavailable };
  }
}

function listAddress(after: string): string {
  return after === "" ? path : `${path}?after=${after}`;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta: page, newer, older } = loaderData;
  return [...pageMeta(page), ...feedLinks, ...linkTo("prev", newer), ...linkTo("next", older)];
}

function linkTo(rel: "prev" | "next", href: string | null) {
  return href === null ? [] : [{ tagName: "link", rel, href } as const];
}

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  const { posts, newer, older, provider } = loaderData;
  return (
    <div className="stack-wide">
      <header className="stack">
        <h1>{title}</h1>
        <p className="lead">{subtitle}</p>
      </header>
      <PostGrid posts={posts} />
      <ListPages newer={newer} older={older} />
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

/** Addresses of the parts before and after this one. */
type Neighbours = { readonly newer: string | null; readonly older: string | null };

function ListPages({ newer, older }: Neighbours) {
  if (newer === null && older === null) return null;
  return (
    <nav className="cluster" aria-label="More posts">
      {newer !== null && (
        <a className="button button-quiet" href={newer} rel="prev">
          Newer posts
        </a>
      )}
      {older !== null && (
        <a className="button button-quiet" href={older} rel="next">
          Older posts
        </a>
      )}
    </nav>
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

/** Most tags that a card shows (spec section 9). */
const cardTags = 3;

/** One post in the blog list. */
export function PostCard({ post }: { post: PostSummary }) {
  const titleId = post.slug;
  return (
    <li className="card post-card">
      <PostFacts category={post.category} publishedAt={post.published_at} />
      <h2 className="clamp-2" id={titleId}>
        {post.title}
      </h2>
      <p className="clamp-3">{post.hero_summary}</p>
      <TagList tags={post.tags.slice(0, cardTags)} />
      <a className="button button-quiet" href={postAddress(post)} aria-describedby={titleId}>
        Read Article
      </a>
    </li>
  );
}
