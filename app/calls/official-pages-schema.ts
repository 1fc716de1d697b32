import * as z from "zod/mini";
import type { OfficialPages } from "../../domain/official-pages/official-pages-service.ts";
import {
  anObject,
  answers,
  cursor,
  getCall,
  optionalText,
  type AnswerOf,
  postCall,
  textInput,
  type ValueOf,
} from "./endpoint.ts";

type Desk = OfficialPages["desk"];

/** At most 100 of them, in the order of their addresses. */
export const listWatchedPages = getCall(
  "/functions/watched-pages",
  z.object({ cursor: cursor() }),
  answers<ValueOf<Desk["pages"]>>(),
);

export const watchPage = postCall(
  "/functions/watched-pages",
  z.object({ address: textInput("address"), title: optionalText("title") }, anObject),
  answers<ValueOf<Desk["add"]>>(),
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
  answers<ValueOf<Desk["change"]>>(),
  "The page could not be changed.",
);

const changeState = z.enum(["new", "seen", "learned"], {
  error: "state has to be new, seen or learned.",
});

/** At most 50 of them, the newest first, of all states without one. */
export const listPageChanges = getCall(
  "/functions/page-changes",
  z.object({ state: z.optional(changeState), cursor: cursor() }),
  answers<ValueOf<Desk["changes"]>>(),
);

export type ListedPageChange = AnswerOf<typeof listPageChanges>["changes"][number];

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
  answers<ValueOf<Desk["judge"]>>(),
  "The change could not be put away.",
);
