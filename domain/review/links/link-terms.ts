export const linkScopes = ["preview", "edit", "approve"] as const;

export type LinkScope = (typeof linkScopes)[number];

export type LinkPurpose = LinkScope;

export function coversPurpose(scope: LinkScope, purpose: LinkPurpose): boolean {
  return linkScopes.indexOf(purpose) <= linkScopes.indexOf(scope);
}

export const previewLinkDays = 7;

export const longestLinkDays = 30;
