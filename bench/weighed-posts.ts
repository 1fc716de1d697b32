import type { OpenDatabase } from "../database/open-database.ts";
import { createWriter } from "../domain/drafting/create-writer.ts";
import { systemClock } from "../domain/shared/clock.ts";
import type { Writer } from "../domain/drafting/writer.ts";
import { postAddress } from "../domain/posts/post-address.ts";
import type { ReviewService } from "../domain/review/review-service.ts";
import { benchServices } from "./support/bench-services.ts";
import {
  exampleDrafts,
  examplePrompts,
  outlineOfExample,
} from "../tests/support/example-drafts.ts";

/** Words of the long post: its title, summary and text. */
const longPostWords = 1_300;

const longPrompt = "Everything on costs, dates and preparation in one place";

const bench = { email: "bench@example.com", role: "admin" } as const;

/**
 * Publishes twelve posts, each made of the site's records as an admin would make it, and answers their
 * addresses. The text of the last has 1,300 words, which is more than any writer makes of these records.
 */
export async function publishWeighedPosts(
  database: OpenDatabase,
  siteUrl: string,
): Promise<readonly string[]> {
  const writer = writerOfLongPost();
  const { review, drafting } = benchServices(database, { writer, url: siteUrl });
  const others = examplePrompts.slice(0, 11);
  const addresses: string[] = [];
  const [, , choice] = examplePrompts[2] ?? [];
  if (choice === undefined) throw new Error("there is no example to lengthen");
  for (const [prompt, category, chosen] of [
    ...others,
    [longPrompt, "preparation-tips", choice] as const,
  ]) {
    const made = await review.requests.generate({
      prompt,
      category,
      outline: outlineOfExample(chosen),
      publish: true,
      by: bench,
    });
    if (!made.ok) throw new Error(`${prompt}: ${made.failure.message}`);
    const { id, slug, published_at, previewUrl } = made.value.post;
    const published = published_at ?? (await publishWaiting(review, id, previewUrl));
    addresses.push(postAddress({ slug, published_at: published }));
  }
  await drafting.stop(1_000);
  return addresses;
}

/** Confirms all that waits in a draft, as a reviewer would, and publishes it; answers when. */
async function publishWaiting(
  { approval, claims }: ReviewService,
  postId: string,
  previewUrl: string,
): Promise<string> {
  const token = new URL(previewUrl).searchParams.get("token") ?? "";
  const preview = await approval.preview({ postId, token });
  if (!preview.ok) throw new Error(preview.failure.message);
  const { checks, approveToken = "" } = preview.value;
  const sentences = checks.toConfirm.map(({ sentence }) => sentence);
  const confirmed = await claims.confirmAsAdmin(
    { postId, revision: 1, sentences, address: null },
    bench,
  );
  if (!confirmed.ok) throw new Error(confirmed.failure.message);
  const published = await approval.approve({ postId, token: approveToken });
  if (!published.ok) throw new Error(published.failure.message);
  return published.value.post.published_at;
}

/** The offline writer, which for one prompt goes on until it has enough words. */
function writerOfLongPost(): Writer {
  const writer = createWriter({ provider: "offline" }, systemClock);
  const examples = exampleDrafts();
  return {
    ...writer,
    async draft(request, options) {
      const written = await writer.draft(request, options);
      if (!written.ok || request.prompt !== longPrompt) return written;
      const { content } = written.value;
      const paragraphs = [content, ...examples.map((example) => example.content)].flatMap(
        ({ body_markdown }) => body_markdown.split("\n\n"),
      );
      const body = firstWords(
        [...new Set(paragraphs)],
        longPostWords - wordCount(`${content.title} ${content.hero_summary}`),
      );
      return {
        ok: true,
        value: { ...written.value, content: { ...content, body_markdown: body } },
      };
    },
  };
}

/** As many of these paragraphs as make so many words, and at most one more. */
function firstWords(paragraphs: readonly string[], words: number): string {
  const taken: string[] = [];
  for (const paragraph of paragraphs) if (wordCount(taken.join(" ")) < words) taken.push(paragraph);
  return taken.join("\n\n");
}

/** Words as a reader counts them: the marks of Markdown are none. */
function wordCount(text: string): number {
  return text.match(/[^\s|#>*_`-]\S*/g)?.length ?? 0;
}
