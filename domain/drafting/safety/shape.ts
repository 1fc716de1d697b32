import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Finding } from "../../posts/revisions/ledger.ts";
import { untitledSlug, slugFromTitle } from "../../posts/post-address.ts";
import { isSlug } from "../../posts/post.ts";
import { filledText, unknownTokens } from "../../posts/text/fact-tokens.ts";
import { type DraftPart, finding, type SafetyContext, type SafetyText } from "./safety-text.ts";

type Bounds = {
  readonly min: number;
  readonly max: number;
  readonly field: "title" | "meta_description" | "hero_summary" | "tags" | "body_markdown";
  /** With N for the number. */
  readonly saying: string;
  readonly missing?: string;
};

/** Below 200 characters of a body there is nothing to publish. */
// prettier-ignore
const bounds = {
  title: { min: 3, max: 110, field: "title", saying: "The title has N characters" },
  meta_description: { min: 50, max: 160, field: "meta_description", saying: "The description for search engines has N characters as read", missing: "The description for search engines is missing." },
  hero_summary: { min: 1, max: 300, field: "hero_summary", saying: "The summary has N characters as read", missing: "The summary is missing." },
  sentences: { min: 0, max: 4, field: "hero_summary", saying: "The summary has N sentences" },
  tags: { min: 1, max: 6, field: "tags", saying: "There are N tags", missing: "The tags are missing." },
  tag: { min: 1, max: 40, field: "tags", saying: "A tag has N characters" },
  body: { min: 200, max: Infinity, field: "body_markdown", saying: "The body has N characters, too few to read", missing: "The body is missing." },
} as const satisfies Record<string, Bounds>;

export const textBounds: Readonly<
  Record<"title" | "hero_summary" | "meta_description", Pick<Bounds, "min" | "max">>
> = bounds;

const body = { field: "body_markdown", block: 1 } as const;

export function checkShape(
  { content, tree, excess }: SafetyText,
  { facts, slug }: SafetyContext,
): readonly Finding[] {
  const { title, tags, body_markdown } = content;
  const description = filledText(content.meta_description, facts).trim();
  const summary = filledText(content.hero_summary, facts).trim();
  const sentences = summary.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.length ?? 0;
  const findings = [
    ...boundFindings("title", title),
    ...boundFindings("meta_description", description),
    ...boundFindings("hero_summary", summary),
    ...boundFindings("sentences", summary, sentences),
    ...boundFindings("tags", tags.join(", "), tags.length),
    ...tags.flatMap((tag) => boundFindings("tag", tag)),
    ...boundFindings("body", body_markdown),
    ...slugFindings(slug, title),
  ];
  const topHeading = "The body has a heading of level 1, which is the title's: begin with level 2.";
  if (tree.children.some((node) => node.type === "heading" && node.depth === 1))
    findings.push(finding("shape", body, "# ", topHeading, false));
  if (excess !== null)
    findings.push(finding("shape", body, "", `The text cannot be checked: ${excess}.`));
  return findings;
}

function boundFindings(
  part: keyof typeof bounds,
  quote: string,
  count = quote.trim().length,
): readonly Finding[] {
  const { min, max, field, saying, missing }: Bounds = bounds[part];
  if (count >= min && count <= max) return [];
  const needs = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
  const message = `${saying.replace("N", String(count))}; it needs ${needs}.`;
  const place = field === "body_markdown" ? body : { field };
  return [finding("shape", place, quote, count === 0 && missing !== undefined ? missing : message)];
}

/** An address tells what the post is about; one of `kept` was given when the title had no Latin letter. */
function slugFindings(kept: string | null, title: string): readonly Finding[] {
  const slug = kept ?? slugFromTitle(title);
  const isTelling =
    kept === null
      ? isSlug(slug) && slug !== untitledSlug
      : !new RegExp(`^${untitledSlug}(?:-\\d+)?$`).test(slug);
  if (isTelling) return [];
  const message =
    kept === null
      ? `The title gives the address “${slug}”, which tells nothing: it needs words in Latin letters.`
      : `The address “${slug}” tells nothing: please choose one with words in Latin letters.`;
  return [finding("slug", { field: "slug" }, slug, message)];
}

/** No post is published with a heading that has no text below it. */
export function checkUnwritten(
  { tree, content }: SafetyText,
  { facts }: SafetyContext,
): readonly Finding[] {
  return tree.children.flatMap((node, index) => {
    if (node.type !== "heading") return [];
    const next = tree.children[index + 1];
    const isEmpty = next === undefined || (next.type === "heading" && next.depth <= node.depth);
    if (!isEmpty) return [];
    const { start, end } = node.position ?? {};
    const written = content.body_markdown.slice(start?.offset ?? 0, end?.offset ?? 0);
    const heading = filledText(written.replace(/^#+\s*/, ""), facts);
    const message = `“${heading}” is still to be written: there is no text below this heading. Write it, or take the heading out.`;
    return [finding("shape", { field: "body_markdown", block: index + 1 }, heading, message)];
  });
}

const noHtml = "Articles are markdown without HTML: write it in markdown or leave it out.";
const unseen = "The text holds characters that readers cannot see: write it without them.";
const encoded = "The text holds encoded data: leave it out.";
const noTokens = "Titles, tags, addresses and code hold no tokens: say it in words there.";
const malformed = "A token is malformed: write {{fact:ID}} with the id of a record.";

const element = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|<!doctype|<\?[a-z]/i;
/** No part of a letter; joiners and flags are letters. */
const hidden = /[\u202a-\u202e\u2060-\u2069]/u;
const blob =
  /(?<![\w/+=-])[A-Za-z0-9+/]{60,}={0,2}(?![\w/+=-])|(?:\\x[0-9a-f]{2}){8,}|(?:%[0-9a-f]{2}){8,}/i;

/** HTML, tokens that name no record, and what readers cannot see or read, in any part of a draft. */
export function checkMarkup({ parts }: SafetyText, { facts }: SafetyContext): readonly Finding[] {
  return parts.flatMap((part) => {
    const { is, place, text } = part;
    const findings = [...tokenFindings(part, facts)];
    const isField = is === "title" || is === "summary" || is === "tag";
    if (is === "html" || (isField && element.test(text)))
      findings.push(finding("raw-html", place, text, noHtml));
    if (hidden.test(text)) findings.push(finding("smuggled-instruction", place, text, unseen));
    if (blob.test(text)) findings.push(finding("smuggled-instruction", place, text, encoded));
    return findings;
  });
}

const likeToken = /\{\{|\}\}|\{\s*fact\s*:|\[\[?\s*fact\s*:|<\s*fact\s*:/i;

function tokenFindings({ is, place, text }: DraftPart, facts: FactSnapshot): readonly Finding[] {
  if (is === "html" || is === "source") return [];
  if (is !== "text" && is !== "summary") {
    const plain = text.replaceAll(/%7b/gi, "{").replaceAll(/%7d/gi, "}");
    const [token] = /\{\{[^{}\n]*\}?\}?/.exec(plain) ?? [];
    return token === undefined ? [] : [finding("unknown-token", place, token, noTokens)];
  }
  const unknown = unknownTokens(text, facts).map((token) => {
    const message = `${token} names no record: use a token from the list of facts or leave the value out.`;
    return finding("unknown-token", place, token, message);
  });
  const [odd] = likeToken.exec(text.replaceAll(/\{\{[^{}\n]*\}\}/g, "")) ?? [];
  return unknown.length > 0 || odd === undefined
    ? unknown
    : [finding("unknown-token", place, odd, malformed)];
}
