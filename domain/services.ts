import type { OpenDatabase } from "../database/open-database.ts";
import type { AuditKey } from "./audit/audit-entry.ts";
import { createAuditLog } from "./audit/audit-log.ts";
import { createAuthService } from "./auth/auth-service.ts";
import type { RunTools } from "./drafting/runs/drafting-run.ts";
import type { Writer } from "./drafting/writer.ts";
import type { MailTransport } from "./notify/mail.ts";
import { createFactsService } from "./facts/facts-service.ts";
import { createDraftingService } from "./drafting/drafting-service.ts";
import { checkShortText } from "./drafting/steps/check.ts";
import { createCurrentWriter } from "./drafting/create-writer.ts";
import { createFollowingTransport, createMailQueue, deleteOldMails } from "./notify/mail-queue.ts";
import { createMailSender } from "./notify/mail-sender.ts";
import { noPictures, type MakePicture } from "./pictures/picture.ts";
import { createPictureService } from "./pictures/picture-service.ts";
import { deletePictureUses, listPictureUses } from "./posts/uses/picture-uses.ts";
import { createPostService, type PostService } from "./posts/post-service.ts";
import { createClosingRanksService } from "./closing-ranks/closing-ranks-service.ts";
import { createReadership } from "./readership/readership-service.ts";
import { createLinkDesk } from "./review/links/link-desk.ts";
import { createEditorSearch } from "./review/editing/record-search.ts";
import { createHandEditing } from "./review/editing/hand-editing.ts";
import { createNewPosts } from "./review/editing/new-posts.ts";
import { createWorkingCopies } from "./review/editing/working-copies.ts";
import { createPostDesk } from "./review/post-desk.ts";
import { createAuditView } from "./review/audit-view.ts";
import { createReviewLinks } from "./review/links/review-links.ts";
import { authorizeApprover } from "./review/office.ts";
import { createReviewNotifications } from "./review/mails/review-notifications.ts";
import { createReviewService } from "./review/review-service.ts";
import { createReviewTurns } from "./review/review-turns.ts";
import { createSchedules } from "./review/review-schedules.ts";
import { createSecondApprover } from "./review/second-approver.ts";
import { createSmtpTransport, type SmtpSettings } from "./notify/providers/smtp.ts";
import { createSearchService } from "./search/search-service.ts";
import { createSettingTrials } from "./settings/setting-trials.ts";
import type { SealingKey } from "./settings/sealed-secrets.ts";
import type { FixedSettings } from "./settings/settings-in-force.ts";
import { createSettingsService } from "./settings/settings-service.ts";
import type { Clock } from "./shared/clock.ts";
import type { Log } from "./shared/log.ts";
import {
  createOfficialPages,
  nothingWatched,
  type Watching,
} from "./official-pages/official-pages-service.ts";
import { createUpdatesService } from "./updates/updates-service.ts";
import { ownPaths } from "./posts/text/own-paths.ts";
import { createHousekeeping } from "./shared/housekeeping.ts";
import { createPoller } from "./shared/poller.ts";
import { followSiteVersion } from "./site-version.ts";

export type Services = ReturnType<typeof createServices>;

export type ServiceDependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  /** Tests script what the checks see. */
  readonly checkDraft?: RunTools["checkDraft"];
  readonly makePicture?: MakePicture;
  readonly siteUrl: string;
  /** Set by whoever runs the server: it wins over the desk. */
  readonly fixed?: FixedSettings;
  readonly settingsKey?: SealingKey;
  /** Without it nothing signs the end of the audit log. */
  readonly auditKey?: AuditKey | undefined;
  readonly officialPages?: Watching;
  /** Tests script who writes, and where mails go. */
  readonly writer?: Writer;
  readonly connectMail?: (settings: SmtpSettings) => MailTransport;
};

/**
 * The only place where rooms are joined. What one room does because something happened in another runs in the same
 * transaction: if it fails, that has not happened.
 */
export function createServices(dependencies: ServiceDependencies) {
  const { clock, log, siteUrl, fixed, writer, connectMail } = dependencies;
  const siteVersion = followSiteVersion(dependencies);
  const { database } = siteVersion;
  const audit = createAuditLog({ clock, key: dependencies.auditKey });
  const settings = createSettingsService({
    database,
    clock,
    audit,
    fixed,
    key: dependencies.settingsKey,
  });
  const { current } = settings;
  const rule = () => current().secondApprover;
  const facts = createFactsService({ database, clock, audit, secondApprover: rule });
  const transport = createFollowingTransport(
    () => current().mail,
    connectMail ?? createSmtpTransport,
  );
  const { isOn } = transport;
  const queue = createMailQueue(clock, isOn);
  const site = {
    url: siteUrl,
    get name() {
      return current().provider.name;
    },
  };
  const base = { database, clock, log, audit, site, facts };

  const auth = createAuthService({
    ...base,
    siteUrl,
    mail: queue,
    factorDue: () => current().factorDue,
    async onAccessEnded(queries, end) {
      await links.endOfPerson(queries, end);
    },
  });
  const { membershipOf } = auth.people;
  const office = { membershipOf, reviewers: () => current().reviewers };
  const links = createReviewLinks({ ...base, membershipOf });
  const review = { ...base, links, ...office };
  const secondApprover = createSecondApprover({ audit, links, rule });
  const notifications = createReviewNotifications({ ...review, queue, secondApprover: rule });
  const pictures = createPictureService({
    ...base,
    make: dependencies.makePicture ?? noPictures,
    listUses: (queries, ids) => listPictureUses(queries, ids, facts.current()),
    onDeleted: (queries, { pictureId }) => deletePictureUses(queries, pictureId),
  });
  // The type is written out: the checks of its posts are a part of the room that has them drafted.
  const posts: PostService = createPostService({
    ...base,
    checkContent: (asked) => drafting.recheck(asked),
    checkPictures: pictures.check,
    onPublished: (queries, post) => notifications.postPublished(queries, post),
    async onRevised(queries, saved) {
      await schedules.stopOutdated(queries, saved);
    },
    async onErased(queries, erased) {
      await drafting.erasePost(queries, erased);
      await links.deleteOfPost(queries, erased);
      await readership.deleteOfPost(queries, erased);
      await workingCopies.deleteOfPost(queries, erased);
    },
    authorizePublication: async (queries, command) => {
      const authorization = await authorizeApprover(membershipOf, queries, command.actor);
      return authorization.ok
        ? secondApprover.authorizePublication(queries, command)
        : authorization;
    },
  });
  const currentWriter = createCurrentWriter(() => current().writer, clock);
  const runSettings = () => {
    const { provider, writerTimeoutSeconds, dailyTokenLimit } = current();
    return {
      writer: writer ?? currentWriter(),
      timeoutSeconds: writerTimeoutSeconds,
      dailyTokenLimit,
      ownContacts: new Set([provider.phone, provider.whatsapp]),
    };
  };
  const updates = createUpdatesService({
    ...base,
    secondApprover: rule,
    checkWords: (words) => checkShortText(words, { ...base, ...runSettings() }),
    isThere: async (path) => {
      const [plain = ""] = path.split(/[?#]/);
      return (await ownPaths(posts, facts.current())).has(plain);
    },
  });
  const closingRanks = createClosingRanksService(base);
  const drafting = createDraftingService({
    ...base,
    settings: runSettings,
    posts,
    readSeats: closingRanks.table,
    checkDraft: dependencies.checkDraft,
    onRunEnded: (queries, event) => notifications.runEnded(queries, event),
  });
  const rooms = { ...review, posts, drafting, people: auth.people };
  const turns = createReviewTurns({ ...rooms, notifications });
  const schedules = createSchedules({ ...rooms, notifications });
  const workingCopies = createWorkingCopies(rooms);
  const editing = createHandEditing({ ...rooms, turns, workingCopies });
  const linkDesk = createLinkDesk(rooms);
  const readership = createReadership({ queries: database.queries, clock, log });
  const officialPages = createOfficialPages({
    ...base,
    ...(dependencies.officialPages ?? nothingWatched),
    mail: queue,
    approvers: () => auth.people.approvers(),
  });
  const search = createSearchService({
    facts,
    updates,
    newestPosts: posts.published.newestAsWritten,
    log,
  });
  siteVersion.keep([settings, facts, updates, closingRanks, officialPages.told, search]);

  return {
    siteVersion,
    audit,
    auth,
    people: auth.people,
    invitations: auth.invitations,
    facts,
    updates,
    posts,
    pictures,
    links,
    drafting,
    /** A post's way from its prompt to its publication: `requests`, `approval`, `marks`, `revisions`. */
    review: createReviewService({ ...rooms, linkDesk, turns }),
    desk: createPostDesk({
      ...rooms,
      secondApprover,
      turns,
      readingsOf: (ids) => readership.ofPosts(ids),
    }),
    auditView: createAuditView({ ...rooms, people: auth.people }),
    editing,
    newPosts: createNewPosts({ ...rooms, linkDesk, editing }),
    workingCopies,
    editorSearch: createEditorSearch(rooms),
    linkDesk,
    schedules,
    scheduleRunner: createPoller({
      log,
      interval: 1_000,
      work: () => schedules.performDue(),
      failure: "Schedules could not be read.",
    }),
    readership,
    closingRanks,
    search,
    officialPages,
    housekeeping: createHousekeeping({
      log,
      jobs: [
        { what: "deleted posts", remove: () => posts.publication.eraseExpired() },
        { what: "sessions, failures, links and keys of signing in", remove: () => auth.prune() },
        { what: "records of mails", remove: () => deleteOldMails(database, clock) },
        { what: "judged changes of official pages", remove: () => officialPages.deleteOld() },
      ],
    }),
    settings,
    settingTrials: createSettingTrials(current, transport, siteUrl),
    mailSender: createMailSender({ ...base, transport, isOn }),
  };
}
