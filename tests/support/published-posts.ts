import type { Post } from "../../domain/posts/post.ts";
import { movableClock } from "./movable-clock.ts";
import { openPublishing } from "./publishing.ts";
import { draftPost, publishPost } from "./searched-posts.ts";
import { openSecondConnection } from "./second-connection.ts";
import type { TestSite } from "./site.ts";

type Added = {
  readonly publish?: boolean;
  readonly tags?: string[];
  /** When the first one is published. */
  readonly from?: string;
  readonly author?: string;
};

/** Adds to the site, by the way that its own posts take, one with each title; a minute apart. */
export async function addPosts(
  { location }: TestSite,
  titles: readonly string[],
  { publish = true, tags = ["fees"], from = "2026-01-31T20:00:00.000Z", ...more }: Added = {},
): Promise<readonly Post[]> {
  const database = await openSecondConnection(location);
  const clock = movableClock(from);
  const site = openPublishing(database, { clock });
  const added: Post[] = [];
  for (const title of titles) {
    const draft = await draftPost(site, title, { tags, hero_summary: title, ...more });
    if (publish) {
      const published = await publishPost(site, draft);
      if (!published.ok) throw new Error(published.failure.message);
      added.push(published.value);
    } else added.push(draft);
    clock.advance(60_000);
  }
  return added;
}
