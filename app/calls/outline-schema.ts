import * as z from "zod/mini";
import { anObject, lenientText, type Endpoint } from "./endpoint.ts";

/** What a post could be made of, for a person to choose. Nothing is stored. */
export const makeOutline = {
  path: "/functions/outline",
  method: "POST",
  input: z.object(
    {
      // A prompt that is missing counts as empty: the service has the sentence for that.
      prompt: lenientText(),
      postId: z.optional(z.string({ error: "postId has to be the name of a post." })),
    },
    anObject,
  ),
  output: z.object({
    title: z.string(),
    asks: z.array(z.object({ words: z.string(), candidates: z.array(z.string()) })),
    candidates: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(["passage", "question", "facts"]),
        title: z.string(),
        opening: z.string(),
        words: z.number(),
        subject: z.string(),
        ticked: z.boolean(),
      }),
    ),
    subjects: z.array(
      z.object({
        title: z.string(),
        candidates: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
  }),
  failure: "The outline could not be made.",
} as const satisfies Endpoint;
