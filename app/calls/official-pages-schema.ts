import * as z from "zod/mini";
import type { OfficialPages } from "../../domain/official-pages/official-pages-service.ts";
import { type AnswerOf, getCall, optionalText, postCall, type ValueOf } from "./endpoint.ts";

type Desk = OfficialPages["desk"];

export const listWatchedPages = getCall<ValueOf<Desk["pages"]>>()("/functions/watched-pages");

export const watchPage = postCall<ValueOf<Desk["add"]>>()("/functions/watched-pages", {
  address: z.string(),
  title: optionalText(),
});

export const changeWatchedPage = postCall<ValueOf<Desk["change"]>>()(
  "/functions/watched-pages/:id",
  { id: z.string(), removed: z.optional(z.boolean()), look: z.optional(z.boolean()) },
);

/** 20 at a time, the newest first, of all states without one. */
export const listPageChanges = getCall<ValueOf<Desk["changes"]>>()("/functions/page-changes", {
  state: z.optional(z.enum(["new", "seen", "learned"])),
  cursor: optionalText(),
});

export type ListedPageChange = AnswerOf<typeof listPageChanges>["changes"][number];

export const judgePageChange = postCall<ValueOf<Desk["judge"]>>()("/functions/page-changes/:id", {
  id: z.string(),
  state: z.literal("seen"),
  note: optionalText(),
});
