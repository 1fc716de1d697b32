import { isSlug } from "../../posts/post.ts";
import type { Finding } from "../../posts/ledger.ts";
import { untitledSlug, slugFromTitle } from "../../posts/post-address.ts";
import type { DraftText } from "./draft-text.ts";
import { remark, stopping } from "./finding.ts";

/** The address that the title will give: clean, and telling what the post is about. It becomes unique when it is saved. */
export function checkSlug({ content }: DraftText): readonly Finding[] {
  const slug = slugFromTitle(content.title);
  const place = { field: "slug" } as const;
  if (!isSlug(slug) || slug === untitledSlug) {
    const message = `The title gives the address “${slug}”, which tells nothing: it needs words in Latin letters.`;
    return [stopping("slug", place, slug, message)];
  }
  if (slug.includes("-")) return [];
  const message = `The title gives the address “${slug}”: a second word would tell more.`;
  return [remark("slug", place, slug, message)];
}
