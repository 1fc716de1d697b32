import { useState } from "react";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { actOnPost, type PostAction } from "../../calls/post-actions.ts";
import { type DeskPost } from "../../calls/posts.ts";
import { requestCorrections, restoreRevision } from "../../calls/review.ts";
import { unreachable } from "../kit/call.ts";
import { focusOn } from "../kit/focus.ts";
import { openPreview } from "./use-short-list.ts";
import { showToast } from "../kit/toasts.tsx";
import type { Deed } from "./post-ways.ts";
import type { WantedChange } from "./post-forms.tsx";

export type PostActions = {
  /** The post that is being changed now; its buttons wait. */
  readonly busy: string | null;
  /** The post for whose withdrawal a reason is being written. */
  readonly asked: string | null;
  readonly askReason: (id: string | null) => void;
  /** The published post for which a change is being described. */
  readonly changing: string | null;
  readonly askChange: (id: string | null) => void;
  /** Answers whether the change was accepted. */
  readonly requestChange: (post: DeskPost, change: WantedChange) => Promise<boolean>;
  readonly act: (post: DeskPost, action: PostAction, reason?: string) => Promise<boolean>;
  /** Does what a row's button or menu offers. */
  readonly perform: (post: DeskPost, deed: Deed) => void;
};

const done: Record<PostAction, string> = {
  publish: "Published",
  unpublish: "Withdrawn",
  discard: "Change discarded",
  delete: "Deleted",
  restore: "Restored",
};

type Effects = {
  readonly replace: (post: DeskPost) => void;
  readonly refresh: () => void;
  /** Reads the work of the AI again. */
  readonly readWork: () => void;
};

/** What a person of the office may do with a post of the list. */
export function usePostActions(admin: Admin, { replace, refresh, readWork }: Effects): PostActions {
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, askReason] = useState<string | null>(null);
  const [changing, askChange] = useState<string | null>(null);

  async function act(post: DeskPost, action: PostAction, reason = ""): Promise<boolean> {
    setBusy(post.id);
    const { id: postId, revision, status } = post;
    const seen = status === "regenerating" ? {} : { status };
    const answer = await callAsAdmin(admin, actOnPost, {
      ...{ postId, action, revision, reason },
      ...seen,
    });
    setBusy(null);
    if (!answer.ok) {
      // What is shown is not what stands: the list has to be read again.
      if (answer.status === 404 || answer.status === 409) refresh();
      failed("Not changed", answer.message);
      return false;
    }
    askReason(null);
    const leaves = action === "delete" || action === "restore";
    if (leaves) refresh();
    else replace(answer.value.post);
    focusOn(leaves ? "posts-title" : rowId(post));
    showToast({
      title: done[action],
      description: `“${post.title}”`,
      ...(action === "delete" && {
        action: { label: "Undo", run: () => void act(answer.value.post, "restore") },
      }),
      ...(action === "discard" && {
        action: { label: "Undo", run: () => void bringBack(post, answer.value.post) },
      }),
    });
    return true;
  }

  async function bringBack({ revision }: DeskPost, now: DeskPost): Promise<void> {
    const input = { postId: now.id, token: "", revision, latest: now.revision };
    const answer = await callAsAdmin(admin, restoreRevision, input);
    refresh();
    if (!answer.ok) failed("Not changed", answer.message);
  }

  async function requestChange(post: DeskPost, change: WantedChange): Promise<boolean> {
    const { id: postId, revision } = post;
    setBusy(postId);
    const answer = await callAsAdmin(admin, requestCorrections, { postId, revision, ...change });
    setBusy(null);
    if (!answer.ok) {
      if (answer.status === 404 || answer.status === 409) refresh();
      failed("Failed to submit corrections", answer.message);
      return false;
    }
    askChange(null);
    readWork();
    focusOn(rowId(post));
    showToast({ title: answer.value.message });
    return true;
  }

  async function copyLink(post: DeskPost): Promise<void> {
    const work = await import("./copy-review-link.ts").catch(() => null);
    if (work === null) failed("No review link", unreachable.message);
    else await work.copyReviewLink(admin, post);
  }

  async function download(post: DeskPost): Promise<void> {
    const work = await import("./download-record.ts").catch(() => null);
    const saved = work === null ? unreachable : await work.downloadRecord(admin, post.id);
    if (!saved.ok) failed("No record", saved.message);
  }

  async function endSchedule(post: DeskPost): Promise<void> {
    setBusy(post.id);
    const work = await import("./end-schedule.ts").catch(() => null);
    if (work === null) failed("Not changed", unreachable.message);
    else await work.endSchedule(admin, post, { replace, refresh });
    setBusy(null);
    focusOn(rowId(post));
  }

  return {
    busy,
    asked,
    askReason,
    changing,
    askChange,
    requestChange,
    act,
    perform(post, deed) {
      if (deed === "ask-change") askChange(post.id);
      else if (deed === "ask-reason") askReason(post.id);
      else if (deed === "preview") void openPreview(admin, post);
      else if (deed === "copy-link") void copyLink(post);
      else if (deed === "download") void download(post);
      else if (deed === "unschedule") void endSchedule(post);
      else void act(post, deed);
    },
  };
}

/** The id of a row's title, which gets the focus when the row has changed. */
export function rowId({ id }: DeskPost): string {
  return `post-${id}`;
}

function failed(title: string, description: string): void {
  showToast({ tone: "failure", title, description, topic: "post-action" });
}
