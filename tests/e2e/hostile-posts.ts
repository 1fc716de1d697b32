import { randomUUID } from "node:crypto";
import { openDatabase } from "../../database/open-database.ts";
import { payloadBodies, payloadPosts, type PayloadPost } from "../support/hostile/payload-posts.ts";
import { generateDraft, type MadePost } from "./desk.ts";
import { type ModelSite, scriptAnswers } from "./model-site.ts";
import { adminHeaders } from "./sessions.ts";

/** Drafts whose bodies, titles, summaries and tags a hostile model wrote, then edited by a hostile hand. */
export async function makeHostileDrafts(site: ModelSite): Promise<readonly MadePost[]> {
  const posts = payloadPosts();
  const drafts: MadePost[] = [];
  for (const [index, body] of payloadBodies(14_000).entries()) {
    const post = posts[index];
    if (post === undefined) throw new Error("there are more bodies than posts");
    scriptAnswers(site, [{ ...modelWords(post), body_markdown: body }]);
    const draft = await generateDraft(
      site.calls,
      `JEE Main fees: ${post.title}\n${post.hero_summary}`,
      site.url,
    );
    drafts.push(draft);
    await editByHand(site, draft, post);
  }
  return drafts;
}

function modelWords({ title, hero_summary, meta_description, tags }: PayloadPost) {
  const words = { title, hero_summary, meta_description, tags };
  return { ...words, internal_links: [], used_fact_ids: [] };
}

async function editByHand(
  { calls, url }: ModelSite,
  { id: postId }: MadePost,
  { alt, references, corrections }: PayloadPost,
): Promise<void> {
  const headers = await adminHeaders(url);
  const opened = await calls.get(`/functions/editable-post?postId=${postId}`, { headers });
  if (!opened.ok()) throw new Error(await opened.text());
  const { post } = (await opened.json()) as {
    post: { revision: number; fields: Record<string, unknown> };
  };
  const fields = {
    ...post.fields,
    title: `${alt.slice(0, 150)} by hand`,
    hero_image_url: 'https://evil.example/"onload="alert(1)',
    hero_image_alt: alt,
    source_references: references,
  };
  const { revision } = post;
  const data = { postId, revision, fields, readerNote: (corrections[0] ?? "").slice(0, 300) };
  const saved = await calls.post("/functions/edit-post", { headers, data });
  if (!saved.ok()) throw new Error(await saved.text());
}

/**
 * Makes the drafts public as if nothing had stopped them, and beside them a post for each other set of
 * payloads, so that the drawing alone is what stands between them and a reader. Answers their addresses.
 */
export async function publishRegardless(
  { dataDir }: ModelSite,
  drafts: readonly MadePost[],
): Promise<readonly string[]> {
  const database = await openDatabase({ dataDir });
  const { queries } = database;
  const published_at = "2026-01-20T10:00:00.000Z";
  const [first] = drafts;
  if (first === undefined) throw new Error("there is no draft");
  const template = await queries
    .selectFrom("blog_posts")
    .selectAll()
    .where("id", "=", first.id)
    .executeTakeFirstOrThrow();
  await queries.updateTable("blog_posts").set({ status: "published", published_at }).execute();
  // Longer titles than anybody can save: the drawing is the same, and a page shows many times as many payloads.
  const posts = payloadPosts(5_000);
  for (const [index, post] of posts.entries()) {
    const { title, hero_summary, meta_description } = post;
    const corrections = post.corrections.map((text, place) => ({
      revision: place + 1,
      published_at,
      text,
    }));
    await queries
      .insertInto("blog_posts")
      .values({
        ...template,
        ...{ title, hero_summary, meta_description, published_at },
        id: randomUUID(),
        slug: `hostile-${index}`,
        status: "published",
        tags: JSON.stringify(post.tags),
        hero_image_alt: post.alt,
        // Of a body of nothing but markup nothing would be left to be seen.
        body_markdown: `The first words of the post.\n\n${hero_summary}`,
        source_references: JSON.stringify(post.references),
        // As it is stored.
        internal_links: String(template.internal_links),
        schema_jsonld: String(template.schema_jsonld),
        corrections: JSON.stringify(corrections),
      })
      .execute();
  }
  await database.close();
  const slugs = [...drafts.map(({ slug }) => slug), ...posts.map((_, index) => `hostile-${index}`)];
  return slugs.map((slug) => `/blog/2026/01/${slug}`);
}
