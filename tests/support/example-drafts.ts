import { format } from "oxfmt";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { composeArticle } from "../../domain/drafting/guides/compose-article.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { filledBody } from "../../domain/posts/text/article.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import { postCategorySchema, type PostCategory } from "../../domain/posts/post.ts";
import { slugFromTitle } from "../../domain/posts/post-address.ts";
import { labelledData } from "./labelled-data.ts";

/** Prompts as an office types them, each with its category. */
export const examplePrompts = labelledData(
  "drafting/example-prompts",
  z.array(z.tuple([z.string(), postCategorySchema])),
);

export type Example = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly slug: string;
  readonly content: DraftContent;
};

export function exampleDrafts(): Promise<readonly Example[]> {
  return Promise.all(
    examplePrompts.map(async ([prompt, category]) => {
      const { content } = await composeArticle(prompt, category, builtInFacts);
      return { prompt, category, slug: slugFromTitle(content.title), content };
    }),
  );
}

/** The draft as a file: what stands around the text in front, values in place of tokens. */
export async function exampleFile({ prompt, category, content }: Example): Promise<string> {
  const front = {
    prompt,
    category,
    title: content.title,
    summary: filledText(content.hero_summary, builtInFacts),
    description: filledText(content.meta_description, builtInFacts),
    tags: content.tags,
    links: content.internal_links,
    sources: content.source_references.map(({ title, url }) => `${title} <${url}>`),
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = `---\n${lines.join("\n")}\n---\n\n${filledBody(content.body_markdown, builtInFacts)}\n`;
  return (await format("example.md", text, { printWidth: 100 })).code;
}
