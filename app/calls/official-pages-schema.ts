import * as z from "zod/mini";
import type { OfficialPages } from "../../domain/official-pages/official-pages-service.ts";
import {
  answers,
  type AnswerOf,
  getCall,
  optionalText,
  postCall,
  type ValueOf,
} from "./endpoint.ts";

type Desk = OfficialPages["desk"];

/** In the order of their addresses. */
export const listWatchedPages = getCall(
  "/functions/watched-pages",
  {},
  answers<ValueOf<Desk["pages"]>>(),
);

export const watchPage = postCall(
  "/functions/watched-pages",
  { address: z.string(), title: optionalText() },
  answers<ValueOf<Desk["add"]>>(),
);

export const changeWatchedPage = postCall(
  "/functions/watched-pages/:id",
  {
    id: z.string(),
    removed: z.optional(z.boolean()),
    look: z.optional(z.boolean()),
  },
  answers<ValueOf<Desk["change"]>>(),
);

/** At most 20 of them, the newest first, of all states without one. */
export const listPageChanges = getCall(
  "/functions/page-changes",
  { state: z.optional(z.enum(["new", "seen", "learned"])), cursor: optionalText() },
  answers<ValueOf<Desk["changes"]>>(),
);

export type ListedPageChange = AnswerOf<typeof listPageChanges>["changes"][number];

/** Says that somebody has looked at a change; once more, nothing changes. */
export const judgePageChange = postCall(
  "/functions/page-changes/:id",
  {
    id: z.string(),
    state: z.literal("seen"),
    note: optionalText(),
  },
  answers<ValueOf<Desk["judge"]>>(),
);
