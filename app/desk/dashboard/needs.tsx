import { Badge, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import type { RecentRun } from "../../calls/generation.ts";
import { dismissSchedule } from "../../calls/posts.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { RowButton } from "../kit/button.tsx";
import { NotLoaded, Part } from "../kit/desk-page.tsx";
import { focusOn, useKeptFocus } from "../kit/focus.ts";
import { writePersistedText } from "../kit/use-persisted-text.ts";
import { useReread, useTask } from "../kit/use-task.ts";
import { counted, stageLabel } from "../kit/words.tsx";
import { unverifiedIn } from "../posts/post-status.tsx";
import { isReturned, type DashboardData } from "./read-dashboard.ts";

type Need = {
  readonly id: string;
  readonly color?: "yellow" | "red";
  readonly state: string;
  readonly title: string;
  readonly to?: string | undefined;
  readonly detail?: string | null;
  readonly buttons?: ReactNode;
};

export function Needs({ found }: { found: DashboardData }) {
  const isApprover = useIsApprover();
  const { runs, setup } = found;
  const { facts, stopped, pageChanges, system } = found.waiting;
  const { isBusy, send } = useTask();
  useReread(runs.some(isRunning), pollEvery);
  // The row of what was put away is gone.
  useKeptFocus("needs-title", found);

  const dismissButton = (id: string, title: string) => (
    <RowButton
      label="Dismiss"
      about={title}
      isBusy={isBusy}
      run={() =>
        send(dismissSchedule, { id }, ({ message }) => ({ title: message }), "Not dismissed")
      }
    />
  );
  const needs: readonly (Need | false)[] = [
    ...setup.map(([title, to]): Need => ({ id: to, state: "Set up", title, to })),
    pageChanges > 0 && {
      id: "pages",
      color: "yellow",
      state: "News",
      title: `Official page changed: ${counted(pageChanges, "change")} to look at`,
      to: "/admin/official-pages",
    },
    facts > 0 && {
      id: "facts",
      color: "yellow",
      state: "Facts",
      title: `${counted(facts, "change waits", "changes wait")} for approval`,
      to: "/admin/facts",
    },
    ...stopped.map(({ id, postId, title, outcome }): Need => ({
      id,
      color: "red",
      state: "Not published",
      title,
      to: `/admin/posts/${postId}`,
      detail: outcome,
      buttons: isApprover && dismissButton(id, title),
    })),
    ...found.posts.map(postNeed),
    ...system.map(({ name }): Need => {
      const to = isApprover ? "/admin/settings?section=status" : undefined;
      return { id: name, color: "yellow", state: "System", title: `${name} needs attention`, to };
    }),
    ...unfinishedRuns(runs).map(runNeed),
  ];
  const shown = needs.filter((need) => need !== false);

  return (
    <Part isCard id="needs-title" title="Needs your attention">
      {found.failure !== null && <NotLoaded what="A part of this page" reason={found.failure} />}
      {shown.length === 0 && found.failure === null && (
        <p className="quiet">You're all caught up.</p>
      )}
      <ul className="stack">
        {shown.map(({ id, color = "gray", state, title, to, detail, buttons }) => (
          <li key={id}>
            <Group gap="xs" wrap="nowrap">
              <Badge color={color}>{state}</Badge>
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
            {detail && <p className={color === "red" ? "error" : "quiet"}>{detail}</p>}
            <div className="cluster">{buttons}</div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function postNeed(post: DeskPost): Need {
  const { id, title, review, live_revision: live, previewUrl } = post;
  const editor = `/admin/posts/${id}`;
  if (post.isUnread && post.pending_revision === null) {
    const detail = unverifiedIn(post);
    const to = post.publicUrl ?? editor;
    return { id, color: "yellow", state: "Live, unread", title, to, detail };
  }
  if (isReturned(post)) {
    const detail = review?.note ?? null;
    return { id, color: "yellow", state: "Sent back", title, to: editor, detail };
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

function runNeed(run: RecentRun): Need {
  const { id, prompt, category, state, kind, stage, error, post } = run;
  const title = post?.title ?? prompt;
  if (isRunning(run)) {
    const shown = state === "queued" ? "Waiting" : stageLabel(stage);
    return { id, title, color: "yellow", state: shown };
  }

  function reuse() {
    writePersistedText("prompt", prompt);
    if (category !== null) writePersistedText("category", category);
    focusOn("prompt");
  }

  const buttons = kind === "generate" && <RowButton label="Use this prompt again" run={reuse} />;
  return { id, title, color: "red", state: "Failed", detail: error, buttons };
}

function isRunning({ state }: RecentRun): boolean {
  return state === "queued" || state === "running";
}

/** How often the progress of a running draft is asked for, in milliseconds. */
const pollEvery = 3_000;
