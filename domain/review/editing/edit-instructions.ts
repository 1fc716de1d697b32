import { addressesIn } from "../../drafting/safety/allowed-addresses.ts";
import type { PostContent } from "../../posts/post.ts";
import type { EditedContent, EditedField } from "./edited-content.ts";

const names = {
  title: "title",
  slug: "address",
  category: "category",
  author: "author",
  hero_summary: "summary",
  tags: "tags",
  hero_image_url: "image",
  hero_image_alt: "description of the image",
  body_markdown: "body",
  source_references: "references",
  meta_description: "search description",
} as const satisfies Record<EditedField, string>;

const fields = Object.keys(names) as EditedField[];

export function changedParts(before: PostContent, after: EditedContent): readonly string[] {
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => names[field]);
}

export function editInstructions(before: PostContent, after: EditedContent): string {
  const known = new Set(addressesOf(before));
  const added = addressesOf(after).filter((address) => !known.has(address));
  const what = `Edited by hand: ${changedParts(before, after).join(", ")}.`;
  return added.length === 0 ? what : `${what} Addresses added: ${added.join(" ")}`;
}

function addressesOf(content: EditedContent): readonly string[] {
  const { body_markdown, hero_summary, hero_image_url, source_references } = content;
  const texts = [body_markdown, hero_summary, hero_image_url ?? ""];
  const found = addressesIn([...texts, ...source_references.map(({ url }) => url)]);
  return [...new Set([...found].map((address) => new URL(address).href))];
}
