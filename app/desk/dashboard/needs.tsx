import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import type { RecentRun } from "../../calls/generation.ts";
import { dismissSchedule } from "../../calls/posts.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Badge, type Tone } from "../kit/badge.tsx";
import { RowButton } from "../kit/button.tsx";
import { NotLoaded, Part } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { useReread } from "../kit/use-reread.ts";
import { useTask } from "../kit/use-task.ts";
import { counted, stageLabel } from "../phrases.ts";
import { unverifiedIn } from "../posts/post-standing.tsx";
import { isReturned, type DashboardData } from "./read-dashboard.ts";

type NeedsProps = { found: DashboardData; reuse: (run: RecentRun) => void };

export function Needs({ found, reuse }: NeedsProps) {
  const isApprover = useIsApprover();
  const { runs, setup } = found;
  const { facts, stopped, pageChanges, system } = found.waiting;
  const { isBusy, run } = useTask();
  useReread(runs.some(isRunning), pollEvery);
  // The row of what was put away is gone.
  useKeptFocus("needs-title", found);

  const button = (label: string, about: string, work: () => Promise<unknown>) => (
    <RowButton label={label} about={about} isBusy={isBusy} run={() => run(work)} />
  );
  const needs: readonly NeedProps[] = [
    ...setup.map(([title, to]): NeedProps => ({ id: to, state: "Set up", title, to })),
    ...waitingNeed(pageChanges, {
      id: "pages",
      state: "News",
      title: `Official page changed: ${counted(pageChanges, "change")} to look at`,
      to: "/admin/official-pages",
    }),
    ...waitingNeed(facts, {
      id: "facts",
      state: "Facts",
      title: `${counted(facts, "change waits", "changes wait")} for approval`,
      to: "/admin/facts",
    }),
    ...stopped.map(({ id, postId, title, outcome }): NeedProps => ({
      id,
      tone: "danger",
      state: "Not published",
      title,
      to: `/admin/posts/${postId}`,
      detail: outcome,
      buttons: isApprover && button("Dismiss", title, () => endStopped(id)),
    })),
    ...found.posts.map(postNeed),
    ...system.map(({ name }): NeedProps => {
      const to = isApprover ? "/admin/settings?section=status" : undefined;
      return { id: name, tone: "warning", state: "System", title: `${name} needs attention`, to };
    }),
    ...unfinishedRuns(runs).map((run): NeedProps => {
      const { id, prompt, state, kind, stage, error } = run;
      const title = run.post?.title ?? prompt;
      const shared = { id, title };
      if (isRunning(run)) {
        const shown = state === "queued" ? "Waiting" : stageLabel(stage);
        return { ...shared, tone: "warning", state: shown };
      }
      const buttons = kind === "generate" && (
        <RowButton label="Use this prompt again" run={() => reuse(run)} />
      );
      return { ...shared, tone: "danger", state: "Failed", detail: error, buttons };
    }),
  ];

  return (
    <Part isCard id="needs-title" title="Needs your attention">
      {found.failure !== null && <NotLoaded what="A part of this page" reason={found.failure} />}
      {needs.length === 0 && found.failure === null && (
        <p className="quiet">You're all caught up.</p>
      )}
      <ul className="stack">
        {needs.map(({ id, tone = "quiet", state, title, to, detail, buttons }) => (
          <li key={id}>
            <Group gap="xs" wrap="nowrap">
              <Badge tone={tone}>{state}</Badge>
              <Text span size="sm" truncate title={title}>
                {to === undefined ? (
                  title
                ) : (
                  <Link to={to} reloadDocument={!to.startsWith("/admin/")}>
                    {title}
                  </Link>
                )}
              </Text>
            </Group>
            {detail && <p className={tone === "danger" ? "error" : "quiet"}>{detail}</p>}
            <div className="cluster">{buttons}</div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

async function endStopped(id: string) {
  const answer = await attempt(dismissSchedule, { id });
  showAnswer(answer, ({ message }) => ({ title: message }), { refused: "Not dismissed" });
}

type NeedProps = {
  id: string;
  tone?: Tone;
  state: string;
  title: string;
  to?: string | undefined;
  /** Why it failed, or was sent back. */
  detail?: string | null;
  buttons?: ReactNode;
};

function waitingNeed(count: number, need: NeedProps): readonly NeedProps[] {
  return count === 0 ? [] : [{ ...need, tone: "warning" }];
}

function postNeed(post: DeskPost): NeedProps {
  const { id, title, review, live_revision: live, previewUrl } = post;
  const editor = `/admin/posts/${id}`;
  if (post.isUnread && post.pending_revision === null) {
    const detail = unverifiedIn(post);
    const to = post.publicUrl ?? editor;
    return { id, tone: "warning", state: "Live, unread", title, to, detail };
  }
  if (isReturned(post)) {
    const detail = review?.note ?? null;
    return { id, tone: "warning", state: "Sent back", title, to: editor, detail };
  }
  return { id, state: live === null ? "Draft" : "Change", title, to: previewUrl ?? editor };
}

/** The latest of each post, or of a prompt without a post, unless a draft has come of it. */
function unfinishedRuns(runs: readonly RecentRun[]): readonly RecentRun[] {
  const groups = Map.groupBy(runs, ({ id, post }) => post?.id ?? id);
  return [...groups.values()].flatMap(([latest]) =>
    latest === undefined || latest.state === "succeeded" ? [] : [latest],
  );
}

function isRunning({ state }: RecentRun): boolean {
  return state === "queued" || state === "running";
}

/** How often the progress of a running draft is asked for, in milliseconds. */
const pollEvery = 3_000;
