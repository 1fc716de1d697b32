import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import { readRecentRuns } from "../../calls/generation.ts";
import { listWatchedPages } from "../../calls/official-pages-schema.ts";
import { listPeople } from "../../calls/people-schema.ts";
import { readPostChoices, listPosts, readReadership, listSchedules } from "../../calls/posts.ts";
import { readOfficeSettings } from "../../calls/settings-schema.ts";
import { readSiteStatus } from "../../calls/site-schema.ts";
import { attempt } from "../kit/desk-data.ts";
import { isApprover, ownEmail } from "../kit/office-access.ts";

const shortLength = 5;

export type DashboardData = Awaited<ReturnType<typeof readDashboard>>;

export async function readDashboard() {
  const setup = readSetup();
  const maker = isApprover() ? "" : ownEmail();
  const answers = await Promise.all([
    attempt(readRecentRuns, {}),
    attempt(listPosts, { status: "draft", maker }),
    attempt(listPosts, { status: "pending", maker }),
    attempt(listPosts, { status: "unread", maker }),
    attempt(listPosts, { status: "published" }),
    attempt(readPostChoices, {}),
    attempt(listFacts, {}),
    attempt(listSchedules, {}),
    attempt(listWatchedPages, {}),
    attempt(readReadership, {}),
    attempt(readSiteStatus, {}),
  ]);
  const [runs, drafts, pending, unread, live, choices, facts, schedules, pages, reads, status] =
    answers;
  const failure = answers.find((answer) => !answer.ok);
  const changes = facts.ok ? facts.value.waiting.map(({ changeId }) => changeId) : [];
  return {
    setup: await setup,
    failure: failure?.ok === false ? failure.message : null,
    runs: runs.ok ? runs.value.runs : [],
    posts: [drafts, pending, unread].flatMap((list) =>
      list.ok ? firstPosts(list.value.posts) : [],
    ),
    live: live.ok ? live.value.posts : [],
    /** Each null where it cannot be told. */
    figures: {
      drafts: choices.ok ? choices.value.counts.draft : null,
      due: facts.ok ? facts.value.facts.filter(({ toCheck }) => toCheck.length > 0).length : null,
      live: choices.ok ? choices.value.counts.published : null,
      reads: reads.ok ? reads.value.week : null,
    },
    waiting: {
      facts: new Set(changes).size,
      stopped: schedules.ok ? schedules.value.stopped : [],
      // The facts have a row and a figure of their own.
      system: (status.ok ? status.value.parts : []).filter(
        ({ name, state }) => state === "attention" && name !== "Facts",
      ),
      pageChanges: pages.ok ? pages.value.waiting : 0,
    },
  };
}

function firstPosts(posts: readonly DeskPost[]): readonly DeskPost[] {
  return posts
    .toSorted((one, other) => Number(isReturned(other)) - Number(isReturned(one)))
    .slice(0, shortLength);
}

/** Sent back with a note, and not changed since. */
export function isReturned({ review, revision }: DeskPost): boolean {
  return review?.revision === revision;
}

/** The first steps that are still to be done: what is to be called how, and where. */
async function readSetup(): Promise<readonly (readonly [label: string, to: string])[]> {
  if (!isApprover()) return [];
  const [settings, office] = await Promise.all([
    attempt(readOfficeSettings, {}),
    attempt(listPeople, {}),
  ]);
  if (!settings.ok || !office.ok) return [];
  const { institute, mail } = settings.value;
  const { people, invitations } = office.value;
  const steps = [
    ["Name your institute", "/admin/settings?section=institute", institute.placeholders.length > 0],
    ["Connect your e-mail", "/admin/settings?section=mail", !mail.isOn],
    ["Invite a colleague", "/admin/people", people.length + invitations.length < 2],
  ] as const;
  return steps.flatMap(([label, to, isOpen]) => (isOpen ? [[label, to] as const] : []));
}
