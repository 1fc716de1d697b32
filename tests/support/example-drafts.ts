import { format } from "prettier";
import { createEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { createOfflineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { filledBody } from "../../domain/posts/article.ts";
import { filledText } from "../../domain/posts/fact-tokens.ts";
import type { PostCategory } from "../../domain/posts/post.ts";
import { slugFromTitle } from "../../domain/posts/post-address.ts";
import { frozenClock } from "../../domain/shared/clock.ts";

/** What an institute would type, with the category it would choose. */
export const examplePrompts: readonly (readonly [string, PostCategory])[] = [
  ["Fee and documents for SC/ST candidates", "news"],
  ["Write a post on the important dates of Session 2 of JEE Main 2026", "news"],
  ["B.Arch paper pattern: questions, marks and time of Paper 2A", "exam-strategy"],
  ["Explain the 75% rule for NIT admission in simple words", "study-material"],
  ["NIT closing ranks and cutoffs of the last years", "news"],
  ["Last month revision plan for JEE Main", "time-management"],
  ["Mock test strategy: how many mocks to take and how to learn from them", "mock-tests"],
  ["Admit card and exam day checklist", "exam-strategy"],
  ["How to challenge the answer key", "news"],
  ["Counselling steps after JEE Main: JoSAA and CSAB", "news"],
  ["What changed in JEE Main 2026 and what is now over", "news"],
  ["A guide to JEE Main for parents: costs, dates and how to help", "preparation-tips"],
];

/** The day on which the examples were written. */
const clock = frozenClock("2026-11-21T06:00:00Z");

export type Example = {
  readonly prompt: string;
  readonly category: PostCategory;
  readonly slug: string;
  readonly content: DraftContent;
};

export async function exampleDrafts(): Promise<readonly Example[]> {
  const { gather } = createEvidence();
  const writer = createOfflineWriter({ clock });
  const { signal } = new AbortController();
  return Promise.all(
    examplePrompts.map(async ([prompt, category]) => {
      const written = await writer.draft(
        { prompt, category, evidence: gather(prompt) },
        { signal },
      );
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
    summary: filledText(content.hero_summary),
    description: filledText(content.meta_description),
    tags: content.tags,
    links: content.internal_links,
    sources: content.source_references.map(({ title, url }) => `${title} <${url}>`),
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = `---\n${lines.join("\n")}\n---\n\n${filledBody(content.body_markdown)}\n`;
  return format(text, { parser: "markdown", printWidth: 100 });
}
