import { useState } from "react";
import { copyText } from "../copy-text.ts";
import { asAdmin, type Admin } from "../admin-access.ts";
import { readPostRecord } from "../calls/post-record.ts";
import { actOnPost, type DeskPost, type PostAction } from "../calls/posts.ts";
import { issuePreviewLink } from "../calls/preview-link.ts";
import { requestCorrections } from "../calls/request-corrections.ts";
import { restoreRevision } from "../calls/restore-revision.ts";
import { focusOn } from "../focus.ts";
import { showToast } from "../toasts.tsx";
import type { WantedChange } from "./change-form.tsx";

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
    const answer = await asAdmin(admin, (bearer) => actOnPost(post, action, reason, bearer));
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
    else replace(answer.value);
    focusOn(leaves ? "posts-title" : rowId(post));
    showToast({
      title: done[action],
      description: `“${post.title}”`,
      ...(action === "delete" && {
        action: { label: "Undo", run: () => void act(answer.value, "restore") },
      }),
      ...(action === "discard" && {
        action: { label: "Undo", run: () => void bringBack(post, answer.value) },
      }),
    });
    return true;
  }

  async function bringBack({ revision }: DeskPost, now: DeskPost): Promise<void> {
    const wish = { postId: now.id, revision, latest: now.revision };
    const answer = await asAdmin(admin, (bearer) => restoreRevision(wish, bearer));
    refresh();
    if (!answer.ok) failed("Not changed", answer.message);
  }

  async function requestChange(post: DeskPost, change: WantedChange): Promise<boolean> {
    const { id: postId, revision } = post;
    setBusy(postId);
    const answer = await asAdmin(admin, (bearer) =>
      requestCorrections({ postId, revision, ...change }, bearer),
    );
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
    const link = await asAdmin(admin, (bearer) => issuePreviewLink(post.id, bearer));
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
    const record = await asAdmin(admin, (bearer) => readPostRecord(post.id, bearer));
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

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
