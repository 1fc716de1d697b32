import * as z from "zod/mini";
import { emptyOutput, getCall } from "./endpoint.ts";

/** Of calls that other pages read whole no more than the dashboard needs, which it would load for this alone. */

/** Which changes of exam facts wait, of `listFacts`. */
export const readWaitingFacts = getCall(
  "/functions/facts",
  emptyOutput,
  z.object({ waiting: z.array(z.object({ changeId: z.string() })) }),
);

/** The links that readers follow in vain, of `listDeadLinks`. */
export const readDeadLinks = getCall(
  "/functions/dead-links",
  emptyOutput,
  z.object({ links: z.array(z.object({})) }),
);

/** How many mistakes that readers report wait, of `listMistakes`. */
export const readMistakes = getCall(
  "/functions/mistakes",
  z.object({ show: z.literal("none") }),
  z.object({ waiting: z.number() }),
);

/** What was to go public and did not, of `listSchedules`. */
export const readStoppedSchedules = getCall(
  "/functions/schedules",
  emptyOutput,
  z.object({
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
);

export type StoppedSchedule = z.output<typeof readStoppedSchedules.output>["stopped"][number];
