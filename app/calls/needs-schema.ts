import * as z from "zod/mini";
import { emptyOutput, unreadable, type Endpoint } from "./endpoint.ts";

/** Of calls that other pages read whole no more than the dashboard needs, which it would load for this alone. */

/** Which changes of exam facts wait, of `listFacts`. */
export const readWaitingFacts = {
  path: "/functions/facts",
  method: "GET",
  input: emptyOutput,
  output: z.object({ waiting: z.array(z.object({ changeId: z.string() })) }),
  failure: unreadable,
} as const satisfies Endpoint;

/** The links that readers follow in vain, of `listDeadLinks`. */
export const readDeadLinks = {
  path: "/functions/dead-links",
  method: "GET",
  input: emptyOutput,
  output: z.object({ links: z.array(z.object({})) }),
  failure: unreadable,
} as const satisfies Endpoint;

/** How many mistakes that readers report wait, of `listMistakes`. */
export const readMistakes = {
  path: "/functions/mistakes",
  method: "GET",
  input: z.object({ show: z.literal("none") }),
  output: z.object({ waiting: z.number() }),
  failure: unreadable,
} as const satisfies Endpoint;

/** What was to go public and did not, of `listSchedules`. */
export const readStoppedSchedules = {
  path: "/functions/schedules",
  method: "GET",
  input: emptyOutput,
  output: z.object({
    stopped: z.array(
      z.object({
        id: z.string(),
        postId: z.string(),
        title: z.string(),
        /** An ISO instant. */
        publishAt: z.string(),
        outcome: z.string(),
      }),
    ),
  }),
  failure: unreadable,
} as const satisfies Endpoint;

export type StoppedSchedule = z.output<typeof readStoppedSchedules.output>["stopped"][number];
