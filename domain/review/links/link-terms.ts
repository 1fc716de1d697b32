/** What the holder of a link may do, each with what the one before may; without zod, because browsers load it. */
export const linkScopes = ["preview", "edit", "approve"] as const;

export type LinkScope = (typeof linkScopes)[number];

/** What a token is for; a link's tokens are of the purposes that its scope covers. */
export type LinkPurpose = LinkScope;

/** Whether tokens of this purpose may be derived from a link of this scope, and are accepted. */
export function coversPurpose(scope: LinkScope, purpose: LinkPurpose): boolean {
  return linkScopes.indexOf(purpose) <= linkScopes.indexOf(scope);
}

/** How many days a review link opens its post, unless another time is asked for. */
export const previewLinkDays = 7;

/** Most days that a link may open its post. */
export const longestLinkDays = 30;
