import * as z from "zod/mini";
import {
  anObject,
  emptyOutput,
  getCall,
  message,
  ofPost,
  postCall,
  revision,
  textInput,
} from "./endpoint.ts";

/** The calls on posts that go public by themselves. */

/** Sets when a revision goes public, or ends that for null. */
export const schedulePost = postCall(
  "/functions/schedule-blog",
  z.extend(ofPost, {
    revision: revision(),
    publishAt: z.nullable(z.string({ error: "publishAt has to be an ISO instant or null." })),
  }),
  z.extend(message, {
    postId: z.string(),
    revision: z.number(),
    publishAt: z.nullable(z.string()),
  }),
  "The post could not be scheduled.",
);

const schedule = z.object({
  id: z.string(),
  postId: z.string(),
  title: z.string(),
  revision: z.number(),
  /** The newest revision of the post; a later one than the scheduled one waits as a change. */
  newest: z.number(),
  /** An ISO instant. */
  publishAt: z.string(),
  /** Who scheduled it, as the log names them. */
  scheduledBy: z.string(),
});

/** What waits for its instant, the next one first, and what something stopped, newest first. */
export const listSchedules = getCall(
  "/functions/schedules",
  emptyOutput,
  z.object({
    waiting: z.array(schedule),
    stopped: z.array(z.extend(schedule, { endedAt: z.string(), outcome: z.string() })),
  }),
);

/** Puts the news of a stopped schedule away. */
export const dismissSchedule = postCall(
  "/functions/dismiss-schedule",
  z.object({ id: textInput("id") }, anObject),
  message,
  "This could not be put away.",
);
