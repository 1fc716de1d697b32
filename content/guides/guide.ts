import type { PostCategory } from "../post-categories.ts";

/** Those whose fees, seats and cutoffs differ. */
export const guideGroups = ["girl", "general", "obc", "ews", "sc", "st", "pwd"] as const;

/** Whom a variant of a guide is for, or what it is about: what a prompt has to name. */
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

/** A heading and the parts below it, in their order; `asks`: the ways in which people list it as a point. */
export type GuideSection = {
  readonly heading: string;
  readonly asks: readonly string[];
  readonly parts: readonly GuidePart[];
};

/** The changes for a prompt that names one of these audiences. */
export type GuideVariant = {
  readonly for: readonly GuideAudience[];
  readonly title?: string;
  readonly summary?: string;
  readonly opening?: string;
  /** Passages that follow the first section, each under its own title. */
  readonly add: readonly string[];
  /** Headings that are left out. */
  readonly without: readonly string[];
};

/** A whole article, planned by hand for one thing that people ask for. README.md beside this file says how one is written. */
export type Guide = {
  /** The name of its file. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly category: PostCategory;
  /** Whom its text addresses: "you" is a parent in a guide for parents, and the family where it is for both. */
  readonly reader: "student" | "parent" | "both";
  readonly tags: readonly string[];
  /** Ways in which people type a prompt for it. */
  readonly prompts: readonly string[];
  /** Stand-alone tips, for a prompt that asks for a number of them. */
  readonly tips: readonly string[];
  readonly variants: readonly GuideVariant[];
  /** The text above the first heading. */
  readonly opening: string;
  /** The last one says what to do next. */
  readonly sections: readonly GuideSection[];
};
