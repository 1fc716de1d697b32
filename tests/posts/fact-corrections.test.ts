import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { movableClock } from "../support/movable-clock.ts";
import { livePost } from "../support/live-changes.ts";
import { checksPassingAll, day } from "../support/fact-posts.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { stateFact } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";
import { contentNamed, testWriter } from "../support/writing.ts";
import { succeed } from "../../domain/shared/result.ts";

const { fact } = builtInFacts;

const id = "provider.reply";
const reply = (amount: number) => ({
  factId: id,
  value: { kind: "number", amount, unit: "hours" } as const,
});
const { label } = fact(id);

/** Writes posts with this body. */
function writerOf(body_markdown: string) {
  return testWriter((title) =>
    Promise.resolve(succeed({ content: contentNamed(title, { body_markdown }), usage: null })),
  );
}

async function asRead({ posts, facts }: Publishing, slug: string) {
  const found = await posts.published.bySlug(slug, facts.current());
  if (!found.ok) throw new Error(found.failure.message);
  return found.value.post;
}

onEitherEngine("the values of a published post", (openTestDatabase) => {
  test("follow the facts, and each change since its publication is printed; minor edits and others are not", async () => {
    const clock = movableClock("2026-01-20T10:00:00.000Z");
    const site = openPublishing(await openTestDatabase(), {
      clock,
      checkDraft: checksPassingAll,
      writer: writerOf(`We answer within ${factToken(id)}.`),
    });
    await stateFact(site, reply(48));
    clock.advance(day);
    const { slug } = await livePost(site, "When we answer");
    const before = await asRead(site, slug);
    expect(before.body_markdown).toBe("We answer within 48 hours.");
    expect(before.corrections).toEqual([]);
    clock.advance(day);
    await stateFact(site, reply(12));
    clock.advance(day);
    await stateFact(site, { ...reply(10), minor: true });
    await stateFact(site, {
      factId: "provider.established",
      value: { kind: "text", text: "2004" },
    });
    clock.advance(day);
    await stateFact(site, reply(6));
    const post = await asRead(site, slug);
    expect(post.body_markdown).toBe("We answer within 6 hours.");
    const printed = [
      { text: `${label} changed from 10 hours to 6 hours.`, at: "2026-01-24T10:00:00.000Z" },
      { text: `${label} changed from 48 hours to 12 hours.`, at: "2026-01-22T10:00:00.000Z" },
    ];
    expect(post.corrections).toEqual(
      printed.map(({ text, at }) => ({ revision: null, published_at: at, text })),
    );
    expect(post.schema_jsonld).toMatchObject({
      correction: printed.map(({ text, at }) => ({ text, datePublished: at })),
    });
    const row = await site.database.queries
      .selectFrom("blog_posts")
      .select("corrections")
      .executeTakeFirstOrThrow();
    expect(row.corrections).toBeNull();
    expect(site.faults).toEqual([]);
  });
});
