import * as z from "zod/mini";
import type { EditorFindings, EditorValue } from "../../domain/review/editing/record-search.ts";
import { answers, getCall, ofPost, optionalText, postCall, textInput } from "./endpoint.ts";

/** The calls by which the editor finds what it puts into a post. */

/** Records, pages and published posts that have some words. */
export const findForPost = getCall(
  "/functions/find-for-post",
  z.extend(ofPost, { words: optionalText("words") }),
  answers<EditorFindings>(),
);

export const readTokenValues = postCall(
  "/functions/token-values",
  z.extend(ofPost, { text: textInput("text") }),
  answers<{ readonly values: readonly EditorValue[] }>(),
);
