import * as z from "zod/mini";
import {
  anObject,
  getCall,
  message,
  nullableText,
  optionalText,
  postCall,
  textInput,
} from "./endpoint.ts";

/** The calls on what the office means to write. */

const plan = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** ISO day in India. */
  day: z.string(),
  personId: nullableText,
  factId: nullableText,
  factLabel: nullableText,
  /** The post that came of it. */
  postId: nullableText,
});

export type PlannedPost = z.output<typeof plan>;

/** A month with what is planned, what goes public by itself, and what became public. */
export const readPlan = getCall(
  "/functions/plan",
  /** `YYYY-MM`; empty for the present month in India. */
  z.object({ month: optionalText("month") }),
  z.object({
    month: z.string(),
    plans: z.array(plan),
    scheduled: z.array(
      z.object({
        postId: z.string(),
        title: z.string(),
        revision: z.number(),
        publishAt: z.string(),
        day: z.string(),
      }),
    ),
    published: z.array(
      z.object({ postId: z.string(), title: z.string(), day: z.string(), path: z.string() }),
    ),
    people: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
);

export type PlannedMonth = z.output<typeof readPlan.output>;

/** Stores a plan; a new one where no id is given. */
export const savePlan = postCall(
  "/functions/plan-post",
  z.object(
    {
      id: z._default(z.nullable(textInput("id")), null),
      title: textInput("title"),
      note: optionalText("note"),
      day: textInput("day"),
      personId: z._default(z.nullable(textInput("personId")), null),
      factId: z._default(z.nullable(textInput("factId")), null),
    },
    anObject,
  ),
  z.object({ plan }),
  "The plan could not be kept.",
);

/** Takes a plan out, or brings it back. */
export const endPlan = postCall(
  "/functions/end-plan",
  z.object(
    {
      id: textInput("id"),
      isEnded: z._default(z.boolean({ error: "isEnded has to be true or false." }), true),
    },
    anObject,
  ),
  message,
  "The plan could not be changed.",
);
