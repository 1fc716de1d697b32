import type { Finding } from "../../posts/revisions/ledger.ts";
import { untitledSlug, slugFromTitle } from "../../posts/post-address.ts";
import { isSlug } from "../../posts/post.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { finding, type SafetyContext, type SafetyText } from "./safety-text.ts";

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
const topHeading = "The body has a heading of level 1, which is the title's: begin with level 2.";

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
  if (tree.children.some((node) => node.type === "heading" && node.depth === 1))
    findings.push(finding("shape", body, "# ", topHeading, { stops: false }));
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
  const place = { field: "slug" } as const;
  if (kept !== null) {
    const message = `The address “${slug}” tells nothing: please choose one with words in Latin letters.`;
    const isUntitled = new RegExp(`^${untitledSlug}(?:-\\d+)?$`).test(slug);
    return isUntitled ? [finding("slug", place, slug, message)] : [];
  }
  if (isSlug(slug) && slug !== untitledSlug) return [];
  const message = `The title gives the address “${slug}”, which tells nothing: it needs words in Latin letters.`;
  return [finding("slug", place, slug, message)];
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
