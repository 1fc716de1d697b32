import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Finding } from "../../posts/revisions/ledger.ts";
import { untitledSlug, slugFromTitle } from "../../posts/post-address.ts";
import { filledText, unknownTokens } from "../../posts/text/fact-tokens.ts";
import { type DraftPart, finding, type SafetyContext, type SafetyText } from "./safety-text.ts";

/** Characters of a text as it is read, or the number of tags. Below 200 characters of a body there is nothing to publish. */
const bounds = {
  title: { min: 3, max: 110, name: "The title" },
  meta_description: { min: 50, max: 160, name: "The description for search engines" },
  hero_summary: { min: 1, max: 300, name: "The summary" },
  tags: { min: 1, max: 6, name: "The list of tags" },
  body_markdown: { min: 200, max: Infinity, name: "The body" },
} as const;

export const textBounds: Readonly<
  Record<
    "title" | "hero_summary" | "meta_description",
    { readonly min: number; readonly max: number }
  >
> = bounds;

const body = { field: "body_markdown", block: 1 } as const;

export function checkShape(
  { content, excess }: SafetyText,
  { facts, slug }: SafetyContext,
): readonly Finding[] {
  const { title, tags, body_markdown } = content;
  const findings = [
    ...boundFindings("title", title.trim().length),
    ...boundFindings("meta_description", filledText(content.meta_description, facts).trim().length),
    ...boundFindings("hero_summary", filledText(content.hero_summary, facts).trim().length),
    ...boundFindings("tags", tags.length),
    ...boundFindings("body_markdown", body_markdown.trim().length),
  ];
  const address = slug ?? slugFromTitle(title);
  if (new RegExp(`^${untitledSlug}(?:-\\d+)?$`).test(address)) {
    const message = `The address “${address}” tells nothing: it needs words in Latin letters.`;
    findings.push(finding("slug", { field: "slug" }, address, message));
  }
  if (excess !== null)
    findings.push(finding("shape", body, "", `The text cannot be checked: ${excess}.`));
  return findings;
}

function boundFindings(field: keyof typeof bounds, length: number): readonly Finding[] {
  const { min, max, name } = bounds[field];
  if (length >= min && length <= max) return [];
  const needs = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
  const message =
    length === 0
      ? `${name} is missing.`
      : `${name} has ${length} ${field === "tags" ? "entries" : "characters"}; it needs ${needs}.`;
  return [finding("shape", field === "body_markdown" ? body : { field }, "", message)];
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
const unreadable =
  "The text holds characters or encoded data that readers cannot read: leave it out.";
const noTokens = "Titles, tags, addresses and code hold no tokens: say it in words there.";
const malformed = "A token is malformed: write {{fact:ID}} with the id of a record.";

const element = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|<!doctype|<\?[a-z]/i;
/** Directions of writing, which are no part of a letter; joiners and flags are. */
const hidden = /[\u202a-\u202e\u2060-\u2069]/u;
const encoded =
  /(?<![\w/+=-])[A-Za-z0-9+/]{60,}={0,2}(?![\w/+=-])|(?:\\x[0-9a-f]{2}){8,}|(?:%[0-9a-f]{2}){8,}/i;

/** HTML, tokens that name no record, and what readers cannot see or read, in any part of a draft. */
export function checkMarkup({ parts }: SafetyText, { facts }: SafetyContext): readonly Finding[] {
  return parts.flatMap((part) => {
    const { is, place, text } = part;
    const findings = [...tokenFindings(part, facts)];
    if (is === "html" || (is === "field" && element.test(text)))
      findings.push(finding("raw-html", place, text, noHtml));
    if (hidden.test(text) || encoded.test(text))
      findings.push(finding("smuggled-instruction", place, text, unreadable));
    return findings;
  });
}

const likeToken = /\{\{|\}\}|\{\s*fact\s*:|\[\[?\s*fact\s*:|<\s*fact\s*:/i;

function tokenFindings({ is, place, text }: DraftPart, facts: FactSnapshot): readonly Finding[] {
  if (is === "html" || is === "source") return [];
  const mayHoldValues =
    is === "text" || place.field === "hero_summary" || place.field === "meta_description";
  if (!mayHoldValues) {
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
