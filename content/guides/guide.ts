import type { PostCategory } from "../post-categories.ts";

/** Their fees, seats and cutoffs differ. */
export const guideGroups = ["girl", "general", "obc", "ews", "sc", "st", "pwd"] as const;

/** A prompt has to name one. */
export const guideAudiences = [
  "dropper",
  "class 11",
  "class 12",
  "parent",
  ...guideGroups,
  "kerala",
  "b.arch",
  "b.planning",
  "physics",
  "chemistry",
  "mathematics",
  "a year left",
  "six months left",
  "three months left",
  "one month left",
  "last week",
] as const;

export type GuideAudience = (typeof guideAudiences)[number];

export type GuidePart =
  | { readonly kind: "text"; readonly markdown: string }
  | { readonly kind: "passage"; readonly id: string }
  | { readonly kind: "question"; readonly id: string };

export type GuideSection = { readonly heading: string; readonly parts: readonly GuidePart[] };

export type GuideVariant = {
  readonly for: readonly GuideAudience[];
  readonly title?: string;
  readonly summary?: string;
  readonly opening?: string;
  /** Passages that follow the first section, each under its own title. */
  readonly add: readonly string[];
  readonly without: readonly string[];
};

/** README.md beside this file says how one is written. */
export type Guide = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly category: PostCategory;
  /** "You" is a parent in a guide for parents, and the family in one for both. */
  readonly reader: "student" | "parent" | "both";
  readonly tags: readonly string[];
  readonly prompts: readonly string[];
  /** Stand-alone tips, for a prompt that asks for a number of them. */
  readonly tips: readonly string[];
  readonly variants: readonly GuideVariant[];
  readonly opening: string;
  /** The last one says what to do next. */
  readonly sections: readonly GuideSection[];
};
