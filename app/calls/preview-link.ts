import * as z from "zod/mini";
import { missingPostId, type Endpoint } from "./endpoint.ts";

/** A new preview link of a draft whose links open no more. Apart from the other calls on links, because the dashboard has this one alone. */
export const issuePreviewLink = {
  path: "/functions/preview-link",
  method: "POST",
  input: z.object({ postId: z.string({ error: missingPostId }) }, { error: missingPostId }),
  output: z.object({ previewUrl: z.string() }),
  failure: "The preview link could not be made.",
} as const satisfies Endpoint;
