import { data } from "react-router";
import type { Edition } from "../../content/facts/edition.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { product } from "../../content/site.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { factsContext } from "../facts-context.ts";
import { statusOf } from "../failure-status.ts";
import { feedFiles, feedLinks } from "../feeds/blog-feed.ts";
import { handbookMeta } from "../search-metadata.ts";
import { withTimeout } from "../deferred-data.ts";
import { pageMeta } from "../page-meta.ts";
import { type Site, siteContext } from "../site-context.ts";
import {
  FollowByFeed,
  listAddress,
  ListPages,
  neighbourLinks,
  neighboursOf,
  PostGrid,
} from "../ui/post-cards.tsx";
import { Icon, TopicIcon } from "../ui/icon.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { ReminderCard } from "../ui/reminder-card.tsx";
import type { Route } from "./+types/blog-list.ts";

const path = "/blog";
const titleIn = (edition: Edition) => `${product} ${edition} Blog`;
const subtitleIn = (edition: Edition) =>
  `Latest updates, preparation tips, and guides for ${product} ${edition}`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const after = url.searchParams.get("after") ?? "";
  const facts = context.get(factsContext);
  const page = await pageOrNone(site, after === "" ? null : after, facts);
  if (page === null) throw data(null, { status: 404 });
  const title = titleIn(facts.edition);
  const subtitle = subtitleIn(facts.edition);
  const meta = handbookMeta(context, { path, description: `${subtitle}.` });
  const listData = {
    title,
    subtitle,
    meta: { ...meta, address: site.url + listAddress(path, after) },
    provider: site.provider,
    posts: page.posts,
    neighbours: neighboursOf(path, page),
  };
  return data(listData, { status: page.status });
}

/** A failed read is logged, and readers see the empty list; a crawler is to come again. */
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

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta: page, neighbours } = loaderData;
  return [...pageMeta(page), ...feedLinks, ...neighbourLinks(neighbours)];
}

/** What a reader finds instead while there is no post. */
const untilThen = [
  { label: "How to prepare, by the months you have", path: "/preparation-tips" },
  { label: "The latest updates", path: "/latest-updates" },
  { label: "All steps from form to seat", path: "/year" },
];

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, posts, neighbours, provider } = loaderData;
  return (
    <div className="stack-wide blog">
      <header className="stack">
        <Breadcrumbs />
        <h1>{title}</h1>
        <p className="lead">{subtitle}</p>
      </header>
      {posts.length === 0 ? (
        <div className="alert empty">
          <TopicIcon of="/blog" />
          <p>No blog posts published yet. Check back soon!</p>
          <p>Until then, this is worth reading:</p>
          <ul className="link-list">
            {untilThen.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>
                  {label}
                  <Icon of="arrowRight" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <PostGrid posts={posts} />
      )}
      <ListPages {...neighbours} />
      <ReminderCard
        provider={provider}
        title="Get Blog Alerts on WhatsApp"
        action="Send 'JEE' to WhatsApp →"
      >
        <p>Never miss important {product} updates and preparation tips</p>
      </ReminderCard>
      <FollowByFeed what="this blog" files={feedFiles} />
    </div>
  );
}
