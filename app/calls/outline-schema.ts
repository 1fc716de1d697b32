import * as z from "zod/mini";
import type { Outline } from "../../domain/drafting/outline/outline-shape.ts";
import { anObject, answers, type DeepReadonly, lenientText, postCall } from "./endpoint.ts";

/** Bounds of a choice; the service has the same. */
const most = {
  sections: 40,
  title: 160,
  opening: 1_000,
  heading: 200,
  note: 1_000,
  id: 200,
} as const;

function text(name: string, longest: number) {
  const error = `${name} has to be a text of at most ${longest} characters.`;
  return z.string(error).check(z.trim(), z.maxLength(longest, error));
}

const note = z.optional(text("note", most.note));

const noSection = {
  error: "A section has the id of something that the outline offers, or a heading of its own.",
};

/** One section of a post: something of ours, or a heading that is still to be written. */
const chosenSection = z.union(
  [
    z.object({
      id: text("id", most.id),
      heading: z.optional(text("heading", most.heading)),
      note,
    }),
    z.object({
      heading: text("heading", most.heading).check(z.minLength(1, noSection)),
      note,
    }),
  ],
  noSection,
);

/** What a post is to be made of, in its order, as a person chose it. */
export const chosenOutline = z.object(
  {
    title: z.optional(text("title", most.title)),
    opening: z.optional(text("opening", most.opening)),
    sections: z
      .array(chosenSection, { error: "sections has to be a list." })
      .check(
        z.minLength(1, { error: "Please choose at least one section." }),
        z.maxLength(most.sections, { error: `A post has at most ${most.sections} sections.` }),
      ),
  },
  { error: "outline has to be an object with sections." },
);

export type ChosenOutline = DeepReadonly<z.output<typeof chosenOutline>>;

/** What a post could be made of, for a person to choose; with a post, what that is made of. Nothing is stored. */
export const makeOutline = postCall(
  "/functions/outline",
  z.object(
    {
      // A prompt that is missing counts as empty: the service has the sentence for that.
      prompt: lenientText(),
      postId: z.optional(z.string({ error: "postId has to be the name of a post." })),
    },
    anObject,
  ),
  answers<Outline>(),
  "The outline could not be made.",
);
