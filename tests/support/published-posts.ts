import { firstEdition } from "../../content/facts/index.ts";
import type { Post } from "../../domain/posts/post.ts";
import { movableClock } from "./movable-clock.ts";
import { openPublishing } from "./publishing.ts";
import { openSecondConnection } from "./second-connection.ts";
import type { TestSite } from "./site.ts";
import { contentNamed, ledgerWith } from "./writing.ts";

const authorship = {
  instructions: "x",
  runId: "run-1",
  writtenBy: "offline",
  actor: "system",
  ledger: ledgerWith(),
};

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
  const { posts } = openPublishing(database, { clock });
  const added: Post[] = [];
  for (const title of titles) {
    const content = contentNamed(title, { tags, hero_summary: title, ...more });
    const draft = await database.transaction((queries) =>
      posts.drafts.add(queries, { ...content, category: "news" }, authorship, firstEdition),
    );
    added.push(publish ? await published(draft) : draft);
    clock.advance(60_000);
  }
  return added;

  async function published({ id, revision }: Post): Promise<Post> {
    const result = await database.transaction(async (queries) => {
      const post = await posts.revisions.lockForUpdate(queries, id);
      return post.ok
        ? posts.publication.publish(queries, post.value, { revision, actor: "system" })
        : post;
    });
    if (!result.ok) throw new Error(result.failure.message);
    return result.value;
  }
}
