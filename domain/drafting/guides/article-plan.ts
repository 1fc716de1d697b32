import type { ArticleSection, GuideText } from "./guide-texts.ts";

export type ArticlePlan = {
  /** `guide`: a guide fits; `loose`: only passages that come near; `general`: the prompt names no subject. */
  readonly fit: "guide" | "loose" | "general";
  /** The guides that it follows, the one that leads first; none for a loose one. */
  readonly guides: readonly GuideText[];
  /** Guides that the person may have meant, the likest first. */
  readonly near: readonly GuideText[];
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly opening: string;
  readonly sections: readonly ArticleSection[];
  /** The answer to the asker's own case, which is the first of the sections; null without one. */
  readonly particulars: ArticleSection | null;
  /** Points that nothing here answers, in the person's words, and wishes of form that are not met. */
  readonly notCovered: readonly string[];
};

export type DraftPlan = Omit<ArticlePlan, "fit" | "near" | "particulars">;
