import { filledText } from "../../posts/text/fact-tokens.ts";
import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";
import { untitledSlug, slugFromTitle } from "../../posts/post-address.ts";
import { isSlug } from "../../posts/post.ts";
import type { CheckContext, DraftText } from "./draft-text.ts";
import { remark, stopping } from "./finding.ts";
import { runOf, sentencesOf } from "./text/text-run.ts";

/** Below 200 characters of a body there is nothing to publish. */
const bounds = {
  title: [3, 110],
  description: [50, 160],
  summary: [1, 300],
  sentences: [0, 4],
  tags: [1, 6],
  tag: [1, 40],
  body: [200, Infinity],
} as const;

/** Lengths and numbers of the parts, as readers see them, and the address that the title will give. */
export function checkShape(
  { content, tree, excess }: DraftText,
  { facts, slug }: CheckContext,
): readonly Finding[] {
  const { title, tags, body_markdown } = content;
  const description = filledText(content.meta_description, facts).trim();
  const summary = filledText(content.hero_summary, facts).trim();
  const sentences = sentencesOf(runOf(content.hero_summary, null, facts)).length;
  const body = { field: "body_markdown", block: 1 } as const;
  const isTopHeading = tree.children.some((node) => node.type === "heading" && node.depth === 1);
  return [
    ...within(
      "title",
      title.trim().length,
      "The title has N characters",
      { field: "title" },
      title,
    ),
    ...within(
      "description",
      description.length,
      "The description for search engines has N characters as read",
      { field: "meta_description" },
      description,
    ),
    ...within(
      "summary",
      summary.length,
      "The summary has N characters as read",
      { field: "hero_summary" },
      summary,
    ),
    ...within(
      "sentences",
      sentences,
      "The summary has N sentences",
      { field: "hero_summary" },
      summary,
    ),
    ...within("tags", tags.length, "There are N tags", { field: "tags" }, tags.join(", ")),
    ...tags.flatMap((tag) =>
      within(
        "tag",
        tag.trim() === "" ? 0 : tag.length,
        "A tag has N characters",
        { field: "tags" },
        tag,
      ),
    ),
    ...within(
      "body",
      body_markdown.trim().length,
      "The body has N characters, too few to read",
      body,
      body_markdown,
    ),
    ...(isTopHeading
      ? [
          remark(
            "shape",
            body,
            "# ",
            "The body has a heading of level 1, which is the title's: begin with level 2.",
          ),
        ]
      : []),
    ...(excess === null
      ? []
      : [stopping("shape", body, "", `The text cannot be checked: ${excess}.`)]),
    ...(slug === undefined ? slugFindings(title) : keptSlugFindings(slug)),
  ];
}

/** What is said of a part that is not there at all. */
const missing: Readonly<Partial<Record<keyof typeof bounds, string>>> = {
  description: "The description for search engines is missing.",
  summary: "The summary is missing.",
  tags: "The tags are missing.",
  body: "The body is missing.",
};

function within(
  part: keyof typeof bounds,
  count: number,
  saying: string,
  place: TextLocation,
  quote: string,
): readonly Finding[] {
  const [least, most] = bounds[part];
  if (count >= least && count <= most) return [];
  const absence = count === 0 ? missing[part] : undefined;
  if (absence !== undefined) return [stopping("shape", place, quote, absence)];
  const needs = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  const message = `${saying.replace("N", String(count))}; it needs ${needs}.`;
  return [stopping("shape", place, quote, message)];
}

/** An address that was given when the title had no Latin letter; a person can choose a better one. */
function keptSlugFindings(slug: string): readonly Finding[] {
  if (!new RegExp(`^${untitledSlug}(?:-\\d+)?$`).test(slug)) return [];
  const message = `The address “${slug}” tells nothing: please choose one with words in Latin letters.`;
  return [stopping("slug", { field: "slug" }, slug, message)];
}

/** An address is clean and tells what the post is about; it becomes unique when the post is saved. */
function slugFindings(title: string): readonly Finding[] {
  const slug = slugFromTitle(title);
  const place = { field: "slug" } as const;
  if (!isSlug(slug) || slug === untitledSlug) {
    const message = `The title gives the address “${slug}”, which tells nothing: it needs words in Latin letters.`;
    return [stopping("slug", place, slug, message)];
  }
  if (slug.includes("-")) return [];
  const message = `The title gives the address “${slug}”: a second word would tell more.`;
  return [remark("slug", place, slug, message)];
}

/** Headings with no text below them: sections that are still to be written. No post is published with one. */
export function checkUnwritten(
  { tree, content }: DraftText,
  { facts }: CheckContext,
): readonly Finding[] {
  return tree.children.flatMap((node, place) => {
    if (node.type !== "heading") return [];
    const next = tree.children[place + 1];
    const isEmpty = next === undefined || (next.type === "heading" && next.depth <= node.depth);
    if (!isEmpty) return [];
    const { start, end } = node.position ?? {};
    const written = content.body_markdown.slice(start?.offset ?? 0, end?.offset ?? 0);
    const heading = filledText(written.replace(/^#+\s*/, ""), facts);
    const message = `“${heading}” is still to be written: there is no text below this heading. Write it, or take the heading out.`;
    return [stopping("shape", { field: "body_markdown", block: place + 1 }, heading, message)];
  });
}
