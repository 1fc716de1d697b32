import * as z from "zod/mini";
import type { Article } from "../../domain/posts/text/article.ts";
import { markActions } from "../../domain/review/mark-actions.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import {
  answers,
  type AnswerOf,
  getCall,
  lenientText,
  ofPost,
  optionalText,
  postCall,
  revision,
  type ValueOf,
} from "./endpoint.ts";

type Approval = ReviewService["approval"];

const ofLink = { postId: lenientText(), token: lenientText() };

export const previewBlog = getCall(
  "/functions/preview-blog",
  ofLink,
  answers<
    Omit<ValueOf<Approval["preview"]>, "article" | "approveToken" | "blocks" | "returned"> & {
      readonly post: Article["post"];
      /** Null by a link that does not allow that. */
      readonly approveToken: string | null;
    }
  >(),
);

export const readPostStatus = getCall(
  "/functions/post-status",
  ofLink,
  answers<ValueOf<Approval["status"]>>(),
);

export type JobState = NonNullable<AnswerOf<typeof readPostStatus>["job"]>;

export const publishBlog = postCall(
  "/functions/publish-blog",
  ofLink,
  answers<ValueOf<Approval["approve"]>>(),
  "Failed to publish blog post",
);

export type PublishedPost = AnswerOf<typeof publishBlog>["post"];

export const submitCorrections = postCall(
  "/functions/edit-blog",
  { ...ofLink, corrections: lenientText() },
  answers<ValueOf<ReviewService["requests"]["correct"]>>(),
  "Failed to submit corrections",
);

export const requestCorrections = postCall(
  "/functions/request-corrections",
  {
    ...ofPost,
    /** The newest revision on the screen: another one there by now refuses the call. */
    revision: revision(),
    corrections: optionalText(),
    /** For readers once the change is public; may be empty. */
    readerNote: z._default(z.nullable(z.string()), null),
  },
  answers<ValueOf<ReviewService["requests"]["correctAsAdmin"]>>(),
  "Failed to submit corrections",
);

/** Without a token it is an admin's call. */
const ofRevision = { ...ofLink, revision: revision() };

export const restoreRevision = postCall(
  "/functions/restore-revision",
  {
    ...ofRevision,
    /** The latest revision on the screen: another one there by now refuses the call. */
    latest: z._default(z.catch(z.nullable(revision()), null), null),
  },
  answers<ValueOf<ReviewService["revisions"]["restore"]>>(),
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

/** Settles one mark of a revision: corrects, edits or deletes its sentence, or keeps it for a reason. */
export const settleMark = postCall(
  "/functions/settle-mark",
  {
    ...ofRevision,
    markId: z.string(),
    action: z.enum(markActions),
    text: optionalText(),
    reason: optionalText(),
    address: sourceAddress(),
  },
  answers<ValueOf<ReviewService["marks"]["settle"]>>(),
);

export const sendBack = postCall(
  "/functions/send-back",
  { ...ofRevision, note: optionalText() },
  answers<ValueOf<Approval["sendBack"]>>(),
);
