import * as z from "zod/mini";
import type { LinkDesk } from "../../domain/review/links/link-desk.ts";
import { answers, missingPostId, postCall, type ValueOf } from "./endpoint.ts";

/** A new preview link of a draft whose links open no more. Apart from the other calls on links, because the dashboard has this one alone. */
export const issuePreviewLink = postCall(
  "/functions/preview-link",
  z.object({ postId: z.string({ error: missingPostId }) }, { error: missingPostId }),
  answers<ValueOf<LinkDesk["issue"]>>(),
  "The preview link could not be made.",
);
