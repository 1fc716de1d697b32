import * as z from "zod/mini";
import {
  anObject,
  message,
  nullableText,
  optionalText,
  textInput,
  unreadable,
  type Endpoint,
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
export const readPlan = {
  path: "/functions/plan",
  method: "GET",
  /** `YYYY-MM`; empty for the present month in India. */
  input: z.object({ month: optionalText("month") }),
  output: z.object({
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
  failure: unreadable,
} as const satisfies Endpoint;

export type PlannedMonth = z.output<typeof readPlan.output>;

/** Stores a plan; a new one where no id is given. */
export const savePlan = {
  path: "/functions/plan-post",
  method: "POST",
  input: z.object(
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
  output: z.object({ plan }),
  failure: "The plan could not be kept.",
} as const satisfies Endpoint;

/** Takes a plan out, or brings it back. */
export const endPlan = {
  path: "/functions/end-plan",
  method: "POST",
  input: z.object(
    {
      id: textInput("id"),
      isEnded: z._default(z.boolean({ error: "isEnded has to be true or false." }), true),
    },
    anObject,
  ),
  output: message,
  failure: "The plan could not be changed.",
} as const satisfies Endpoint;
