import { format } from "prettier";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { siteEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { createOfflineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { filledBody } from "../../domain/posts/text/article.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import type { PostCategory } from "../../domain/posts/post.ts";
import { slugFromTitle } from "../../domain/posts/post-address.ts";

/** What an institute's office types, with the category that it would choose. */
export const examplePrompts: readonly (readonly [string, PostCategory])[] = [
  ["fees and documents for SC and ST plz", "news"],
  ["jee main 2027 registraton date kab aayega and documnts list", "news"],
  ["tips for droppers + how many attempts? and is 75% needed", "preparation-tips"],
  ["parents ke liye: hostel safe hai kya, kharcha kitna", "news"],
  ["10 tips for exam day", "exam-strategy"],
  ["negative marking explain with example, short 300 words", "exam-strategy"],
  ["ews certifcate kaise banaye aur last date", "news"],
  ["30 day revision plan for class 12 students", "time-management"],
  ["B.Arch paper patern, drawing test ki tayari", "study-material"],
  ["rank 41000 obc kerala which nit, choice filling tips", "news"],
  ["how many mocks to give n how to analyse mock test", "mock-tests"],
  ["form me galti ho gayi correction kaise kare, photo rejected", "news"],
];

export type Example = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly slug: string;
  readonly content: DraftContent;
};

export function exampleDrafts(): Promise<readonly Example[]> {
  const { gather } = siteEvidence(builtInFacts);
  const writer = createOfflineWriter();
  return Promise.resolve(
    examplePrompts.map(([prompt, category]) => {
      const written = writer.draft({ prompt, evidence: gather(prompt) });
      if (!written.ok) throw new Error(written.failure.message);
      const { content } = written.value;
      return { prompt, category, slug: slugFromTitle(content.title), content };
    }),
  );
}

/** The draft as a file: what stands around the text in front, values in place of tokens. */
export function exampleFile({ prompt, category, content }: Example): Promise<string> {
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
  return format(text, { parser: "markdown", printWidth: 100 });
}
