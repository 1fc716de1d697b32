import type { OpenDatabase } from "../database/open-database.ts";
import { createAuditLog } from "./audit/audit-log.ts";
import { createAuthService } from "./auth/auth-service.ts";
import type { SecondFactorRule } from "./auth/second-factor-rule.ts";
import { checkDraft } from "./drafting/checks/check-draft.ts";
import { createDraftingService } from "./drafting/drafting-service.ts";
import { createEvidence } from "./drafting/evidence.ts";
import type { Writer } from "./drafting/writer.ts";
import type { MailQueue } from "./notify/mail.ts";
import { createPostService } from "./posts/post-service.ts";
import { createReviewLinks } from "./review/review-links.ts";
import { createReviewService } from "./review/review-service.ts";
import type { Clock } from "./shared/clock.ts";
import type { Log } from "./shared/log.ts";

/** What pages and calls may use. */
export type Services = ReturnType<typeof createServices>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly writer: Writer;
  /** How long the writer may take for one answer. */
  readonly timeoutSeconds: number;
  /** Most tokens that all runs of one Indian day may use; null without a limit. */
  readonly dailyTokenLimit: number | null;
  /** Tests script what the checks see. */
  readonly checkDraft?: typeof checkDraft;
  /** Null or not given when no mail can be sent. */
  readonly mail?: MailQueue | null;
  /** Whether every admin needs a second factor. */
  readonly adminFactor?: SecondFactorRule;
  /** Signs review links; shared by every instance of the site. */
  readonly linkSecret: string;
  /** Canonical origin without a trailing slash, the institute's name and its phone numbers. */
  readonly site: {
    readonly url: string;
    readonly name: string;
    readonly contacts?: readonly string[];
  };
};

/** The only place where rooms are joined. */
export function createServices(dependencies: Dependencies) {
  const { database, clock, log, writer, linkSecret: secret, site } = dependencies;
  const audit = createAuditLog({ clock });
  const { mail = null, adminFactor = "off" } = dependencies;
  const siteUrl = site.url;
  const auth = createAuthService({ database, clock, siteUrl, audit, mail, adminFactor, log });
  const posts = createPostService({ database, clock, audit, site, log });
  const links = createReviewLinks({ database, clock, audit, secret, siteUrl });
  const drafting = createDraftingService({
    database,
    clock,
    writer,
    timeoutSeconds: dependencies.timeoutSeconds,
    dailyTokenLimit: dependencies.dailyTokenLimit,
    posts,
    audit,
    log,
    gatherEvidence: createEvidence().gather,
    checkDraft: dependencies.checkDraft ?? checkDraft,
    ownContacts: new Set(site.contacts),
    onNewPost: async (queries, post, requestedBy) => {
      await links.issue(queries, { postId: post.id, by: requestedBy });
    },
  });
  const review = createReviewService({ database, posts, drafting, links });
  return { audit, auth, posts, links, drafting, review };
}
