import type { Queries } from "../../../database/open-database.ts";
import type { RunEvent } from "../../drafting/runs/drafting-run.ts";
import {
  heading,
  link,
  paragraph,
  quote,
  renderMail,
  shortLine,
  type MailPart,
  type MailTemplate,
} from "../../notify/mail-template.ts";
import type { MailQueue } from "../../notify/mail.ts";
import { postAddress } from "../../posts/post-address.ts";
import { isLive, postCategories, type Post } from "../../posts/post.ts";
import { countOpen } from "../../posts/revisions/kept-marks.ts";
import type { Schedule } from "../../posts/schedules/schedule.ts";
import { readablePost } from "../../posts/text/article.ts";
import { longIndianTime } from "../../shared/indian-times.ts";
import { oneLine } from "../../shared/written-text.ts";
import { previewLinkDays } from "../links/link-terms.ts";
import { addressOfActor } from "../office.ts";
import type { ReviewRoom } from "../review-room.ts";
import type { SecondApproverRule } from "../second-approver.ts";

export type ReviewNotifications = ReturnType<typeof createReviewNotifications>;

type StoredEvent = Exclude<RunEvent, { readonly kind: "failed" }>;

type StoppedPublication = {
  readonly post: Post;
  readonly schedule: Pick<Schedule, "revision" | "publishAt" | "scheduledBy">;
  readonly outcome: string;
};

type Dependencies = Pick<ReviewRoom, "links" | "reviewers" | "site" | "facts"> & {
  readonly queue: MailQueue;
  readonly secondApprover: () => SecondApproverRule;
};

const longestInstructions = 500;

export function createReviewNotifications(dependencies: Dependencies) {
  const { links, queue, reviewers, site, secondApprover, facts } = dependencies;
  const toDashboard = link("Open the dashboard", `${site.url}/admin/dashboard`);
  return {
    runEnded(queries: Queries, event: RunEvent): Promise<void> {
      if (event.kind === "drafted") return tellOfNewPost(queries, event);
      if (event.kind === "failed") return tellOfFailure(queries, event);
      const news = `The draft was regenerated and is now version ${event.post.revision}. The request was:`;
      const lead = [paragraph(news), quote(event.run.prompt, longestInstructions)];
      return tellOfDraft(queries, "Regenerated draft", event, lead);
    },

    postPublished(queries: Queries, post: Post): Promise<void> {
      const { title, hero_summary, slug, published_at } = read(post);
      if (published_at === null) throw new Error(`post ${post.id} is not published`);
      const address = `${site.url}${postAddress({ slug, published_at })}`;
      return send(queries, reviewers(), `Published: ${oneLine(title)}`, [
        paragraph("This post is now live."),
        heading(title),
        paragraph(hero_summary),
        link("Read the published post", address),
      ]);
    },

    scheduleStopped(
      queries: Queries,
      { post, schedule, outcome }: StoppedPublication,
    ): Promise<void> {
      const { revision, publishAt, scheduledBy } = schedule;
      const { title } = read(post);
      const subject = `Not published as scheduled: ${oneLine(title)}`;
      return send(queries, withAdmin(scheduledBy), subject, [
        heading(title),
        paragraph(
          `Version ${revision} was scheduled for ${longIndianTime(publishAt)} (India) and was not published. Readers still see the page as it was before. Reason:`,
        ),
        quote(outcome, longestInstructions),
        toDashboard,
      ]);
    },

    sentBack(
      queries: Queries,
      post: Post,
      { by, note, writers }: { by: string; note: string; writers: readonly string[] },
    ): Promise<void> {
      const { title } = read(post);
      const address = `${site.url}/admin/posts/${post.id}`;
      return send(queries, writers, `Sent back: ${oneLine(title)}`, [
        paragraph(`${by} has sent this draft back with a note:`),
        quote(note, longestInstructions),
        heading(title),
        link("Open it in the editor", address),
      ]);
    },
  };

  async function tellOfNewPost(queries: Queries, event: StoredEvent): Promise<void> {
    const { run, post, open, isToPublish } = event;
    await links.issue(queries, { postId: post.id, revision: post.revision, by: run.requested_by });
    // It is published at once.
    if (isToPublish && countOpen(open).conflicts === 0 && secondApprover() === "off") return;
    const lead = [paragraph("A new draft is ready for your review.")];
    await tellOfDraft(queries, "New draft", event, lead);
  }

  function tellOfDraft(
    queries: Queries,
    news: string,
    { post, open }: StoredEvent,
    lead: readonly MailPart[],
  ): Promise<void> {
    const { title, hero_summary, category } = read(post);
    const { conflicts, unverified } = countOpen(open);
    // Which they are, the preview shows in the text itself.
    const subject = [
      news,
      ...(conflicts === 0 ? [] : [`${count(conflicts, "conflict")} to settle`]),
      ...(unverified === 0 ? [] : [`${count(unverified, "statement")} to check`]),
    ].join(", ");
    const about = `${subject}: ${oneLine(title)}`;
    return sendWithPreview(queries, post, reviewers(), about, (address) => [
      ...lead,
      heading(title),
      paragraph(hero_summary),
      paragraph(`Category: ${postCategories[category]}`),
      link("Review the draft", address),
      paragraph(
        `Opening the link changes nothing. It works for ${previewLinkDays} days. Anyone with it can publish the post, so please do not forward this e-mail.`,
      ),
    ]);
  }

  function tellOfFailure(
    queries: Queries,
    { run, post, failure }: RunEvent & { kind: "failed" },
  ): Promise<void> {
    const recipients = withAdmin(run.requested_by);
    const parts = [quote(run.prompt, longestInstructions), paragraph(`Reason: ${failure.message}`)];
    if (post === null)
      return send(queries, recipients, `Draft not made: ${shortLine(run.prompt, 80)}`, [
        paragraph("No draft could be made from this prompt:"),
        ...parts,
        toDashboard,
      ]);
    const { title } = read(post);
    if (isLive(post))
      return send(queries, recipients, `Article not changed: ${oneLine(title)}`, [
        paragraph("The published article stays as it is. These corrections could not be made:"),
        ...parts,
        heading(title),
        toDashboard,
      ]);
    const subject = `Draft not regenerated: ${oneLine(title)}`;
    return sendWithPreview(queries, post, recipients, subject, (address) => [
      paragraph("The draft was not changed. These corrections could not be made:"),
      ...parts,
      paragraph("Your corrections are saved. Open the draft and choose Edit to try again."),
      heading(title),
      link("Open the draft", address),
    ]);
  }

  function read(post: Post) {
    return readablePost(post, facts.current());
  }

  function withAdmin(actor: string): readonly string[] {
    const admin = addressOfActor(actor);
    return admin === null ? reviewers() : [...new Set([...reviewers(), admin])];
  }

  /** Each mail has a link of its own: it opens for its full time, and can be revoked alone. */
  async function sendWithPreview(
    queries: Queries,
    { id: postId, revision }: Post,
    recipients: readonly string[],
    subject: string,
    write: (previewUrl: string) => readonly MailPart[],
  ): Promise<void> {
    if (!queue.isOn()) return;
    for (const sentTo of recipients) {
      const issued = { postId, revision, sentTo, by: "system" };
      await send(queries, [sentTo], subject, write(await links.issue(queries, issued)));
    }
  }

  /** One mail each, so that an address that is refused keeps it from nobody else. */
  async function send(
    queries: Queries,
    recipients: readonly string[],
    subject: string,
    parts: readonly MailPart[],
  ): Promise<void> {
    if (!queue.isOn()) return;
    const footer = `Sent by ${site.name}, ${site.url}, to the reviewers of its blog.`;
    const mail: MailTemplate = { subject, parts, footer };
    for (const to of recipients) await queue.enqueue(queries, renderMail(mail, to));
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
