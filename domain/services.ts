import type { OpenDatabase } from "../database/open-database.ts";
import { createAuditLog } from "./audit/audit-log.ts";
import { createAuthService } from "./auth/auth-service.ts";
import type { SecondFactorRule } from "./auth/second-factor-rule.ts";
import { createDraftingService } from "./drafting/drafting-service.ts";
import { checkWhenNeeded, gatherWhenNeeded } from "./drafting/loaded-with-first-run.ts";
import type { RunTools } from "./drafting/run-tools.ts";
import type { Writer } from "./drafting/writer.ts";
import type { MailCarrier } from "./notify/carrier.ts";
import { createMailQueue } from "./notify/mail-queue.ts";
import { forgetOldMails } from "./notify/old-mails.ts";
import { createMailSender } from "./notify/mail-sender.ts";
import { createPostService } from "./posts/post-service.ts";
import { createErasure } from "./review/erasure.ts";
import { createLinkDesk } from "./review/link-desk.ts";
import { forgetOldLinkSecrets } from "./review/link-secrets.ts";
import { createFreshLook } from "./review/fresh-look.ts";
import { createLookCatchUp } from "./review/look-catch-up.ts";
import { createPostDesk } from "./review/post-desk.ts";
import { createReviewLinks } from "./review/review-links.ts";
import { createReviewNotices } from "./review/review-notices.ts";
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
  const notices = createReviewNotices({
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
    onPublished: notices.postPublished,
    mayPublish: (queries, wanted) => secondApprover.mayPublish(queries, wanted),
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
    onEvent: notices.runEnded,
  });
  const review = createReviewService({ database, posts, drafting, links });
  const desk = createPostDesk({
    database,
    posts,
    drafting,
    links,
    secondApprover,
    audit,
    siteUrl,
  });
  const linkDesk = createLinkDesk({
    database,
    clock,
    audit,
    posts,
    links,
    notices,
    reviewers,
    secondApprover: rule,
  });
  const freshLook = createFreshLook({ database, posts, drafting, siteUrl });
  const lookCatchUp = createLookCatchUp({ database, posts, drafting, log });
  const erasure = createErasure({ database, posts, drafting, links });
  const housekeeping = createHousekeeping({
    log,
    chores: [
      { what: "deleted posts", remove: erasure.eraseExpired },
      { what: "sessions, failures, links and keys of signing in", remove: auth.prune },
      { what: "records of mails", remove: () => forgetOldMails(database, clock) },
      { what: "former secrets of links", remove: () => forgetOldLinkSecrets(database, clock) },
    ],
  });
  return {
    audit,
    auth,
    posts,
    links,
    drafting,
    review,
    desk,
    linkDesk,
    freshLook,
    lookCatchUp,
    erasure,
    housekeeping,
    mailSender,
  };
}
