import type { DeskPost } from "../../../domain/review/desk-post.ts";
import type { Endpoint, InputOf } from "../../calls/endpoint.ts";
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
  const failures: string[] = [];
  async function ask<Called extends Endpoint>(endpoint: Called, input: InputOf<Called>) {
    const answer = await attempt(endpoint, input);
    if (answer.ok) return answer.value;
    failures.push(answer.message);
    return null;
  }
  const [runs, drafts, pending, unread, live, choices, facts, schedules, pages, reads, status] =
    await Promise.all([
      ask(readRecentRuns, {}),
      ask(listPosts, { status: "draft", maker }),
      ask(listPosts, { status: "pending", maker }),
      ask(listPosts, { status: "unread", maker }),
      ask(listPosts, { status: "published" }),
      ask(readPostChoices, {}),
      ask(listFacts, {}),
      ask(listSchedules, {}),
      ask(listWatchedPages, {}),
      ask(readReadership, {}),
      ask(readSiteStatus, {}),
    ]);
  return {
    setup: await setup,
    failure: failures[0] ?? null,
    runs: runs?.runs ?? [],
    posts: [drafts, pending, unread].flatMap((list) => firstPosts(list?.posts ?? [])),
    live: live?.posts ?? [],
    /** Each null where it cannot be told. */
    figures: {
      drafts: choices?.counts.draft ?? null,
      due: facts?.facts.filter(({ toCheck }) => toCheck.length > 0).length ?? null,
      live: choices?.counts.published ?? null,
      reads: reads?.week ?? null,
    },
    waiting: {
      facts: new Set(facts?.waiting.map(({ changeId }) => changeId)).size,
      stopped: schedules?.stopped ?? [],
      // The facts have a row and a figure of their own.
      system: (status?.parts ?? []).filter(
        ({ name, state }) => state === "attention" && name !== "Facts",
      ),
      pageChanges: pages?.waiting ?? 0,
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
