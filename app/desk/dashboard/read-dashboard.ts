import { readPostChoices } from "../../calls/post-actions.ts";
import { listPosts } from "../../calls/posts.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import { readReadership } from "../../calls/readership-schema.ts";
import { listSchedules } from "../../calls/schedules-schema.ts";
import { readRecentRuns } from "../../calls/runs.ts";
import { readSiteStatus } from "../../calls/site-schema.ts";
import { listWatchedPages } from "../../calls/official-pages-schema.ts";
import { attempt } from "../kit/office-access.ts";

/** How many posts the dashboard shows of a list. */
const shortLength = 5;

export type DashboardData = Awaited<ReturnType<typeof readDashboard>>;

/** All that the dashboard shows, each part for itself; what takes longer comes after the page. */
export async function readDashboard() {
  const status = attempt(readSiteStatus, {});
  const [runs, drafts, pending, unread, live, choices, facts, schedules, news, reads] =
    await Promise.all([
      attempt(readRecentRuns, {}),
      shortList("draft"),
      shortList("pending"),
      shortList("unread"),
      shortList("published"),
      attempt(readPostChoices, {}),
      attempt(listFacts, {}),
      attempt(listSchedules, {}),
      attempt(listWatchedPages, {}),
      attempt(readReadership, {}),
    ]);
  const changes = facts.ok ? facts.value.waiting.map(({ changeId }) => changeId) : [];
  return {
    status,
    runs,
    drafts,
    pending,
    unread,
    live,
    /** Each null where it cannot be told. */
    figures: {
      drafts: choices.ok ? choices.value.counts.draft : null,
      due: facts.ok ? facts.value.facts.filter(({ toCheck }) => toCheck.length > 0).length : null,
      live: choices.ok ? choices.value.counts.published : null,
      /** How often posts were read in 7 days. */
      reads: reads.ok ? reads.value.week : null,
    },
    /** When it was read; ages are counted to it. */
    readAt: new Date(),
    /** What else waits; nothing of what cannot be told. */
    waiting: {
      facts: new Set(changes).size,
      stopped: schedules.ok ? schedules.value.stopped : [],
      pageChanges: news.ok ? news.value.waiting : 0,
    },
  };
}

export type ShortList = Awaited<ReturnType<typeof shortList>>;

/** The newest posts of one state. */
async function shortList(status: "draft" | "pending" | "unread" | "published") {
  const answer = await attempt(listPosts, { status });
  if (!answer.ok) return { failure: answer.message, posts: [], hasMore: false };
  const { posts } = answer.value;
  return {
    failure: null,
    posts: posts.slice(0, shortLength),
    hasMore: posts.length > shortLength,
  };
}
