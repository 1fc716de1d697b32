import * as z from "zod/mini";
import type { ScheduleList, Schedules } from "../../domain/review/review-schedules.ts";
import {
  answers,
  getCall,
  type Message,
  ofPost,
  postCall,
  revision,
  type ValueOf,
} from "./endpoint.ts";

/** Sets when a revision goes public, or ends that for null. */
export const schedulePost = postCall(
  "/functions/schedule-blog",
  { ...ofPost, revision: revision(), publishAt: z.nullable(z.string()) },
  answers<ValueOf<Schedules["schedule"]>>(),
);

export const listSchedules = getCall("/functions/schedules", {}, answers<ScheduleList>());

export const dismissSchedule = postCall(
  "/functions/dismiss-schedule",
  { id: z.string() },
  answers<Message>(),
);
