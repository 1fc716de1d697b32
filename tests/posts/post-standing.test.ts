import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { type Engine } from "../../database/open-database.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { actOn } from "../support/desk.ts";
import { environmentOf, newDatabase, openSecondConnection } from "../support/engines.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { linked, ofType, readJsonLd, values } from "../support/json-ld.ts";
import { livePost } from "../support/live-changes.ts";
import { openPublishing, untilRunEnds, type Publishing } from "../support/publishing.ts";
import { openTestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { succeed } from "../../domain/shared/result.ts";
import { soundBody } from "../support/model-article.ts";
import { contentNamed, testWriter } from "../support/writing.ts";

// Each of them opens the whole site several times.
const institute = "The Institute of Kottayam";
const day = 24 * 60 * 60 * 1_000;
const body_markdown = `Fee: ${factToken("fee.obc_ews.one_paper")}\n\n${soundBody}`;
const offline = testWriter((title) =>
  Promise.resolve(succeed({ content: contentNamed(title, { body_markdown }), usage: null })),
);
const model = { ...offline, provider: "openai" as const, model: "a-model" };

/** The rooms in which posts are made and changed on 20 January, and the site that shows them. */
async function openRooms(engine: Engine, writer: Writer) {
  const location = await newDatabase(engine);
  const rooms = openPublishing(await openSecondConnection(location), { writer });
  return { rooms, htmlOf };

  async function htmlOf(slug: string): Promise<string> {
    const found = await rooms.posts.published.bySlug(slug, builtInFacts);
    if (!found.ok || found.value.post.published_at === null) throw new Error("not published");
    const { published_at } = found.value.post;
    const place = environmentOf(location);
    // Open only while it is asked: it would take up what the rooms have to do.
    const { site, request } = await openTestSite({ ...place, SITE_NAME_PROVIDER: institute });
    const answer = await request(postAddress({ slug, published_at }), {
      headers: { "user-agent": "Googlebot" },
    });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    await site.close();
    return html;
  }
}

/** The one line above a post, and what its fold at the end says. */
function standingOf(html: string) {
  const page = parsePage(html);
  const made = all("details.disclosure", page).find((fold) =>
    textOf(only("summary", fold)).startsWith("How this article was made"),
  );
  return {
    line: textOf(only("article > header > p:last-of-type", page)),
    made: made === undefined ? "" : textOf(only(".disclosure-body > p:first-child", made)),
  };
}

async function corrected(
  rooms: Publishing,
  { postId, editToken }: Record<"postId" | "editToken", string>,
) {
  const asked = await rooms.review.requests.correct({
    postId,
    token: editToken,
    corrections: "Say it shorter",
  });
  expect(asked.ok).toBe(true);
  expect((await untilRunEnds(rooms, postId)).state).toBe("succeeded");
}

onEitherEngine("a post of the site", (_open, engine) => {
  test("readers of a post by a model see that it was, who checked it when, and its sources", async () => {
    const { rooms, htmlOf } = await openRooms(engine, model);
    const { slug } = await livePost(rooms, "Fees explained");
    const html = await htmlOf(slug);
    const { line, made } = standingOf(html);
    expect(line).toMatch(/^The Institute of Kottayam · \d min read · Reviewed 20 January 2026$/u);
    expect(made).toBe(
      `Drafted with AI. Reviewed by ${institute}'s office on 20 January 2026. Published by ${institute}.`,
    );
    const [mark] = all(".prose a[href^='#source']", parsePage(html));
    const target = (mark && attribute(mark, "href")) ?? "";
    const source = textOf(only(target, parsePage(html)));
    expect(source).toContain("checked on 21 November 2026. ");
    // A note is a sentence of its own.
    expect(source).toMatch(/[^.]\.$/);
    // Programs read it of the page that the article stands on.
    const nodes = await readJsonLd(html);
    const [article] = ofType(nodes, "BlogPosting");
    expect(values(article, "lastReviewed")).toEqual([]);
    const page = linked(nodes, article, "mainEntityOfPage");
    expect(page["@type"]).toEqual(["https://schema.org/WebPage"]);
    expect(values(page, "lastReviewed")).toEqual(["2026-01-20"]);
    expect(values(linked(nodes, page, "reviewedBy"), "name")).toEqual([institute]);
  });

  test("readers of a post that went live with its drafting are told that nobody has checked it", async () => {
    const { rooms, htmlOf } = await openRooms(engine, model);
    const made = await rooms.review.requests.generate({
      prompt: "Fees explained",
      category: "news",
      publish: true,
      by: { email: "admin@guide.example", role: "admin" },
    });
    if (!made.ok) throw new Error(made.failure.message);
    const { slug } = made.value.post;
    const unseen = await htmlOf(slug);
    const standing = standingOf(unseen);
    expect(standing.line).toContain("Not yet reviewed by a person");
    expect(standing.made).toMatch(/^Drafted with AI\. Not yet reviewed by a person\./);
    expect(unseen).not.toContain("lastReviewed");
  });

  test("readers of a post without a model are not told of AI, and see when it was changed, not when it only came back", async () => {
    const { rooms, htmlOf } = await openRooms(engine, offline);
    const post = await livePost(rooms, "Fees explained");
    expect(standingOf(await htmlOf(post.slug)).made).toMatch(
      /^Compiled from our checked facts, without AI\. Reviewed by .+'s office on 20 January 2026\./,
    );
    rooms.clock.advance(2 * day);
    expect((await actOn(rooms, post, "unpublish", "Under repair.")).status).toBe(200);
    expect((await actOn(rooms, post, "publish")).status).toBe(200);
    const back = standingOf(await htmlOf(post.slug)).made;
    expect(back).toMatch(/on 22 January 2026\./);
    expect(back).not.toContain("Updated");
    expect((await actOn(rooms, post, "unpublish", "Under repair.")).status).toBe(200);
    rooms.clock.advance(day);
    const { editToken } = post;
    await corrected(rooms, { postId: post.id, editToken });
    expect((await actOn(rooms, { id: post.id, revision: 2 }, "publish")).status).toBe(200);
    expect(standingOf(await htmlOf(post.slug)).made).toContain("Updated 23 January 2026.");
  });
});
