import type { Post } from "../../domain/posts/post.ts";
import { movableClock } from "./movable-clock.ts";
import { openPublishing, type Publishing } from "./publishing.ts";
import { openSecondConnection } from "./engines.ts";
import type { TestSite } from "./site.ts";
import { firstEdition } from "../../content/facts/index.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { contentNamed, ledgerWith } from "./writing.ts";

type Added = Partial<DraftContent> & {
  readonly publish?: boolean;
  /** When the first one is published. */
  readonly from?: string;
  readonly author?: string;
};

/** Adds to the site, by the way that its own posts take, one with each title; a minute apart. */
export async function addPosts(
  { location }: Pick<TestSite, "location">,
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

/** A draft with this title and body, of which nothing is in doubt. */
export function draftPost(
  { database, posts }: Publishing,
  title: string,
  change: Partial<DraftContent> = {},
): Promise<Post> {
  const authorship = {
    instructions: "x",
    runId: null,
    writtenBy: "offline",
    actor: "system",
    ledger: ledgerWith(),
  };
  const content = { ...contentNamed(title, { tags: [], ...change }), category: "news" as const };
  return database.transaction((queries) =>
    posts.drafts.add(queries, content, authorship, firstEdition),
  );
}

export function publishPost({ database, posts }: Publishing, { id, revision }: Post) {
  return database.transaction(async (queries) => {
    const locked = await posts.revisions.lockForUpdate(queries, id);
    if (!locked.ok) return locked;
    return posts.publication.publish(queries, locked.value, { revision, actor: "system" });
  });
}

/** The paths that a search finds, the best first. */
export async function pathsFound(
  { search, siteVersion }: Pick<Publishing, "search" | "siteVersion">,
  query: string,
  facts: FactSnapshot = builtInFacts,
): Promise<readonly string[]> {
  // Tests publish past the services, as another instance does.
  await siteVersion.catchUp();
  return (await search.find(query, facts)).hits.map(({ path }) => path);
}
