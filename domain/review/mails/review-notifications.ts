import type { Queries } from "../../../database/open-database.ts";
import type { RunEvent } from "../../drafting/runs/drafting-run.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import { renderMail, type MailTemplate } from "../../notify/mail-template.ts";
import type { MailQueue } from "../../notify/mail.ts";
import { countOpen } from "../../posts/revisions/kept-marks.ts";
import type { Schedule } from "../../posts/schedules/post-schedules.ts";
import { isLive, type Post } from "../../posts/post.ts";
import * as templates from "./review-mail-templates.ts";
import type { IssueLinkCommand, ReviewLinks } from "../links/review-links.ts";
import type { SecondApproverRule } from "../second-approver.ts";

export type ReviewNotifications = ReturnType<typeof createReviewNotifications>;

type StoredEvent = Exclude<RunEvent, { readonly kind: "failed" }>;

type StoppedPublication = {
  readonly post: Post;
  readonly schedule: Pick<Schedule, "revision" | "publishAt" | "scheduledBy">;
  readonly outcome: string;
};

type Dependencies = {
  readonly links: ReviewLinks;
  readonly queue: MailQueue;
  readonly reviewers: () => readonly string[];
  readonly site: templates.TemplateSite;
  readonly secondApprover: () => SecondApproverRule;
  readonly facts: Pick<FactsService, "current">;
};

export function createReviewNotifications(dependencies: Dependencies) {
  const { links, queue, reviewers, site, secondApprover, facts } = dependencies;
  return {
    runEnded: (queries: Queries, event: RunEvent): Promise<void> => {
      switch (event.kind) {
        case "drafted":
          return notifyOfNewPost(queries, event);
        case "revised":
          return notifyOfRevision(queries, event);
        case "failed":
          return notifyOfFailure(queries, event);
      }
    },

    postPublished: (queries: Queries, post: Post): Promise<void> =>
      send(queries, reviewers(), () => templates.published(site, post, facts.current())),

    scheduleStopped(
      queries: Queries,
      { post, schedule, outcome }: StoppedPublication,
    ): Promise<void> {
      const { revision, publishAt, scheduledBy } = schedule;
      const told = { post, revision, publishAt, outcome, facts: facts.current() };
      return send(queries, withAdmin(scheduledBy), () => templates.scheduleStopped(site, told));
    },

    async sentBack(
      queries: Queries,
      {
        writers,
        ...returned
      }: Omit<templates.SentBack, "facts"> & {
        readonly writers: readonly string[];
      },
    ): Promise<void> {
      const told = { ...returned, facts: facts.current() };
      await send(queries, writers, () => templates.sentBack(site, told));
    },
  };

  async function notifyOfNewPost(
    queries: Queries,
    { run, post, open, isToPublish }: StoredEvent,
  ): Promise<void> {
    const { id: postId, revision } = post;
    // For the dashboard of the admin who asked.
    await links.issue(queries, { postId, revision, by: run.requested_by });
    const isPublishedAtOnce =
      isToPublish && countOpen(open).conflicts === 0 && secondApprover() === "off";
    // Its publication is told instead.
    if (isPublishedAtOnce) return;
    await sendWithPreview(queries, { post, by: "system" }, reviewers(), (previewUrl) =>
      templates.newDraft(site, { post, open, previewUrl, facts: facts.current() }),
    );
  }

  async function notifyOfRevision(
    queries: Queries,
    { run, post, open }: StoredEvent,
  ): Promise<void> {
    await sendWithPreview(queries, { post, by: "system" }, reviewers(), (previewUrl) =>
      templates.regeneratedDraft(site, {
        post,
        facts: facts.current(),
        open,
        previewUrl,
        corrections: run.instructions,
      }),
    );
  }

  /** To the reviewers, and to the admin who asked, who may have left the dashboard. */
  async function notifyOfFailure(
    queries: Queries,
    { run, post, failure }: RunEvent & { kind: "failed" },
  ): Promise<void> {
    const recipients = withAdmin(run.requested_by);
    const failed = { instructions: run.instructions, reason: failure.message };
    if (post === null)
      return send(queries, recipients, () => templates.failedGeneration(site, failed));
    const failedCorrections = (previewUrl: string | null) =>
      templates.failedCorrections(site, { ...failed, post, facts: facts.current(), previewUrl });
    return isLive(post)
      ? send(queries, recipients, () => failedCorrections(null))
      : sendWithPreview(queries, { post, by: "system" }, recipients, failedCorrections);
  }

  function withAdmin(actor: string): readonly string[] {
    const [, admin] = /^admin:(.+)$/.exec(actor) ?? [];
    return admin === undefined ? reviewers() : [...new Set([...reviewers(), admin])];
  }

  /** Each mail has a link of its own: it opens for its full time, and can be revoked alone. */
  async function sendWithPreview(
    queries: Queries,
    { post, ...how }: { readonly post: Post } & Pick<IssueLinkCommand, "by">,
    recipients: readonly string[],
    write: (previewUrl: string) => MailTemplate,
  ): Promise<void> {
    if (!queue.isOn()) return;
    const { id: postId, revision } = post;
    for (const sentTo of recipients) {
      const previewUrl = await links.issue(queries, { postId, revision, sentTo, ...how });
      await queue.enqueue(queries, renderMail(write(previewUrl), sentTo));
    }
  }

  /** One mail each, so that an address that is refused keeps it from nobody else. */
  async function send(
    queries: Queries,
    recipients: readonly string[],
    write: () => MailTemplate,
  ): Promise<void> {
    if (!queue.isOn()) return;
    const content = write();
    for (const to of recipients) await queue.enqueue(queries, renderMail(content, to));
  }
}
