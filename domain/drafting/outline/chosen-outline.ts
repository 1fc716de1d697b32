import { z } from "zod";

/** Bounds of what a person may choose: no post has more. */
export const outlineLimits = {
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
