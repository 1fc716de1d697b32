import type { OpenDatabase } from "../database/open-database.ts";
import { createAuditLog } from "./audit/audit-log.ts";
import { createAuthService } from "./auth/auth-service.ts";
import type { SecondFactorRule } from "./auth/auth-service.ts";
import { createDraftingService } from "./drafting/drafting-service.ts";
import { checkWhenNeeded, gatherWhenNeeded } from "./drafting/loaded-with-first-run.ts";
import type { RunTools } from "./drafting/run-tools.ts";
import type { Writer } from "./drafting/writer.ts";
import type { MailCarrier } from "./notify/carrier.ts";
import { createMailQueue } from "./notify/mail-queue.ts";
import { forgetOldMails } from "./notify/old-mails.ts";
import { createMailSender } from "./notify/mail-sender.ts";
import { createPostService } from "./posts/post-service.ts";
import { createLinkDesk } from "./review/link-desk.ts";
import { deleteOldLinkSecrets } from "./review/link-tokens.ts";
import { createDueReviews, createReviewBackfill } from "./review/due-reviews.ts";
import { createHandEditing } from "./review/editing/hand-editing.ts";
import { createPostDesk } from "./review/post-desk.ts";
import { createPostRecords } from "./review/post-records.ts";
import { createReviewLinks } from "./review/review-links.ts";
import { createReviewNotifications } from "./review/review-notifications.ts";
import { createReviewService } from "./review/review-service.ts";
import { createSecondApprover, type SecondApproverRule } from "./review/second-approver.ts";
import type { Clock } from "./shared/clock.ts";
import { createHousekeeping } from "./shared/housekeeping.ts";
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
  readonly checkDraft?: RunTools["checkDraft"];
  /** Whether every admin needs a second factor. */
  readonly adminFactor?: SecondFactorRule;
  /** Whether a post is published only by somebody who is none of its authors. */
  readonly secondApprover?: SecondApproverRule;
  /** What takes mails to the mail server, and who reviews; null without mail. */
  readonly mail?: { readonly carrier: MailCarrier; readonly reviewers: readonly string[] } | null;
  /** Canonical origin without a trailing slash, the institute's name and its phone numbers. */
  readonly site: {
    readonly url: string;
    readonly name: string;
    readonly contacts?: readonly string[];
  };
};

/** The only place where rooms are joined. */
export function createServices(dependencies: Dependencies) {
  const { database, clock, log, writer, site } = dependencies;
  const audit = createAuditLog({ clock });
  const { mail = null, adminFactor = "off" } = dependencies;
  const siteUrl = site.url;
  const mailQueue = mail && createMailQueue({ clock });
  const mailSender = mail && createMailSender({ database, clock, log, carrier: mail.carrier });
  const auth = createAuthService({
    database,
    clock,
    siteUrl,
    audit,
    mail: mailQueue,
    adminFactor,
    log,
  });
  const links = createReviewLinks({ database, clock, audit, siteUrl });
  const reviewers = mail?.reviewers ?? [];
  const { secondApprover: rule = "off" } = dependencies;
  const secondApprover = createSecondApprover({ rule, audit, links, reviewers });
  const notifications = createReviewNotifications({
    links,
    queue: mailQueue,
    reviewers,
    site,
    secondApprover: rule,
  });
  const posts = createPostService({
    database,
    clock,
    audit,
    site,
    log,
    onPublished: notifications.postPublished,
    authorizePublication: (queries, command) =>
      secondApprover.authorizePublication(queries, command),
  });
  const drafting = createDraftingService({
    database,
    clock,
    writer,
    timeoutSeconds: dependencies.timeoutSeconds,
    dailyTokenLimit: dependencies.dailyTokenLimit,
    posts,
    audit,
    log,
    gatherEvidence: gatherWhenNeeded,
    checkDraft: dependencies.checkDraft ?? checkWhenNeeded,
    ownContacts: new Set(site.contacts),
    onEvent: notifications.runEnded,
  });
  const linkDesk = createLinkDesk({
    database,
    clock,
    audit,
    posts,
    links,
    notifications,
    reviewers,
    secondApprover: rule,
  });
  const rooms = { database, posts, drafting, links, audit, siteUrl };
  const eraseExpiredPosts = () =>
    posts.deletion.eraseExpired(async (queries, postId) => {
      await drafting.erasePost(queries, postId);
      await links.deleteOfPost(queries, postId);
    });
  const housekeeping = createHousekeeping({
    log,
    chores: [
      { what: "deleted posts", remove: eraseExpiredPosts },
      { what: "sessions, failures, links and keys of signing in", remove: () => auth.prune() },
      { what: "records of mails", remove: () => forgetOldMails(database, clock) },
      { what: "former secrets of links", remove: () => deleteOldLinkSecrets(database, clock) },
    ],
  });
  return {
    audit,
    auth,
    posts,
    links,
    drafting,
    /** A post's way from its prompt to its publication: `requests`, `approval`, `revisions`, `passages`. */
    review: createReviewService({ ...rooms, linkDesk }),
    /** The list of all posts, and what becomes of them. */
    desk: createPostDesk({ ...rooms, secondApprover }),
    /** Everything that is kept of a post, and the audit log. */
    records: createPostRecords(rooms),
    /** Editing by hand. */
    editing: createHandEditing(rooms),
    linkDesk,
    /** Live posts whose periodic review is due. */
    dueReviews: createDueReviews(rooms),
    reviewBackfill: createReviewBackfill({ ...rooms, log }),
    eraseExpiredPosts,
    housekeeping,
    mailSender,
  };
}
