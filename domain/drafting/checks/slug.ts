import { isSlug } from "../../posts/post-identity.ts";
import type { Finding } from "../../posts/ledger.ts";
import { slugOf } from "../../posts/slug.ts";
import type { DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";

const leastWords = 2;

/** The address that the title will give: clean, and telling more than one word. It becomes unique when it is saved. */
export function checkSlug({ content }: DraftText): readonly Finding[] {
  const slug = slugOf(content.title);
  if (isSlug(slug) && slug.split("-").length >= leastWords) return [];
  return [
    stopping(
      "slug",
      { field: "slug" },
      slug,
      `The title gives the address “${slug}”, which tells nothing: it needs at least two words in Latin letters.`,
    ),
  ];
}
