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
export const longestInstructions = 500;

/** A post was drafted and waits for its review. */
export function newDraft(site: TemplateSite, draft: Draft): MailTemplate {
  const { title } = readablePost(draft.post, draft.facts);
  return template(site, `${subjectOf("New draft", draft)}: ${singleLine(title)}`, [
    paragraph("A new draft is ready for your review."),
    ...draftParts(draft),
  ]);
}

/** A draft was rewritten after corrections. */
export function regeneratedDraft(
  site: TemplateSite,
  draft: Draft & { readonly corrections: string },
): MailTemplate {
  const { title } = readablePost(draft.post, draft.facts);
  return template(site, `${subjectOf("Regenerated draft", draft)}: ${singleLine(title)}`, [
    paragraph(`The draft was regenerated: this is revision ${draft.post.revision}. It was asked:`),
    quote(draft.corrections, longestInstructions),
    ...draftParts(draft),
  ]);
}

/** An admin asks for a review. */
export function reviewRequest(
  site: TemplateSite,
  request: Draft & { readonly message: string; readonly by: string },
): MailTemplate {
  const { title } = readablePost(request.post, request.facts);
  const asks = `${request.by.replace(/^admin:/, "")} asks you to look at this draft.`;
  return template(site, `${subjectOf("For your review", request)}: ${singleLine(title)}`, [
    paragraph(asks),
    ...(request.message === "" ? [] : [quote(request.message, longestInstructions)]),
    ...draftParts(request),
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

/** No post was made from a prompt. */
export function failedGeneration(
  site: TemplateSite,
  failed: { readonly instructions: string; readonly reason: string },
): MailTemplate {
  const subject = `Draft not made: ${shortLine(failed.instructions, 80)}`;
  return template(site, subject, [
    paragraph("No draft was made from this prompt:"),
    quote(failed.instructions, longestInstructions),
    paragraph(`The reason: ${failed.reason}`),
    toDashboard(site),
  ]);
}

/** A draft was not rewritten; it stays as it was. */
export function failedRegeneration(
  site: TemplateSite,
  failed: {
    readonly post: Post;
    readonly facts: FactSnapshot;
    readonly previewUrl: string;
    readonly instructions: string;
    readonly reason: string;
  },
): MailTemplate {
  const { title } = readablePost(failed.post, failed.facts);
  return template(site, `Draft not regenerated: ${singleLine(title)}`, [
    paragraph("The draft was not changed. These corrections could not be made:"),
    quote(failed.instructions, longestInstructions),
    paragraph(`The reason: ${failed.reason}`),
    paragraph("The corrections are kept: open the draft and choose Edit to try again."),
    { kind: "heading", text: title },
    { kind: "link", label: "Open the draft", address: failed.previewUrl },
  ]);
}

/** A published post was not rewritten. */
export function failedChange(
  site: TemplateSite,
  failed: {
    readonly post: Post;
    readonly facts: FactSnapshot;
    readonly instructions: string;
    readonly reason: string;
  },
): MailTemplate {
  const { title } = readablePost(failed.post, failed.facts);
  return template(site, `Article not changed: ${singleLine(title)}`, [
    paragraph("The published article stays as it is. These corrections could not be made:"),
    quote(failed.instructions, longestInstructions),
    paragraph(`The reason: ${failed.reason}`),
    { kind: "heading", text: title },
    toDashboard(site),
  ]);
}

export function toDashboard({ url }: TemplateSite): MailPart {
  return { kind: "link", label: "Open the dashboard", address: `${url}/admin/dashboard` };
}

export function template(
  site: TemplateSite,
  subject: string,
  parts: readonly MailPart[],
): MailTemplate {
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

export const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

export const quote = (text: string, longest: number): MailPart => ({
  kind: "quote",
  text: shortLine(text, longest),
});
