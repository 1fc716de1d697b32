import * as z from "zod/mini";
import type { ScheduleList, Schedules } from "../../domain/review/schedules/review-schedules.ts";
import {
  anObject,
  answers,
  noInput,
  getCall,
  type Message,
  ofPost,
  postCall,
  revision,
  textInput,
  type ValueOf,
} from "./endpoint.ts";

/** The calls on posts that go public by themselves. */

/** Sets when a revision goes public, or ends that for null. */
export const schedulePost = postCall(
  "/functions/schedule-blog",
  z.extend(ofPost, {
    revision: revision(),
    publishAt: z.nullable(z.string({ error: "publishAt has to be an ISO instant or null." })),
  }),
  answers<ValueOf<Schedules["schedule"]>>(),
  "The post could not be scheduled.",
);

/** What waits for its instant, the next one first, and what something stopped, newest first. */
export const listSchedules = getCall("/functions/schedules", noInput, answers<ScheduleList>());

/** Puts the news of a stopped schedule away. */
export const dismissSchedule = postCall(
  "/functions/dismiss-schedule",
  z.object({ id: textInput("id") }, anObject),
  answers<Message>(),
  "This could not be put away.",
);
