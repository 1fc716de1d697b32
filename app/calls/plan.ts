import * as z from "zod/mini";
import type { ShownPlan } from "../../domain/posts/plans/post-plans.ts";
import type { PlannedMonth } from "../../domain/review/schedules/plan-desk.ts";
import {
  anObject,
  answers,
  getCall,
  type Message,
  optionalText,
  postCall,
  textInput,
} from "./endpoint.ts";

/** The calls on what the office means to write. */

/** A month with what is planned, what goes public by itself, and what became public. */
export const readPlan = getCall(
  "/functions/plan",
  /** `YYYY-MM`; empty for the present month in India. */
  z.object({ month: optionalText("month") }),
  answers<PlannedMonth>(),
);

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
  answers<{ readonly plan: ShownPlan }>(),
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
  answers<Message>(),
  "The plan could not be changed.",
);
