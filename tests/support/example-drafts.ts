import { format } from "oxfmt";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { ChosenOutline } from "../../domain/drafting/outline/outline-shape.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { filledBody } from "../../domain/posts/text/article.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import { postCategorySchema, type PostCategory } from "../../domain/posts/post.ts";
import { slugFromTitle } from "../../domain/posts/post-address.ts";
import { offlineDraft } from "./drafting.ts";
import { labelledData } from "./labelled-data.ts";

const choiceSchema = z.object({
  title: z.string(),
  opening: z.string().optional(),
  /** Names of passages of the library, in their order. */
  passages: z.array(z.string()),
});

type Choice = z.infer<typeof choiceSchema>;

/** What an institute's office types, the category that it chooses, and what a person ticks in a minute of what is offered. */
export const examplePrompts = labelledData(
  "drafting/example-prompts",
  z.array(z.tuple([z.string(), postCategorySchema, choiceSchema])),
);

export type Example = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly slug: string;
  readonly content: DraftContent;
};

/** The choice of an example, as the calls have it. */
export function outlineOfExample({ passages, ...words }: Choice): ChosenOutline {
  return { ...words, sections: passages.map((id) => ({ id: `passage:${id}` })) };
}

export function exampleDrafts(): readonly Example[] {
  return examplePrompts.map(([prompt, category, choice]) => {
    const content = offlineDraft(prompt, { chosen: outlineOfExample(choice) });
    return { prompt, category, slug: slugFromTitle(content.title), content };
  });
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
