import type { ChosenOutline, ChosenSection } from "./chosen-outline.ts";

/** Something of ours that a post can have as a section, as a person chooses it. */
export type Candidate = {
  /** Stays the same as long as the passage, question or group of records is there. */
  readonly id: string;
  readonly kind: "passage" | "question" | "facts";
  readonly title: string;
  /** The first line of its text, with the values as they hold now. */
  readonly opening: string;
  /** How many words it adds to a post. */
  readonly words: number;
  readonly subject: string;
};

/** What a post could be made of: shown to a person, who chooses. */
export type Outline = {
  /** The prompt as a headline, or the title that the post has. */
  readonly title: string;
  /** The opening line that was chosen; empty for none. */
  readonly opening: string;
  /** What was read out of the prompt, each with the names of what may answer it, best first. */
  readonly asks: readonly { readonly words: string; readonly candidates: readonly string[] }[];
  /** What may answer the prompt, best first; those that are nearly certain are ticked. */
  readonly candidates: readonly (Candidate & { readonly ticked: boolean })[];
  /** What a post made without another word has, or what the post is made of, in its order. */
  readonly sections: readonly ChosenSection[];
  /** Everything that there is, to be browsed. */
  readonly subjects: readonly {
    readonly title: string;
    readonly candidates: readonly Pick<Candidate, "id" | "title" | "words">[];
  }[];
};

/** A post as it stands, and what it was made of, as far as that is known. */
export type ShapedPost = {
  readonly title: string;
  readonly hero_summary: string;
  readonly body_markdown: string;
  readonly stored: ChosenOutline | null;
};
