import { builtInFacts } from "../../content/facts/snapshot.ts";
import { adminBearer, type Publishing } from "./publishing.ts";

export const begin = "2026-01-20T10:00:00.000Z";
export const noon = "2026-01-21T06:30:00.000Z";
export const hour = 60 * 60 * 1_000;

export function call({ api }: Publishing, name: string, body?: unknown, headers = adminBearer) {
  const how =
    body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  return Promise.resolve(api.request(`/functions/${name}`, how));
}

export function schedule(
  site: Publishing,
  postId: string,
  revision: number,
  publishAt: string | null,
) {
  return call(site, "schedule-blog", { postId, revision, publishAt });
}

export async function untilNoon(site: Publishing & { clock: { advance: (ms: number) => void } }) {
  site.clock.advance(Date.parse(noon) - site.clock.now().getTime());
  await site.schedules.performDue();
}

export const liveTitles = async ({ posts }: Publishing) =>
  (await posts.published.newest(builtInFacts)).map(({ title }) => title);
