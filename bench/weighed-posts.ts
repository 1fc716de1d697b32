import type { OpenDatabase } from "../database/open-database.ts";
import { createWriter } from "../domain/drafting/create-writer.ts";
import { systemClock } from "../domain/shared/clock.ts";
import type { Writer } from "../domain/drafting/writer.ts";
import { postAddress } from "../domain/posts/post-address.ts";
import { createServices } from "../domain/services.ts";
import { exampleDrafts, examplePrompts } from "../tests/support/example-drafts.ts";

/** Words of the long post: its title, summary and text. */
const longPostWords = 1_300;

const longPrompt = "JEE Main preparation tips: everything in one place";

const bench = { email: "bench@example.com", role: "admin" } as const;

/**
 * Publishes twelve posts, each made of our guides as an admin would make it, and answers their addresses. The text of
 * the last has 1,300 words.
 */
export async function publishWeighedPosts(
  database: OpenDatabase,
  siteUrl: string,
): Promise<readonly string[]> {
  const { review, drafting } = createServices({
    database,
    clock: systemClock,
    log: { info: () => undefined, warn: () => undefined, error: console.error },
    writer: writerOfLongPost(),
    siteUrl,
    fixed: { institute: { name: "The Institute" }, ai: { timeoutSeconds: 60 } },
  });
  const prompts = [...examplePrompts.slice(0, 11), [longPrompt, "preparation-tips"] as const];
  const addresses: string[] = [];
  for (const [prompt, category] of prompts) {
    const command = { prompt, category, publish: true, by: bench };
    const made = await review.requests.generate(command);
    if (!made.ok) throw new Error(`${prompt}: ${made.failure.message}`);
    const { slug, published_at } = made.value.post;
    if (published_at === null) throw new Error(`${prompt}: ${made.value.message}`);
    addresses.push(postAddress({ slug, published_at }));
  }
  await drafting.stop(1_000);
  return addresses;
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
      const paragraphs = [content, ...(await examples).map((example) => example.content)].flatMap(
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
