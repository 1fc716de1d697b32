import * as z from "zod/mini";
import {
  emptyOutput,
  getCall,
  ofPost,
  optionalText,
  postCall,
  postStatus,
  revision,
} from "./endpoint.ts";
import { deskPost } from "./posts.ts";

/** What the page of all posts calls besides the list: apart from it, because the dashboard has the list alone. */

/** By what the list of posts can be narrowed besides its state. */
export const readPostChoices = getCall(
  "/functions/post-choices",
  emptyOutput,
  z.object({
    /** How many posts there are of each state, by the name of its filter. */
    counts: z.record(z.string(), z.number()),
    makers: z.array(z.object({ email: z.string(), name: z.string() })),
    categories: z.array(z.object({ value: z.string(), label: z.string() })),
    /** Months in India in which posts can have been made, the newest first. */
    months: z.array(z.string()),
  }),
);

export type PostChoices = z.output<typeof readPostChoices.output>;

const actions = ["publish", "unpublish", "discard", "return", "delete", "restore"] as const;

export type PostAction = (typeof actions)[number];

/** Changes a post that is still as it is shown, and answers what it is then. */
export const actOnPost = postCall(
  "/functions/post-action",
  z.extend(ofPost, {
    action: z.enum(actions, { error: `action has to be one of ${actions.join(", ")}.` }),
    revision: revision(),
    status: z.optional(postStatus),
    reason: optionalText("reason"),
  }),
  z.object({ post: deskPost }),
  "The post could not be changed.",
);

/** One post's whole record, answered as a file. */
export const readPostRecord = getCall(
  "/functions/post-record",
  ofPost,
  z.object({ post: z.object({ slug: z.string() }) }),
  "The record could not be loaded.",
);
