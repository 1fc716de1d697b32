import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { cutBlocks } from "../../drafting/blocks/blocks.ts";
import { filledBody } from "../../posts/text/article.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { postCategories, type PostContent } from "../../posts/post.ts";
import { maxEditLength, replacedParts, wordChanges, type WordChange } from "./changed-words.ts";

export type Difference = {
  readonly fields: readonly { readonly name: string; readonly words: readonly WordChange[] }[];
  readonly body: readonly BlockChange[];
};

const fields = [
  { name: "Title", read: ({ title }, facts) => filledText(title, facts) },
  { name: "Summary", read: ({ hero_summary }, facts) => filledText(hero_summary, facts) },
  {
    name: "Search description",
    read: ({ meta_description }, facts) => filledText(meta_description, facts),
  },
  { name: "Tags", read: ({ tags }) => tags.join(", ") },
  { name: "Category", read: ({ category }) => postCategories[category] },
  { name: "Author", read: ({ author }) => author ?? "" },
  { name: "Address", read: ({ slug }) => slug },
  {
    name: "Image",
    read: ({ hero_image_url, hero_image_alt }) =>
      [hero_image_url, hero_image_alt].filter((part) => part !== null).join("\n"),
  },
  { name: "Related pages", read: ({ internal_links }) => internal_links.join("\n") },
  {
    name: "Sources",
    read: ({ source_references }) =>
      source_references.map(({ title, url }) => `${title} (${url})`).join("\n"),
  },
] as const satisfies readonly {
  name: string;
  read: (content: PostContent, facts: FactSnapshot) => string;
}[];

/** Bounded whatever the texts are: a comparison that would take too long is made more coarsely. */
export function differenceBetween(
  before: PostContent,
  after: PostContent,
  facts: FactSnapshot,
): Difference {
  return {
    fields: fields.flatMap(({ name, read }) => {
      const [old, present] = [read(before, facts), read(after, facts)];
      return old === present ? [] : [{ name, words: wordChanges(old, present) }];
    }),
    body: replacedParts(blocksOf(before, facts), blocksOf(after, facts), maxEditLength).flatMap(
      (run) =>
        "same" in run
          ? [{ kind: "unchanged", texts: run.same }]
          : replacedBlocks(run.gone, run.come),
    ),
  };
}

export type BlockChange =
  | { readonly kind: "unchanged"; readonly texts: readonly string[] }
  | { readonly kind: "changed"; readonly words: readonly WordChange[] }
  | { readonly kind: "added" | "removed"; readonly text: string };

function blocksOf({ body_markdown }: PostContent, facts: FactSnapshot): string[] {
  return cutBlocks(body_markdown).map((markdown) => filledBody(markdown, facts));
}

function replacedBlocks(
  removed: readonly string[],
  added: readonly string[],
): readonly BlockChange[] {
  if (removed.length === added.length)
    return removed.map((block, place) => ({
      kind: "changed",
      words: wordChanges(block, added[place] ?? ""),
    }));
  return [
    ...removed.map((text) => ({ kind: "removed", text }) as const),
    ...added.map((text) => ({ kind: "added", text }) as const),
  ];
}
