import * as z from "zod/mini";
import type { Article } from "../../domain/posts/text/article.ts";
import { markActions } from "../../domain/review/mark-actions.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import {
  type AnswerOf,
  getCall,
  lenientText,
  optionalText,
  postCall,
  revision,
  type ValueOf,
} from "./endpoint.ts";

type Approval = ReviewService["approval"];

const ofLink = { postId: lenientText(), token: lenientText() };

export const previewBlog = getCall<
  Omit<ValueOf<Approval["preview"]>, "article" | "approveToken" | "blocks" | "returned"> & {
    readonly post: Article["post"];
    /** Null by a link that does not allow that. */
    readonly approveToken: string | null;
  }
>()("/functions/preview-blog", ofLink);

export const readPostStatus = getCall<ValueOf<Approval["status"]>>()(
  "/functions/post-status",
  ofLink,
);

export type JobState = NonNullable<AnswerOf<typeof readPostStatus>["job"]>;

export const publishBlog = postCall<ValueOf<Approval["approve"]>>()(
  "/functions/publish-blog",
  ofLink,
  "Failed to publish blog post",
);

export type PublishedPost = AnswerOf<typeof publishBlog>["post"];

export const submitCorrections = postCall<ValueOf<ReviewService["requests"]["correct"]>>()(
  "/functions/edit-blog",
  { ...ofLink, corrections: lenientText() },
  "Failed to submit corrections",
);

/** Without a token it is an admin's call. */
const ofRevision = { ...ofLink, revision: revision() };

export const restoreRevision = postCall<ValueOf<ReviewService["revisions"]["restore"]>>()(
  "/functions/restore-revision",
  {
    ...ofRevision,
    /** The latest revision on the screen: another one there by now refuses the call. */
    latest: z._default(z.catch(z.nullable(revision()), null), null),
  },
);

const maxAddress = 2_000;

/** An address where something can be looked up; none when it is left out or empty. */
function sourceAddress() {
  const error = `address has to be a web address (https://…) of at most ${maxAddress} characters.`;
  const address = z.url({ error, protocol: /^https?$/, normalize: true }).check(
    z.maxLength(maxAddress, { error }),
    // A part before an @ would pass for the host.
    z.refine((href) => !/^\w+:\/\/[^/?#]*@/.test(href), { error }),
  );
  return z._default(z.nullable(z.union([z.literal(""), address], { error })), null);
}

export const settleMark = postCall<ValueOf<ReviewService["marks"]["settle"]>>()(
  "/functions/settle-mark",
  {
    ...ofRevision,
    markId: z.string(),
    action: z.enum(markActions),
    text: optionalText(),
    reason: optionalText(),
    address: sourceAddress(),
  },
);

export const sendBack = postCall<ValueOf<Approval["sendBack"]>>()("/functions/send-back", {
  ...ofRevision,
  note: optionalText(),
});
