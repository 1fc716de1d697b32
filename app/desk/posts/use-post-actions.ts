import { useState } from "react";
import { copyText } from "../copy-text.ts";
import { asAdmin, callAsAdmin, type Admin } from "../admin-access.tsx";
import { issuePreviewLink } from "../../calls/links.ts";
import { actOnPost, readPostRecord, type DeskPost, type PostAction } from "../../calls/posts.ts";
import { requestCorrections, restoreRevision } from "../../calls/review.ts";
import { refusal, send, unreachable, type Answer } from "../call.ts";
import { focusOn } from "../focus.ts";
import { showToast } from "../toasts.tsx";
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
  readonly copyLink: (post: DeskPost) => void;
  readonly openPreview: (post: DeskPost) => void;
  readonly download: (post: DeskPost) => void;
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

/** What an admin may do with a post of the list. */
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

  async function linkOf(post: DeskPost): Promise<string | null> {
    if (post.previewUrl !== null) return post.previewUrl;
    const link = await callAsAdmin(admin, issuePreviewLink, { postId: post.id });
    if (!link.ok) {
      failed("No preview link", link.message);
      return null;
    }
    refresh();
    return link.value.previewUrl;
  }

  async function copyLink(post: DeskPost): Promise<void> {
    const link = await linkOf(post);
    if (link === null) return;
    if (await copyText(link))
      showToast({ title: "Review link copied", description: `“${post.title}”` });
    else failed("The link could not be copied", link);
  }

  async function openPreview(post: DeskPost): Promise<void> {
    const link = await linkOf(post);
    if (link !== null) window.location.assign(link);
  }

  async function download(post: DeskPost): Promise<void> {
    const record = await asAdmin(admin, (bearer) => readRecord(post.id, bearer));
    if (record.ok) saveFile(record.value, `post-${post.id}.json`);
    else failed("No record", record.message);
  }

  return {
    busy,
    asked,
    askReason,
    changing,
    askChange,
    requestChange,
    act,
    copyLink: (post) => void copyLink(post),
    openPreview: (post) => void openPreview(post),
    download: (post) => void download(post),
  };
}

/** The id of a row's title, which gets the focus when the row has changed. */
export function rowId({ id }: DeskPost): string {
  return `post-${id}`;
}

function failed(title: string, description: string): void {
  showToast({ tone: "failure", title, description, topic: "post-action" });
}

/** One post's whole record, to be saved as a file. */
async function readRecord(postId: string, bearer: string): Promise<Answer<Blob>> {
  const response = await send(readPostRecord, { postId }, { bearer });
  if (response === null) return unreachable;
  if (!response.ok) return refusal(response, readPostRecord);
  const file = await response.blob().catch(() => null);
  return file === null ? unreachable : { ok: true, value: file };
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
