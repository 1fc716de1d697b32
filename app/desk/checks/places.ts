import type { TextLocation } from "../../../domain/posts/ledger.ts";

/** The id of the element that shows what stands at a place. */
export function anchorOf(place: TextLocation): string {
  switch (place.field) {
    case "body_markdown":
      return `block-${place.block}`;
    case "meta_description":
      return "checked-description";
    case "internal_links":
    case "source_references":
    case "slug":
      return "checked-links";
    case "title":
    case "hero_summary":
    case "tags":
      return `post-${place.field}`;
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

/** A place as a person calls it. */
export function nameOf(place: TextLocation): string {
  return place.field === "body_markdown" ? `block ${place.block}` : names[place.field];
}
