import { expect } from "vitest";
import { adminBearer, tokenOf, type Publishing } from "./publishing.ts";

export function posted(site: Publishing, call: string, body: unknown, headers = {}) {
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return Promise.resolve(site.api.request(`/functions/${call}`, init));
}

export function previewed(site: Publishing, postId: string, token: string) {
  const query = new URLSearchParams({ postId, token }).toString();
  return Promise.resolve(site.api.request(`/functions/preview-blog?${query}`));
}

type Listed = { links: { id: string; previewUrl: string | null }[] };

export async function listed(site: Publishing, postId: string, headers = adminBearer) {
  const answer = await site.api.request(`/functions/review-links?postId=${postId}`, { headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Listed).links;
}

export async function scopedToken(site: Publishing, postId: string, scope: string, days?: number) {
  const answer = await posted(site, "review-link", { postId, scope, days }, adminBearer);
  expect(answer.status).toBe(200);
  return tokenOf(((await answer.json()) as { previewUrl: string }).previewUrl);
}
