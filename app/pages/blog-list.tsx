import { data } from "react-router";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { PageLink } from "../../content/page-catalogue.ts";
import { product } from "../../content/site.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { factsContext } from "../page-context.ts";
import { statusOf } from "../failure-status.ts";
import { blogFeedFiles, feedLinks } from "../feeds/feeds.ts";
import { handbookMeta, pageMeta } from "../page-meta.ts";
import { withTimeout } from "../deferred-data.ts";
import { type Site, siteContext } from "../site-context.ts";
import {
  EmptyList,
  listAddress,
  neighbourLinks,
  neighboursOf,
  PostList,
  readPageNumber,
} from "../ui/post-cards.tsx";
import { ReminderCard } from "../ui/reminder-card.tsx";
import type { Route } from "./+types/blog-list.ts";

const path = "/blog";

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const number = readPageNumber(url);
  const facts = context.get(factsContext);
  const page = number === null ? null : await pageOrNone(site, number, facts);
  if (number === null || page === null) throw data(null, { status: 404 });
  const lead = `Latest updates, preparation tips, and guides for ${product} ${facts.edition}`;
  const meta = handbookMeta(context, { path, description: `${lead}.` });
  const listData = {
    title: `${product} ${facts.edition} Blog`,
    lead,
    meta: { ...meta, address: site.url + listAddress(path, number) },
    posts: page.posts,
    counts: page.counts,
    neighbours: neighboursOf(path, number, page.hasOlder),
  };
  return data(listData, { status: page.status });
}

/** A failed read is logged, and readers see the empty list; a crawler is to come again. */
async function pageOrNone({ services, log }: Site, number: number, facts: FactSnapshot) {
  try {
    const { published, topics } = services.posts;
    const reading = Promise.all([published.page(number, facts), topics.counts()]);
    const [page, counts] = await withTimeout(reading);
    return page.ok ? { ...page.value, counts, status: 200 } : null;
  } catch (fault) {
    log.error("The blog list could not be read.", { fault });
    const posts: readonly PostSummary[] = [];
    return { posts, counts: {}, hasOlder: false, status: statusOf.unavailable };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta: page, neighbours } = loaderData;
  return [...pageMeta(page), ...feedLinks(blogFeedFiles), ...neighbourLinks(neighbours)];
}

const links: readonly PageLink[] = [
  { label: "A preparation plan for the months you have left", path: "/preparation-tips" },
  { label: "Latest updates", path: "/latest-updates" },
  { label: "Every step, from form to seat", path: "/year" },
];

const untilThen = (
  <EmptyList topic={path} links={links}>
    <h2>No blog posts published yet. Check back soon!</h2>
    <p>Until then, these pages will help:</p>
  </EmptyList>
);

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <PostList {...loaderData} path={path} ifEmpty={untilThen} />
      <ReminderCard title="Get Blog Alerts on WhatsApp" action="Send 'JEE' to WhatsApp →">
        <p>Never miss important {product} updates and preparation tips</p>
      </ReminderCard>
      <p className="quiet">
        Follow this blog in a feed reader: <a href={blogFeedFiles.rss.path}>RSS</a> or{" "}
        <a href={blogFeedFiles.json.path}>JSON Feed</a>.
      </p>
    </div>
  );
}
