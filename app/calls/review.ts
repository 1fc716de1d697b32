import * as z from "zod/mini";
import type { Article } from "../../domain/posts/text/article.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import {
  anObject,
  answers,
  getCall,
  lenientText,
  ofPost,
  type AnswerOf,
  postCall,
  revision,
  type ValueOf,
} from "./endpoint.ts";
import { chosenOutline } from "./outline-schema.ts";

/** The calls of people with a review link, and those that admins may make in their place. */

type Approval = ReviewService["approval"];

function linkCall() {
  return z.object({ postId: lenientText(), token: lenientText() }, anObject);
}

export const previewBlog = getCall(
  "/functions/preview-blog",
  linkCall(),
  answers<
    Omit<ValueOf<Approval["preview"]>, "article" | "approveToken"> & {
      readonly post: Article["post"];
      /** Null by a link that does not allow that. */
      readonly approveToken: string | null;
    }
  >(),
);

/** How far a post and its regeneration are; any token of the post will do. */
export const readPostStatus = getCall(
  "/functions/post-status",
  linkCall(),
  answers<ValueOf<Approval["status"]>>(),
  "The state of the post could not be read.",
);

export type JobState = NonNullable<AnswerOf<typeof readPostStatus>["job"]>;

/** Publishes the revision that the token names. */
export const publishBlog = postCall(
  "/functions/publish-blog",
  linkCall(),
  answers<ValueOf<Approval["approve"]>>(),
  "Failed to publish blog post",
);

export type PublishedPost = AnswerOf<typeof publishBlog>["post"];

/** Hands a reviewer's words to the regeneration, which runs as a stored job. */
export const submitCorrections = postCall(
  "/functions/edit-blog",
  z.extend(linkCall(), {
    /** May be empty with an outline that says it all. */
    corrections: lenientText(),
    /** The sections that the post is to have. */
    outline: z.optional(chosenOutline),
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
    // What is missing counts as empty: the service has the sentence for that.
    corrections: z._default(z.string({ error: "corrections has to be a text." }), ""),
    /** The sections that the post is to have. */
    outline: z.optional(chosenOutline),
    /** What readers are told once the change is public; may be empty. */
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

function passages() {
  const notNumbers = { error: "blocks has to be a list of numbers of passages." };
  const number = z.int(notNumbers);
  const fromOne = z.minimum(1, { error: "Passages are counted from 1." });
  return z.array(number.check(fromOne), notNumbers);
}

/** Locks these passages and frees the others; answers with those that are locked. */
export const lockPassages = postCall(
  "/functions/lock-passages",
  z.extend(revisionCall(), {
    /** Numbers of all blocks that are to be locked. */
    blocks: passages(),
    /** Those that were locked when the page was read: what others have locked since stays. */
    seen: z._default(z.nullable(passages()), null),
  }),
  answers<ValueOf<ReviewService["passages"]["lock"]>>(),
  "The passages could not be saved",
);

/** Most statements that one call confirms, and most characters of an address. */
const mostSentences = 300;
const longestAddress = 2_000;

const noSentences = { error: "sentences has to be a list of the statements that were checked." };

/** An address where something can be looked up; none when it is left out or empty. */
function sourceAddress() {
  const error = `address has to be a web address (https://…) of at most ${longestAddress} characters.`;
  const address = z.url({ error, protocol: /^https?$/, normalize: true }).check(
    z.maxLength(longestAddress, { error }),
    // What stands before an @ would pass for the host.
    z.refine((href) => !/^\w+:\/\/[^/?#]*@/.test(href), { error }),
  );
  return z._default(z.nullable(z.union([z.literal(""), address], { error })), null);
}

/** Says that a person has checked these statements, which no record answers; publication waits for that. */
export const confirmClaims = postCall(
  "/functions/confirm-claims",
  z.extend(revisionCall(), {
    /** Word for word as the checks have them. */
    sentences: z
      .array(z.string(noSentences), noSentences)
      .check(
        z.minLength(1, noSentences),
        z.maxLength(mostSentences, { error: `Please confirm at most ${mostSentences} at once.` }),
      ),
    address: sourceAddress(),
  }),
  answers<ValueOf<ReviewService["claims"]["confirm"]>>(),
  "The statements could not be confirmed.",
);

/** Most statements that one call changes: each is checked again. */
const mostResolved = 30;
const noItems = { error: "items has to be a list of statements with what is done with each." };
const noAction = { error: "action has to be use-record or remove." };

/** Puts our records' values into statements, or takes statements out: all of them, in one new revision, or none. */
export const resolveClaims = postCall(
  "/functions/resolve-claims",
  z.extend(revisionCall(), {
    items: z
      .array(
        z.object(
          {
            /** Word for word as the checks have it. */
            sentence: z.string(noSentences),
            action: z.enum(["use-record", "remove"], noAction),
          },
          noItems,
        ),
        noItems,
      )
      .check(
        z.minLength(1, noItems),
        z.maxLength(mostResolved, { error: `Please change at most ${mostResolved} at once.` }),
      ),
  }),
  answers<ValueOf<ReviewService["resolutions"]["resolve"]>>(),
  "The statements could not be changed.",
);
