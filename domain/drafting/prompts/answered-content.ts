import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { draftContentSchema } from "../../posts/post.ts";
import { sourcesOf } from "../evidence/references.ts";
import type { DraftContent, Evidence } from "../writer.ts";

/** The most of each that a post holds; what a model lists beyond them is the least useful. */
const most = { tags: 12, internalLinks: 20, sourceReferences: 30 } as const;

/** A model's content within the bounds of a post, with the sources of its values; null when it is none. */
export function validContent(content: DraftContent, facts: FactSnapshot): DraftContent | null {
  const shown = [content.hero_summary, content.meta_description, content.body_markdown];
  const parsed = draftContentSchema.safeParse({
    ...content,
    tags: content.tags.slice(0, most.tags),
    internal_links: content.internal_links.slice(0, most.internalLinks),
    source_references: sourcesOf(shown, facts, content.source_references).slice(
      0,
      most.sourceReferences,
    ),
  });
  return parsed.success ? parsed.data : null;
}

/** Those of the paths that a post may lead to, each once: listed ones, and what it led to before. */
export function knownLinks(
  paths: readonly string[],
  { pages, passages }: Evidence,
  before: readonly string[],
): string[] {
  const known = new Set([...pages, ...passages].map(({ path }) => path).concat(before));
  return [...new Set(paths)].filter((path) => known.has(path));
}
