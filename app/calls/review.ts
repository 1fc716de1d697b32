import * as z from "zod/mini";
import type { Article } from "../../domain/posts/text/article.ts";
import { markActions } from "../../domain/review/mark-actions.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import {
  anObject,
  answers,
  getCall,
  lenientText,
  ofPost,
  optionalText,
  type AnswerOf,
  postCall,
  revision,
  type ValueOf,
} from "./endpoint.ts";

/** The calls of people with a review link, and those that admins may make in their place. */

type Approval = ReviewService["approval"];

function linkCall() {
  return z.object({ postId: lenientText(), token: lenientText() }, anObject);
}

export const previewBlog = getCall(
  "/functions/preview-blog",
  linkCall(),
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
  linkCall(),
  answers<ValueOf<Approval["status"]>>(),
  "The state of the post could not be read.",
);

export type JobState = NonNullable<AnswerOf<typeof readPostStatus>["job"]>;

export const publishBlog = postCall(
  "/functions/publish-blog",
  linkCall(),
  answers<ValueOf<Approval["approve"]>>(),
  "Failed to publish blog post",
);

export type PublishedPost = AnswerOf<typeof publishBlog>["post"];

export const submitCorrections = postCall(
  "/functions/edit-blog",
  z.extend(linkCall(), {
    corrections: lenientText(),
  }),
  answers<ValueOf<ReviewService["requests"]["correct"]>>(),
  "Failed to submit corrections",
);

/** Has the AI change a post, published or not, as an admin. */
export const requestCorrections = postCall(
  "/functions/request-corrections",
  z.extend(ofPost, {
    /** The newest revision on the screen: another one there by now refuses the call. */
    revision: revision(),
    // A part that is missing counts as empty: the service has the sentence for that.: the service has the sentence for that.
    corrections: z._default(z.string({ error: "corrections has to be a text." }), ""),
    /** For readers once the change is public; may be empty. */
    readerNote: z._default(z.nullable(z.string({ error: "readerNote has to be a text." })), null),
  }),
  answers<ValueOf<ReviewService["requests"]["correctAsAdmin"]>>(),
  "Failed to submit corrections",
);

/** Without a token it is an admin's call. */
function revisionCall() {
  return z.extend(linkCall(), { revision: revision() });
}

/** Makes of an earlier revision the newest one. */
export const restoreRevision = postCall(
  "/functions/restore-revision",
  z.extend(revisionCall(), {
    /** The latest revision on the screen: another one there by now refuses the call. */
    latest: z._default(z.catch(z.nullable(revision()), null), null),
  }),
  answers<ValueOf<ReviewService["revisions"]["restore"]>>(),
  "Failed to restore the version",
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

const noAction = { error: `action has to be one of ${markActions.join(", ")}.` };

/** Settles one mark of a revision: corrects, edits or deletes its sentence, or keeps it for a reason. */
export const settleMark = postCall(
  "/functions/settle-mark",
  z.extend(revisionCall(), {
    markId: z.string({ error: "markId has to be the id of a mark." }),
    action: z.enum(markActions, noAction),
    text: optionalText("text"),
    reason: optionalText("reason"),
    address: sourceAddress(),
  }),
  answers<ValueOf<ReviewService["marks"]["settle"]>>(),
  "The mark could not be settled.",
);

export const sendBack = postCall(
  "/functions/send-back",
  z.extend(revisionCall(), {
    // Missing counts as empty: the service has the sentence for that.
    note: z._default(z.string({ error: "note has to be a text." }), ""),
  }),
  answers<ValueOf<Approval["sendBack"]>>(),
  "The draft could not be sent back.",
);
