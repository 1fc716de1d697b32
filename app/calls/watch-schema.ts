import * as z from "zod/mini";
import {
  anObject,
  getCall,
  nullableText,
  optionalText,
  type OutputOf,
  postCall,
  textInput,
} from "./endpoint.ts";

/** The calls of the desk on official pages: which are looked at, what changed on them, and what somebody says to it. */

export const listWatchedPages = getCall(
  "/functions/watched-pages",
  z.object({}),
  z.object({
    pages: z.array(
      z.object({
        ...{ id: z.string(), address: z.string(), title: z.string(), reason: z.string() },
        state: z.enum(["new", "fine", "changed", "unreachable", "suspect", "refused"]),
        /** Since when it is not fine. */
        since: nullableText,
        lastLook: nullableText,
        lastChange: nullableText,
        /** The records that name it as their source. */
        facts: z.array(z.string()),
      }),
    ),
    isOn: z.boolean(),
    /** How many changes wait. */
    waiting: z.number(),
    /** What the season waits for. */
    expected: z.array(
      z.object({
        ...{ factId: z.string(), edition: z.string(), lastYear: z.string(), was: z.string() },
        site: z.string(),
        lastLook: nullableText,
      }),
    ),
  }),
);

/** Takes a page up, to be looked at with the next round. */
export const watchPage = postCall(
  "/functions/watched-pages",
  z.object({ address: textInput("address"), title: optionalText("title") }, anObject),
  z.object({ id: z.string() }),
  "The page could not be added.",
);

/** Takes a page off the list, or has it looked at at once. */
export const changeWatchedPage = postCall(
  "/functions/watched-pages/:id",
  z.object(
    {
      id: textInput("id"),
      removed: z.optional(z.boolean({ error: "removed has to be true or false." })),
      look: z.optional(z.boolean({ error: "look has to be true or false." })),
    },
    anObject,
  ),
  z.object({ id: z.string() }),
  "The page could not be changed.",
);

const changeState = z.enum(["new", "seen", "learned"], {
  error: "state has to be new, seen or learned.",
});

/** The newest changes first; of all states without one. */
export const listPageChanges = getCall(
  "/functions/page-changes",
  z.object({ state: z.optional(changeState) }),
  z.object({
    changes: z.array(
      z.object({
        ...{ id: z.string(), pageId: z.string(), at: z.string(), state: changeState },
        page: z.object({ title: z.string(), address: z.string() }),
        blocks: z.array(z.object({ before: nullableText, after: nullableText })),
        /** The records that it concerns, the nearest first, by their ids; `records` has their names. */
        facts: z.array(z.string()),
        records: z.array(z.object({ id: z.string(), label: z.string() })),
        proposals: z.array(
          z.object({
            ...{ factId: z.string(), edition: z.string(), text: z.string() },
            value: z.looseObject({ kind: z.string() }),
            quotedLine: z.string(),
            by: z.enum(["reader", "model"]),
            /** Whether its edition exists, if only as planned. */
            isMade: z.boolean(),
          }),
        ),
        newFiles: z.array(z.object({ title: z.string(), address: z.string() })),
        ...{ decidedBy: nullableText, decidedAt: nullableText, note: nullableText },
      }),
    ),
  }),
);

export type ListedPageChange = OutputOf<typeof listPageChanges>["changes"][number];

/** Says that somebody has looked at a change; once more, nothing changes. */
export const judgePageChange = postCall(
  "/functions/page-changes/:id",
  z.object(
    {
      id: textInput("id"),
      state: z.literal("seen", { error: "state has to be seen." }),
      note: optionalText("note"),
    },
    anObject,
  ),
  z.object({ id: z.string(), state: changeState }),
  "The change could not be put away.",
);
