import * as z from "zod/mini";
import {
  type DeepReadonly,
  getCall,
  ofPost,
  optionalText,
  postCall,
  textInput,
} from "./endpoint.ts";

/** The calls by which the editor finds what it puts into a post. */

const value = {
  /** The Markdown that stands for the value. */
  token: z.string(),
  text: z.string(),
  label: z.string(),
  source: z.string(),
};

const tokenValue = z.object(value);

/** A value of a record in a text: its token, and what readers get in its place. */
export type TokenValue = DeepReadonly<z.output<typeof tokenValue>>;

/** Records, pages and published posts that have some words. */
export const findForPost = getCall(
  "/functions/find-for-post",
  z.extend(ofPost, { words: optionalText("words") }),
  z.object({
    records: z.array(z.object({ ...value, topic: z.string(), checkedOn: z.string() })),
    places: z.array(
      z.object({ title: z.string(), address: z.string(), kind: z.enum(["page", "post"]) }),
    ),
  }),
);

export type Findings = DeepReadonly<z.output<typeof findForPost.output>>;

/** What readers get in place of the tokens of a text. */
export const readTokenValues = postCall(
  "/functions/token-values",
  z.extend(ofPost, { text: textInput("text") }),
  z.object({ values: z.array(tokenValue) }),
);
