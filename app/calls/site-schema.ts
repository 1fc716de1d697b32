import * as z from "zod/mini";
import { auditKinds, type AuditKind } from "../../domain/audit/audit-kinds.ts";
import { cursor, emptyOutput, getCall, nextCursor, nullableText } from "./endpoint.ts";

/** What the session's person may do: an approver (`admin`) everything, a writer all but publish. 403 means nothing, 401 that it has ended. */
export const readRole = getCall(
  "/functions/user-role",
  emptyOutput,
  z.object({
    role: z.enum(["admin", "writer"]),
    /** Until when they may go on without the second factor that everybody needs from then on. */
    factorDue: z.optional(z.string()),
  }),
  "The server gave no usable answer. Please try again.",
);

/** How the site is, part by part. */
export const readSiteStatus = getCall(
  "/functions/site-status",
  emptyOutput,
  z.object({
    parts: z.array(
      z.object({
        name: z.string(),
        state: z.enum(["good", "off", "attention"]),
        text: z.string(),
      }),
    ),
  }),
);

export type StatusPart = z.output<typeof readSiteStatus.output>["parts"][number];

const auditKindNames = Object.keys(auditKinds) as AuditKind[];

const auditKind = z.enum(["", ...auditKindNames], { error: "There is no such kind of entry." });

/** One page of the audit log, newest first; of one post, person, kind or Indian day where that is not empty. */
export const readAuditLog = getCall(
  "/functions/audit-log",
  z.object({
    postId: z._default(z.string(), ""),
    cursor: cursor(),
    /** An address, `links` for the holders of review links, `site` for the site itself. */
    person: z._default(z.string(), ""),
    kind: z._default(auditKind, ""),
    day: z._default(z.string(), ""),
  }),
  z.object({
    entries: z.array(
      z.object({
        sequence: z.number(),
        at: z.string(),
        actor: z.string(),
        /** The name of whoever did it, or of the holder of their link. */
        by: z.string(),
        postTitle: nullableText,
        action: z.string(),
        post_id: nullableText,
        revision: z.nullable(z.number()),
        reason: nullableText,
      }),
    ),
    nextCursor,
    /** By whom it can be narrowed. */
    people: z.array(z.object({ email: z.string(), name: z.string() })),
    /** Whether every entry is as it was written, and if not the first that is not. Null on all pages but the first. */
    chain: z.nullable(
      z.union([
        z.object({ intact: z.literal(true), entries: z.number() }),
        z.object({ intact: z.literal(false), brokenAt: z.number() }),
      ]),
    ),
  }),
);

export type AuditPage = z.output<typeof readAuditLog.output>;
