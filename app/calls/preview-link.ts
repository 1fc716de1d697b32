import type { LinkDesk } from "../../domain/review/links/link-desk.ts";
import { answers, ofPost, postCall, type ValueOf } from "./endpoint.ts";

/** A new preview link of a draft whose links open no more. Apart from the other calls on links, because the dashboard has this one alone. */
export const issuePreviewLink = postCall(
  "/functions/preview-link",
  ofPost,
  answers<ValueOf<LinkDesk["issue"]>>(),
);
