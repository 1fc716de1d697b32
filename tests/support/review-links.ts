import type { InputOf } from "../../app/calls/endpoint.ts";
import { listReviewLinks, makeReviewLink } from "../../app/calls/posts.ts";
import { callerOf } from "./caller.ts";
import { adminBearer, tokenOf, type Publishing } from "./publishing.ts";

export function posted(site: Publishing, call: string, body: unknown, headers = {}) {
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return Promise.resolve(site.api.request(`/functions/${call}`, init));
}

export function previewed(site: Publishing, postId: string, token: string) {
  const query = new URLSearchParams({ postId, token }).toString();
  return Promise.resolve(site.api.request(`/functions/preview-blog?${query}`));
}

export async function listed({ api }: Publishing, postId: string, headers = adminBearer) {
  return (await callerOf(api, headers).call(listReviewLinks, { postId })).links;
}

type Scope = InputOf<typeof makeReviewLink>["scope"];

export async function scopedToken(
  { api }: Publishing,
  postId: string,
  scope?: Scope,
  days?: number,
  headers = adminBearer,
) {
  const link = await callerOf(api, headers).call(makeReviewLink, { postId, scope, days });
  return tokenOf(link.previewUrl);
}
