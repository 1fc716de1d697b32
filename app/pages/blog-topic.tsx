import { data, redirect } from "react-router";
import { catalogueEntry, type PageLink } from "../../content/page-catalogue.ts";
import {
  readTopic,
  tagTopic,
  topicPath,
  type Topic,
} from "../../domain/posts/publishing/post-topics.ts";
import { readForPage } from "../deferred-data.ts";
import { factsContext } from "../page-context.ts";
import { pageMeta, metaOf } from "../page-meta.ts";
import { siteContext } from "../site-context.ts";
import {
  EmptyList,
  listAddress,
  neighbourLinks,
  neighboursOf,
  PostList,
  readPageNumber,
} from "../ui/post-cards.tsx";
import type { Route } from "./+types/blog-topic.ts";
import { textOfEdition } from "../../content/of-edition.ts";
import { product } from "../../content/site.ts";
import type { PostCategory } from "../../content/post-categories.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const topic = wantedTopic(params);
  const site = context.get(siteContext);
  const number = readPageNumber(url);
  if (number === null) throw data(null, { status: 404 });
  const { topics } = site.services.posts;
  const facts = context.get(factsContext);
  const { edition } = facts;
  const reading = Promise.all([topics.page(topic, number, facts), topics.counts()]);
  const [topicPage, counts] = await readForPage(site, reading);
  if (!topicPage.ok) throw data(null, { status: 404 });
  const { name, posts, hasOlder } = topicPage.value;
  const path = topicPath(topic);
  const isCategory = topic.kind === "category";
  const title = isCategory ? name : `Posts tagged “${name}”`;
  return {
    path,
    title,
    posts,
    counts,
    neighbours: neighboursOf(path, number, hasOlder),
    meta: metaOf(context, {
      path: listAddress(path, number),
      title: `${title}: ${product} ${edition} Blog`,
      description: isCategory
        ? textOfEdition(ofCategory[topic.category], edition)
        : `All ${product} ${edition} blog posts tagged “${name}”, newest first.`,
      image: "/blog",
      trail: [catalogueEntry("/blog", edition), { title: name, path }],
    }),
  };
}

type Params = { readonly category?: string; readonly tag?: string };

/** A tag that is written in another way has one address all the same. */
function wantedTopic({ category, tag = "" }: Params): Topic {
  const topic = category === undefined ? readTopic("tag", tag) : readTopic("category", category);
  if (topic !== null) return topic;
  if (category !== undefined) throw data(null, { status: 404 });
  throw redirect(topicPath(tagTopic(tag)), 301);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta: page, neighbours, posts } = loaderData;
  return [
    ...pageMeta(page),
    ...neighbourLinks(neighbours),
    ...(posts.length === 0 ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

const elsewhere: readonly PageLink[] = [
  { label: "All blog posts", path: "/blog" },
  { label: "Latest updates", path: "/latest-updates" },
];

export default function BlogTopicPage({ loaderData }: Route.ComponentProps) {
  const { path, meta: page } = loaderData;
  const ifEmpty = (
    <EmptyList topic={path} links={elsewhere}>
      <h2>No posts in this category yet</h2>
      <p>Try one of the other categories above, or start here:</p>
    </EmptyList>
  );
  return (
    <div className="stack-wide">
      <PostList {...loaderData} lead={page.description} ifEmpty={ifEmpty} />
    </div>
  );
}

const ofCategory: Readonly<Record<PostCategory, string>> = {
  "preparation-tips": `How to prepare for ${product} {year}: plans, habits and where to begin.`,
  "exam-strategy": `How to take the ${product} {year} paper: order of questions, marks and staying calm.`,
  syllabus: `What the ${product} {year} syllabus covers, and how to work through it.`,
  "study-material": `Books, notes and other material for ${product} {year}, and how to use them.`,
  "mock-tests": `Mock tests for ${product} {year}: how to take them and how to learn from them.`,
  "time-management": `Timetables and daily plans for ${product} {year}.`,
  "subject-wise": `Mathematics, Physics and Chemistry for ${product} {year}, one subject at a time.`,
  news: `News and updates on ${product} {year}, with sources.`,
};
