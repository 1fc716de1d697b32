import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { shortLine, type MailPart, type MailTemplate } from "../../notify/mail-template.ts";
import { oneLine } from "../../shared/written-text.ts";
import { readablePost } from "../../posts/text/article.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { countOpen, type OpenMarks } from "../../posts/revisions/kept-marks.ts";
import { postAddress } from "../../posts/post-address.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { postCategories, type Post } from "../../posts/post.ts";
import type { Schedule } from "../../posts/schedules/post-schedules.ts";
import { longIndianTime } from "../../shared/indian-times.ts";
import { previewLinkDays } from "../links/link-terms.ts";

export type TemplateSite = { readonly url: string; readonly name: string };

type Draft = {
  readonly post: Post;
  readonly facts: FactSnapshot;
  readonly open: OpenMarks;
  readonly previewUrl: string;
};

const quotedStatements = 10;
const longestQuote = 200;
const longestInstructions = 500;

export function newDraft(site: TemplateSite, draft: Draft): MailTemplate {
  return draftMail(site, "New draft", draft, [paragraph("A new draft is ready for your review.")]);
}

export function regeneratedDraft(
  site: TemplateSite,
  draft: Draft & { readonly corrections: string },
): MailTemplate {
  return draftMail(site, "Regenerated draft", draft, [
    paragraph(
      `The draft was regenerated and is now version ${draft.post.revision}. The request was:`,
    ),
    quote(draft.corrections),
  ]);
}

export type SentBack = Pick<Draft, "post" | "facts"> & {
  readonly by: string;
  readonly note: string;
};

export function sentBack(site: TemplateSite, { post, facts, by, note }: SentBack): MailTemplate {
  const { title } = readablePost(post, facts);
  return template(site, `Sent back: ${oneLine(title)}`, [
    paragraph(`${by} has sent this draft back with a note:`),
    quote(note),
    { kind: "heading", text: title },
    { kind: "link", label: "Open it in the editor", address: `${site.url}/admin/posts/${post.id}` },
  ]);
}

export function published(site: TemplateSite, post: Post, facts: FactSnapshot): MailTemplate {
  const { title, hero_summary, slug, published_at } = readablePost(post, facts);
  if (published_at === null) throw new Error(`post ${post.id} is not published`);
  const address = `${site.url}${postAddress({ slug, published_at })}`;
  return template(site, `Published: ${oneLine(title)}`, [
    paragraph("This post is now live."),
    { kind: "heading", text: title },
    paragraph(hero_summary),
    { kind: "link", label: "Read the published post", address },
  ]);
}

type Failed = { readonly instructions: string; readonly reason: string };

function failedParts(what: string, { instructions, reason }: Failed): MailPart[] {
  return [paragraph(what), quote(instructions), paragraph(`Reason: ${reason}`)];
}

export function failedGeneration(site: TemplateSite, failed: Failed): MailTemplate {
  return template(site, `Draft not made: ${shortLine(failed.instructions, 80)}`, [
    ...failedParts("No draft could be made from this prompt:", failed),
    toDashboard(site),
  ]);
}

export function failedCorrections(
  site: TemplateSite,
  failed: Failed & Pick<Draft, "post" | "facts"> & { readonly previewUrl: string | null },
): MailTemplate {
  const { title } = readablePost(failed.post, failed.facts);
  const heading: MailPart = { kind: "heading", text: title };
  if (failed.previewUrl === null)
    return template(site, `Article not changed: ${oneLine(title)}`, [
      ...failedParts(
        "The published article stays as it is. These corrections could not be made:",
        failed,
      ),
      heading,
      toDashboard(site),
    ]);
  return template(site, `Draft not regenerated: ${oneLine(title)}`, [
    ...failedParts("The draft was not changed. These corrections could not be made:", failed),
    paragraph("Your corrections are saved. Open the draft and choose Edit to try again."),
    heading,
    { kind: "link", label: "Open the draft", address: failed.previewUrl },
  ]);
}

export function scheduleStopped(
  site: TemplateSite,
  stopped: Pick<Draft, "post" | "facts"> &
    Pick<Schedule, "revision" | "publishAt"> & { readonly outcome: string },
): MailTemplate {
  const { title } = readablePost(stopped.post, stopped.facts);
  const when = longIndianTime(stopped.publishAt);
  return template(site, `Not published as scheduled: ${oneLine(title)}`, [
    { kind: "heading", text: title },
    paragraph(
      `Version ${stopped.revision} was scheduled for ${when} (India) and was not published. Readers still see the page as it was before. Reason:`,
    ),
    quote(stopped.outcome),
    toDashboard(site),
  ]);
}

function toDashboard({ url }: TemplateSite): MailPart {
  return { kind: "link", label: "Open the dashboard", address: `${url}/admin/dashboard` };
}

function template(site: TemplateSite, subject: string, parts: readonly MailPart[]): MailTemplate {
  return {
    subject,
    parts,
    footer: `Sent by ${site.name}, ${site.url}, to the reviewers of its blog.`,
  };
}

function draftMail(
  site: TemplateSite,
  what: string,
  draft: Draft,
  lead: readonly MailPart[],
): MailTemplate {
  const { title } = readablePost(draft.post, draft.facts);
  const subject = `${subjectOf(what, draft)}: ${oneLine(title)}`;
  return template(site, subject, [...lead, ...draftParts(draft)]);
}

function draftParts(draft: Draft): MailPart[] {
  const { post, facts, open, previewUrl } = draft;
  const { title, hero_summary, category } = readablePost(post, facts);
  return [
    { kind: "heading", text: title },
    paragraph(hero_summary),
    paragraph(`Category: ${postCategories[category]}`),
    ...conflictParts(open, factsOf(post, facts)),
    ...unverifiedParts(open),
    { kind: "link", label: "Review the draft", address: previewUrl },
    paragraph(
      `Opening the link changes nothing. It works for ${previewLinkDays} days. Anyone with it can publish the post, so please do not forward this e-mail.`,
    ),
  ];
}

function conflictParts(open: OpenMarks, facts: FactSnapshot): MailPart[] {
  const items = [
    ...open.conflicts.map(({ sentence, why }) => quoted(sentence, why)),
    ...open.stopping.map(({ quote: words, message }) => quoted(words, filledText(message, facts))),
  ];
  if (items.length === 0) return [];
  const { length } = items;
  return [
    paragraph(`${count(length, "conflict")} to settle before the post can be published:`),
    listOf(items),
  ];
}

function unverifiedParts({ unverified }: OpenMarks): MailPart[] {
  const { length } = unverified;
  if (length === 0) return [];
  const them = length === 1 ? "it" : "them";
  return [
    paragraph(
      `Our facts do not cover ${count(length, "statement")}. Please check ${them} before you approve the post.`,
    ),
    listOf(unverified.map(({ sentence }) => shortLine(sentence, longestQuote))),
  ];
}

function quoted(words: string, why: string | null): string {
  const named = shortLine(words, longestQuote);
  if (named === "") return why ?? "";
  return why === null ? `“${named}”` : `“${named}”: ${why}`;
}

function listOf(all: readonly string[]): MailPart {
  const items = all.slice(0, quotedStatements);
  const rest = all.length - items.length;
  return { kind: "list", items: rest === 0 ? items : [...items, `and ${rest} more`] };
}

function subjectOf(what: string, { open }: Draft): string {
  const { conflicts, unverified } = countOpen(open);
  const parts = [
    ...(conflicts === 0 ? [] : [`${count(conflicts, "conflict")} to settle`]),
    ...(unverified === 0 ? [] : [`${count(unverified, "statement")} to check`]),
  ];
  return [what, ...parts].join(", ");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

const quote = (text: string): MailPart => ({
  kind: "quote",
  text: shortLine(text, longestInstructions),
});
