import { tabStorage } from "./kit/browser-storage.ts";

export function reviewAddress(page: "preview" | "edit", postId: string, token: string): string {
  return `/blog/${page}/${encodeURIComponent(postId)}?${new URLSearchParams({ token }).toString()}`;
}

/** Notes in this tab the preview from which a draft may be approved: a failure leads back to it. */
export function rememberDraft(postId: string, token: string): void {
  tabStorage.setItem(draftKey(postId), reviewAddress("preview", postId, token));
}

export function recallDraft(postId: string): string | null {
  return tabStorage.getItem(draftKey(postId));
}

function draftKey(postId: string): string {
  return `jee-guide:draft:${postId}`;
}
