import { z } from "zod";
import type { LinkPurpose } from "./link-tokens.ts";

/** What the holder of a link may do, each with what the one before may. */
export const linkScopes = ["preview", "edit", "approve"] as const;

export const linkScopeSchema = z.enum(linkScopes);

export type LinkScope = z.infer<typeof linkScopeSchema>;

const purposes = {
  preview: ["preview"],
  edit: ["preview", "edit"],
  approve: ["preview", "edit", "approve"],
} as const satisfies Record<LinkScope, readonly LinkPurpose[]>;

/** Whether tokens of this purpose may be derived from a link of this scope, and are accepted. */
export function allows(scope: LinkScope, purpose: LinkPurpose): boolean {
  return purposes[scope].some((allowed) => allowed === purpose);
}
