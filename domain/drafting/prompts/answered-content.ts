import { factsIn } from "../../posts/fact-tokens.ts";
import { postContentSchema, type SourceReference } from "../../posts/post.ts";
import type { DraftContent, Evidence } from "../writer.ts";

const draftContentSchema = postContentSchema.omit({ slug: true, category: true });

/** The most of each that a post holds; what a model lists beyond them is the least useful. */
const most = { tags: 12, internalLinks: 20, sourceReferences: 30 } as const;

/** A model's content within the bounds of a post, with the sources of its values; null when it is none. */
export function validContent(content: DraftContent): DraftContent | null {
  const parsed = draftContentSchema.safeParse({
    ...content,
    tags: content.tags.slice(0, most.tags),
    internal_links: content.internal_links.slice(0, most.internalLinks),
    source_references: withSources(content).slice(0, most.sourceReferences),
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

/** The references that are there already, then the source of every value that the post shows. */
function withSources({
  hero_summary,
  meta_description,
  body_markdown,
  source_references,
}: DraftContent): readonly SourceReference[] {
  const shown = factsIn([hero_summary, meta_description, body_markdown].join("\n"));
  const sources = shown.map(({ source }) => ({ title: source.title, url: source.address }));
  const byAddress = new Map<string, SourceReference>();
  for (const source of [...source_references, ...sources])
    if (!byAddress.has(source.url)) byAddress.set(source.url, source);
  return [...byAddress.values()];
}
