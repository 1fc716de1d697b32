import * as z from "zod/mini";
import { answers, getCall } from "./endpoint.ts";

const notPost = { error: "post has to be the id of a post." };

/** How often all posts were read in 7 days; and the post of this id in 30 days and of all time, null without one or before its first reading. */
export const readReadership = getCall(
  "/functions/readership",
  {
    post: z._default(
      z
        .string(notPost)
        .check(z.regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/, notPost)),
      "",
    ),
  },
  answers<{
    readonly week: number;
    readonly post: { readonly recent: number; readonly all: number } | null;
  }>(),
);
