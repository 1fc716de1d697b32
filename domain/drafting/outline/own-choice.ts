import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { ChosenOutline } from "./chosen-outline.ts";
import type { ShapedPost } from "./outline-shape.ts";
import { outlineOf } from "./outline.ts";
import { outlineOfPost } from "./post-outline.ts";

/** What a post is made of for which nobody has chosen: the ticks that its outline has by itself, and headings for the other asks. */
export function ownChoice(prompt: string, facts: FactSnapshot): ChosenOutline {
  return { sections: [...outlineOf({ prompt }, facts).sections] };
}

/** What a model may state when it corrects a post: what the post is made of, and what the corrections ask for by name. */
export function correctionChoice(
  post: (ShapedPost & { readonly corrections: string }) | null,
  facts: FactSnapshot,
): ChosenOutline {
  if (post === null) return { sections: [] };
  const own = outlineOfPost(post, post.stored, facts)?.sections ?? [];
  const asked = outlineOf({ prompt: post.corrections }, facts).sections;
  return { sections: [...own, ...asked.filter((section) => "id" in section)] };
}
