import type { TextLocation } from "../../../domain/posts/revisions/ledger.ts";

/** The id of the element that shows what is at a location. */
export function anchorOf(location: TextLocation): string {
  switch (location.field) {
    case "body_markdown":
      return `block-${location.block}`;
    case "meta_description":
      return "checked-description";
    case "internal_links":
    case "source_references":
    case "slug":
      return "checked-links";
    case "title":
    case "hero_summary":
    case "tags":
      return `post-${location.field}`;
  }
}

const names: Record<Exclude<TextLocation["field"], "body_markdown">, string> = {
  title: "title",
  hero_summary: "summary",
  meta_description: "search description",
  tags: "tags",
  slug: "address of the post",
  internal_links: "related pages",
  source_references: "sources",
};

/** A location as a person calls it. */
export function nameOf(location: TextLocation): string {
  return location.field === "body_markdown" ? `paragraph ${location.block}` : names[location.field];
}
