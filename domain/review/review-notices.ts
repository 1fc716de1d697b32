import type { Queries } from "../../database/open-database.ts";
import type { RunEvent } from "../drafting/run-event.ts";
import { mailOf, type Letter } from "../notify/letter.ts";
import type { MailQueue } from "../notify/mail.ts";
import { stoppingFindings } from "../posts/ledger.ts";
import type { Post } from "../posts/post.ts";
import * as letters from "./review-letters.ts";
import type { ReviewLinks } from "./review-links.ts";

type Dependencies = {
  readonly links: ReviewLinks;
  /** Null without mail. */
  readonly queue: MailQueue | null;
  /** Who is told of every draft. */
  readonly reviewers: readonly string[];
  /** Canonical origin without a trailing slash, and the institute's name. */
  readonly site: letters.LetterSite;
};

/**
 * What follows when a run ends or a post becomes public: its preview link, and the mails to those who
 * review. All of it stands or falls with the caller's transaction.
 */
export function createReviewNotices({ links, queue, reviewers, site }: Dependencies) {
  return {
    runEnded: (queries: Queries, event: RunEvent): Promise<void> => {
      switch (event.kind) {
        case "drafted":
          return tellOfNewPost(queries, event);
        case "revised":
          return tellOfRevision(queries, event);
        case "failed":
          return tellOfFailure(queries, event);
      }
    },

    postPublished: (queries: Queries, post: Post): Promise<void> =>
      send(queries, reviewers, () => letters.published(site, post)),
  };

  async function tellOfNewPost(
    queries: Queries,
    { run, post, ledger }: RunEvent & { kind: "drafted" },
  ): Promise<void> {
    const previewUrl = await links.issue(queries, { postId: post.id, by: run.requested_by });
    const stopped = stoppingFindings(ledger);
    const isPublishedAtOnce =
      run.assignment.kind === "generate" && run.assignment.publish && stopped.length === 0;
    // Its publication is told instead.
    if (isPublishedAtOnce) return;
    await send(queries, reviewers, () => letters.newDraft(site, { post, stopped, previewUrl }));
  }

  async function tellOfRevision(
    queries: Queries,
    { run, post, ledger }: RunEvent & { kind: "revised" },
  ): Promise<void> {
    const stopped = stoppingFindings(ledger);
    await sendWithPreview(queries, post, reviewers, (previewUrl) =>
      letters.regeneratedDraft(site, { post, stopped, previewUrl, corrections: run.instructions }),
    );
  }

  /** To the reviewers, and to the admin who asked, who may have left the dashboard. */
  async function tellOfFailure(
    queries: Queries,
    { run, post, failure }: RunEvent & { kind: "failed" },
  ): Promise<void> {
    const [, admin] = /^admin:(.+)$/.exec(run.requested_by) ?? [];
    const recipients = admin === undefined ? reviewers : [...new Set([...reviewers, admin])];
    const { instructions } = run;
    const reason = failure.message;
    if (post === null)
      return send(queries, recipients, () =>
        letters.failedGeneration(site, { instructions, reason }),
      );
    return sendWithPreview(queries, post, recipients, (previewUrl) =>
      letters.failedRegeneration(site, { post, previewUrl, instructions, reason }),
    );
  }

  /** Each mail has a link of its own: it opens for its full time, and can be revoked alone. */
  async function sendWithPreview(
    queries: Queries,
    post: Post,
    recipients: readonly string[],
    write: (previewUrl: string) => Letter,
  ): Promise<void> {
    if (queue === null || recipients.length === 0) return;
    const previewUrl = await links.issue(queries, { postId: post.id, by: "system" });
    await send(queries, recipients, () => write(previewUrl));
  }

  /** One mail each, so that an address that is refused keeps it from nobody else. */
  async function send(
    queries: Queries,
    recipients: readonly string[],
    write: () => Letter,
  ): Promise<void> {
    if (queue === null || recipients.length === 0) return;
    const letter = write();
    for (const to of recipients) await queue.enqueue(queries, mailOf(letter, to));
  }
}
