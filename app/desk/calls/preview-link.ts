import { call, type Answer } from "./call.ts";
import { hasFields, isText } from "./guards.ts";

const isLink = hasFields({ previewUrl: isText });

/** A new preview link of a draft whose links open no more. */
export function issuePreviewLink(
  postId: string,
  bearer: string,
): Promise<Answer<{ readonly previewUrl: string }>> {
  return call(
    { path: "/functions/preview-link", body: { postId }, bearer },
    isLink,
    "The preview link could not be made.",
  );
}
