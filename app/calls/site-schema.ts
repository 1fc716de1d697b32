import * as z from "zod/mini";
import { auditKinds, type AuditKind } from "../../domain/audit/audit-kinds.ts";
import type { Staff } from "../../domain/auth/account.ts";
import type { AuditPage } from "../../domain/review/audit-view.ts";
import { getCall, optionalText } from "./endpoint.ts";

/** An approver (`admin`) may do everything, a writer all but publish. 403 means no role, 401 that the session has ended. */
export const readRole = getCall<Pick<Staff, "role" | "factorDue">>()("/functions/user-role");

export type StatusPart = {
  readonly name: string;
  /** `off` for what is not set up, `attention` for what somebody has to look at. */
  readonly state: "good" | "off" | "attention";
  readonly text: string;
};

export type SiteStatus = { readonly parts: readonly StatusPart[] };

export const readSiteStatus = getCall<SiteStatus>()("/functions/site-status");

const auditKind = z.enum(["", ...(Object.keys(auditKinds) as AuditKind[])]);

/** One page of the audit log, newest first; with these words, of one post, person, kind or Indian day where that is not empty. */
export const readAuditLog = getCall<AuditPage>()("/functions/audit-log", {
  q: optionalText(),
  postId: optionalText(),
  cursor: optionalText(),
  /** An address, `links` for the holders of review links, `site` for the site itself. */
  person: optionalText(),
  kind: z._default(auditKind, ""),
  day: optionalText(),
});
