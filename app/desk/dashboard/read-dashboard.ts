import { listDuePosts, listPosts } from "../../calls/posts.ts";
import { listDeadLinks } from "../../calls/dead-links-schema.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import { listMistakes } from "../../calls/mistakes.ts";
import { listSchedules } from "../../calls/schedules-schema.ts";
import { readRecentRuns } from "../../calls/runs.ts";
import { readSiteStatus } from "../../calls/site-schema.ts";
import { listWatchedPages } from "../../calls/official-pages-schema.ts";
import { attempt } from "../kit/office-access.ts";
import { readPages } from "../kit/list-pages.ts";

/** How many posts the dashboard shows of a list. */
const shortLength = 5;

export type DashboardData = Awaited<ReturnType<typeof readDashboard>>;

/** All that the dashboard shows, each part for itself; what takes longer comes after the page. */
export async function readDashboard(query: URLSearchParams) {
  const due = readPages(query, (cursor) => attempt(listDuePosts, { cursor }));
  const status = attempt(readSiteStatus, {});
  const [runs, drafts, pending, live, facts, links, mistakes, schedules, news] = await Promise.all([
    attempt(readRecentRuns, {}),
    shortList("draft"),
    shortList("pending"),
    shortList("published"),
    attempt(listFacts, {}),
    attempt(listDeadLinks, {}),
    attempt(listMistakes, { show: "none" }),
    attempt(listSchedules, {}),
    attempt(listWatchedPages, {}),
  ]);
  const changes = facts.ok ? facts.value.waiting.map(({ changeId }) => changeId) : [];
  return {
    ...{ due, status, runs, drafts, pending, live },
    /** When it was read; ages are counted to it. */
    readAt: new Date(),
    /** What else waits; nothing of what cannot be told. */
    waiting: {
      facts: new Set(changes).size,
      deadLinks: links.ok ? links.value.links.length : 0,
      mistakes: mistakes.ok ? mistakes.value.waiting : 0,
      stopped: schedules.ok ? schedules.value.stopped : [],
      pageChanges: news.ok ? news.value.waiting : 0,
    },
  };
}

export type ShortList = Awaited<ReturnType<typeof shortList>>;

/** The newest posts of one state. */
async function shortList(status: "draft" | "pending" | "published") {
  const answer = await attempt(listPosts, { status });
  if (!answer.ok) return { failure: answer.message, posts: [], hasMore: false };
  const { posts } = answer.value;
  return {
    failure: null,
    posts: posts.slice(0, shortLength),
    hasMore: posts.length > shortLength,
  };
}
