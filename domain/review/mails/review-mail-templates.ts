import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  shortLine,
  singleLine,
  type MailPart,
  type MailTemplate,
} from "../../notify/mail-template.ts";
import { readablePost } from "../../posts/text/article.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import type { Claim, Finding } from "../../posts/revisions/ledger.ts";
import { postAddress } from "../../posts/post-address.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { postCategories, type Post } from "../../posts/post.ts";
import type { Schedule } from "../../posts/plans/post-schedules.ts";
import { longIndianTime } from "../../shared/indian-times.ts";
import { previewLinkDays, type LinkScope } from "../links/link-terms.ts";

/** Canonical origin without a trailing slash, and the institute's name. */
export type TemplateSite = { readonly url: string; readonly name: string };

type Draft = {
  readonly post: Post;
  /** In which its values are looked up. */
  readonly facts: FactSnapshot;
  /** Findings with which it must not be published. */
  readonly stopped: readonly Finding[];
  /** Statements that somebody has to check before it is published. */
  readonly unconfirmed: readonly Claim[];
  readonly previewUrl: string;
  /** What its holder may do, and for how many days; everything for the usual time when left out. */
  readonly scope?: LinkScope;
  readonly days?: number;
};

const quotedStatements = 10;
const longestQuote = 200;
const longestInstructions = 500;

/** A post was drafted and waits for its review. */
export function newDraft(site: TemplateSite, draft: Draft): MailTemplate {
  return draftMail(site, "New draft", draft, [paragraph("A new draft is ready for your review.")]);
}

/** A draft was rewritten after corrections. */
export function regeneratedDraft(
  site: TemplateSite,
  draft: Draft & { readonly corrections: string },
): MailTemplate {
  return draftMail(site, "Regenerated draft", draft, [
    paragraph(`The draft was regenerated: this is version ${draft.post.revision}. It was asked:`),
    quote(draft.corrections),
  ]);
}

/** An admin asks for a review. */
export function reviewRequest(
  site: TemplateSite,
  request: Draft & { readonly message: string; readonly by: string },
): MailTemplate {
  return draftMail(site, "For your review", request, [
    paragraph(`${request.by.replace(/^admin:/, "")} asks you to look at this draft.`),
    ...(request.message === "" ? [] : [quote(request.message)]),
  ]);
}

/** A post is public now. */
export function published(site: TemplateSite, post: Post, facts: FactSnapshot): MailTemplate {
  const { title, hero_summary, slug, published_at } = readablePost(post, facts);
  if (published_at === null) throw new Error(`post ${post.id} is not published`);
  const address = `${site.url}${postAddress({ slug, published_at })}`;
  return template(site, `Published: ${singleLine(title)}`, [
    paragraph("This post is public now."),
    { kind: "heading", text: title },
    paragraph(hero_summary),
    { kind: "link", label: "Read the published post", address },
  ]);
}

type Failed = { readonly instructions: string; readonly reason: string };

/** What was asked for and why it was not done. */
function failedParts(what: string, { instructions, reason }: Failed): MailPart[] {
  return [paragraph(what), quote(instructions), paragraph(`The reason: ${reason}`)];
}

/** No post was made from a prompt. */
export function failedGeneration(site: TemplateSite, failed: Failed): MailTemplate {
  return template(site, `Draft not made: ${shortLine(failed.instructions, 80)}`, [
    ...failedParts("No draft was made from this prompt:", failed),
    toDashboard(site),
  ]);
}

/** A post was not rewritten: it stays as it was. `previewUrl` opens a draft, and is null where readers have all of the post. */
export function failedCorrections(
  site: TemplateSite,
  failed: Failed & Pick<Draft, "post" | "facts"> & { readonly previewUrl: string | null },
): MailTemplate {
  const { title } = readablePost(failed.post, failed.facts);
  const heading: MailPart = { kind: "heading", text: title };
  if (failed.previewUrl === null)
    return template(site, `Article not changed: ${singleLine(title)}`, [
      ...failedParts(
        "The published article stays as it is. These corrections could not be made:",
        failed,
      ),
      heading,
      toDashboard(site),
    ]);
  return template(site, `Draft not regenerated: ${singleLine(title)}`, [
    ...failedParts("The draft was not changed. These corrections could not be made:", failed),
    paragraph("The corrections are kept: open the draft and choose Edit to try again."),
    heading,
    { kind: "link", label: "Open the draft", address: failed.previewUrl },
  ]);
}

/** A scheduled revision was not published at its instant. */
export function scheduleStopped(
  site: TemplateSite,
  stopped: Pick<Draft, "post" | "facts"> &
    Pick<Schedule, "revision" | "publishAt"> & { readonly outcome: string },
): MailTemplate {
  const { title } = readablePost(stopped.post, stopped.facts);
  const when = longIndianTime(stopped.publishAt);
  return template(site, `Not published as scheduled: ${singleLine(title)}`, [
    { kind: "heading", text: title },
    paragraph(
      `Version ${stopped.revision} was to go public on ${when} in India. It did not, and readers see what they saw before. The reason:`,
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
    footer: `Sent by ${site.name}, ${site.url}, to those who review its blog.`,
  };
}

const mayDo = {
  preview: "read the draft",
  edit: "have the draft corrected",
  approve: "publish the post",
} as const satisfies Record<LinkScope, string>;

/** A draft to look at, behind what is said of it first. */
function draftMail(
  site: TemplateSite,
  what: string,
  draft: Draft,
  lead: readonly MailPart[],
): MailTemplate {
  const { title } = readablePost(draft.post, draft.facts);
  const subject = `${subjectOf(what, draft)}: ${singleLine(title)}`;
  return template(site, subject, [...lead, ...draftParts(draft)]);
}

function draftParts(draft: Draft): MailPart[] {
  const {
    post,
    facts,
    stopped,
    unconfirmed,
    previewUrl,
    scope = "approve",
    days = previewLinkDays,
  } = draft;
  const { title, hero_summary, category } = readablePost(post, facts);
  return [
    { kind: "heading", text: title },
    paragraph(hero_summary),
    paragraph(`Category: ${postCategories[category]}`),
    ...stoppedParts(stopped, factsOf(post, facts)),
    ...unconfirmedParts(unconfirmed),
    { kind: "link", label: "Review the draft", address: previewUrl },
    paragraph(
      `Opening the link changes nothing. It works for ${days === 1 ? "1 day" : `${days} days`}; whoever has it can ${mayDo[scope]}.`,
    ),
  ];
}

function stoppedParts(stopped: readonly Finding[], facts: FactSnapshot): MailPart[] {
  if (stopped.length === 0) return [];
  const shown = stopped.slice(0, quotedStatements).map(({ quote: words, message }) => {
    const named = shortLine(words, longestQuote);
    // It names values as writers do: by token.
    const wrong = filledText(message, facts);
    return named === "" ? wrong : `“${named}”: ${wrong}`;
  });
  return [
    paragraph(`${needsYourEye(stopped)}. The post cannot be published with:`),
    listOf(shown, stopped.length),
  ];
}

function unconfirmedParts(unconfirmed: readonly Claim[]): MailPart[] {
  const { length } = unconfirmed;
  if (length === 0) return [];
  const shown = unconfirmed.slice(0, quotedStatements);
  const wait = length === 1 ? "1 statement waits" : `${length} statements wait`;
  return [
    paragraph(
      `${wait} for somebody to check ${length === 1 ? "it" : "them"} and to confirm that beside the draft. The post is not published before that:`,
    ),
    listOf(
      shown.map(({ sentence }) => shortLine(sentence, longestQuote)),
      length,
    ),
  ];
}

/** The first of so many. */
function listOf(shown: readonly string[], all: number): MailPart {
  const rest = all - shown.length;
  return { kind: "list", items: rest === 0 ? shown : [...shown, `and ${rest} more`] };
}

function subjectOf(what: string, { stopped, unconfirmed }: Draft): string {
  const parts = [
    ...(stopped.length === 0 ? [] : [needsYourEye(stopped)]),
    ...(unconfirmed.length === 0 ? [] : [`${unconfirmed.length} to check`]),
  ];
  return [what, ...parts].join(", ");
}

function needsYourEye({ length }: readonly Finding[]): string {
  return length === 1 ? "1 statement needs your eye" : `${length} statements need your eye`;
}

const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

const quote = (text: string): MailPart => ({
  kind: "quote",
  text: shortLine(text, longestInstructions),
});
