import { z } from "zod";

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

/** Bounds of what a person may choose: no post has more. */
const outlineLimits = {
  sections: 40,
  title: 160,
  opening: 1_000,
  heading: 200,
  note: 1_000,
} as const;

const text = (most: number) => z.string().trim().max(most);
const note = text(outlineLimits.note).optional();

const chosenSectionSchema = z.union([
  /** One of ours, under its own heading or another one. */
  z.object({ id: z.string().max(200), heading: text(outlineLimits.heading).optional(), note }),
  /** What nothing of ours answers: a heading that a person or a model has to write to. */
  z.object({ heading: text(outlineLimits.heading).min(1), note }),
]);

export type ChosenSection = z.infer<typeof chosenSectionSchema>;

/** What a post is made of, as a person chose it: it is stored with the run that makes the post. */
export const chosenOutlineSchema = z.object({
  title: text(outlineLimits.title).optional(),
  opening: text(outlineLimits.opening).optional(),
  sections: z.array(chosenSectionSchema).max(outlineLimits.sections),
});

export type ChosenOutline = z.infer<typeof chosenOutlineSchema>;
