import { call, type Answer, unreadable } from "./call.ts";
import { hasFields, isBoolean, isListOf, isNullOr, isNumber, isOneOf, isText } from "./guards.ts";

export type LinkScope = "preview" | "edit" | "approve";

export type ReviewLink = {
  readonly id: string;
  readonly scope: LinkScope;
  readonly state: "open" | "expired" | "revoked";
  /** The latest revision when it was made; null for old links. */
  readonly revision: number | null;
  readonly sent_to: string | null;
  readonly created_by: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
  readonly last_use: string | null;
  /** Null when the present admin may not copy it. */
  readonly previewUrl: string | null;
};

export type LinksOfPost = {
  readonly post: { readonly id: string; readonly title: string };
  /** Whether anything of it waits for approval. */
  readonly isReviewable: boolean;
  readonly links: readonly ReviewLink[];
  readonly canSend: boolean;
  readonly reviewers: readonly string[];
  readonly secondApprover: "off" | "required";
};

/** What a new link is to be. */
export type LinkTerms = { readonly scope: LinkScope; readonly days: number };

const isLink = hasFields({
  id: isText,
  scope: isOneOf("preview", "edit", "approve"),
  state: isOneOf("open", "expired", "revoked"),
  revision: isNullOr(isNumber),
  sent_to: isNullOr(isText),
  created_by: isNullOr(isText),
  created_at: isText,
  expires_at: isText,
  last_used_at: isNullOr(isText),
  last_use: isNullOr(isText),
  previewUrl: isNullOr(isText),
});

const isLinksOfPost = hasFields({
  post: hasFields({ id: isText, title: isText }),
  isReviewable: isBoolean,
  links: isListOf(isLink),
  canSend: isBoolean,
  reviewers: isListOf(isText),
  secondApprover: isOneOf("off", "required"),
});

/** The links of a post, newest first. */
export function readReviewLinks(postId: string, bearer: string): Promise<Answer<LinksOfPost>> {
  const path = `/functions/review-links?${new URLSearchParams({ postId }).toString()}`;
  return call({ path, bearer }, isLinksOfPost, unreadable);
}

/** A new link to hand out. */
export function makeReviewLink(
  wish: LinkTerms & { readonly postId: string },
  bearer: string,
): Promise<Answer<{ readonly previewUrl: string }>> {
  return call(
    { path: "/functions/review-link", body: wish, bearer },
    hasFields({ previewUrl: isText }),
    "The link could not be made.",
  );
}

/** Ends one link, or all that open something for null. */
export function revokeReviewLinks(
  wish: { readonly postId: string; readonly linkId: string | null },
  bearer: string,
): Promise<Answer<{ readonly revoked: number }>> {
  return call(
    { path: "/functions/revoke-links", body: wish, bearer },
    hasFields({ revoked: isNumber }),
    "The link could not be revoked.",
  );
}

/** Mails each of these people a link of their own. */
export function sendForReview(
  wish: LinkTerms & {
    readonly postId: string;
    readonly addresses: readonly string[];
    readonly message: string;
  },
  bearer: string,
): Promise<Answer<{ readonly sent: number }>> {
  return call(
    { path: "/functions/send-for-review", body: wish, bearer },
    hasFields({ sent: isNumber }),
    "The mails could not be sent.",
  );
}
