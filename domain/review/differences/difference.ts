import { filledText } from "../../posts/fact-tokens.ts";
import { postCategories, type PostContent } from "../../posts/post.ts";
import { changedBlocks, type BlockChange } from "./body.ts";
import { createEffort } from "./effort.ts";
import { changedWords, type WordChange } from "./words.ts";

/** What changed from one revision to another. */
export type Difference = {
  /** Changed parts beside the body, in reading order. */
  readonly fields: readonly { readonly name: string; readonly words: readonly WordChange[] }[];
  readonly body: readonly BlockChange[];
};

/** Parts of a post beside its body, as they are read. */
const fields = [
  { name: "Title", read: ({ title }) => filledText(title) },
  { name: "Summary", read: ({ hero_summary }) => filledText(hero_summary) },
  { name: "Search description", read: ({ meta_description }) => filledText(meta_description) },
  { name: "Tags", read: ({ tags }) => tags.join(", ") },
  { name: "Category", read: ({ category }) => postCategories[category] },
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
] as const satisfies readonly { name: string; read: (content: PostContent) => string }[];

/**
 * What a reader would find different, word by word, values filled as the records stand now. Bounded
 * whatever the texts are: what would take too long is compared more coarsely.
 */
export function differenceBetween(before: PostContent, after: PostContent): Difference {
  const effort = createEffort();
  return {
    fields: fields.flatMap(({ name, read }) => {
      const [old, present] = [read(before), read(after)];
      return old === present ? [] : [{ name, words: changedWords(old, present, effort) }];
    }),
    body: changedBlocks(before.body_markdown, after.body_markdown, effort),
  };
}
