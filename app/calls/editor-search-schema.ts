import * as z from "zod/mini";
import type { EditorFindings, EditorValue } from "../../domain/review/editing/record-search.ts";
import { answers, getCall, ofPost, optionalText, postCall } from "./endpoint.ts";

/** The calls by which the editor finds what it puts into a post. */

/** Records, pages and published posts that have some words. */
export const findForPost = getCall(
  "/functions/find-for-post",
  { ...ofPost, words: optionalText() },
  answers<EditorFindings>(),
);

export const readTokenValues = postCall(
  "/functions/token-values",
  { ...ofPost, text: z.string() },
  answers<{ readonly values: readonly EditorValue[] }>(),
);
