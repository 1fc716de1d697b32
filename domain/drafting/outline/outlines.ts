import { factsOf } from "../../posts/post-edition.ts";
import type { Result } from "../../shared/result.ts";
import { outlineMaking } from "../drafting-computations.ts";
import { findOutlineOfPost } from "../runs/outline-repository.ts";
import type { Outline } from "./outline-shape.ts";
import type { DraftingRoom } from "../runs/run-control.ts";

/** Outlines for people to choose from. */
export function createOutlines({ database, posts, facts, compute }: DraftingRoom) {
  return {
    /**
     * What may answer a prompt, by the records as they hold now; with a post, that post's own outline, and what the
     * records of its edition offer besides. `not-found` without that post; fails as `Compute` does.
     */
    outline: async (command: {
      readonly prompt: string;
      readonly postId: string | null;
      readonly person: string;
    }): Promise<Result<Outline>> => {
      const { prompt, postId, person } = command;
      if (postId === null)
        return compute(outlineMaking, { prompt, post: null }, { person, facts: facts.current() });
      const found = await posts.revisions.newest(postId);
      if (!found.ok) return found;
      const { title, hero_summary, body_markdown } = found.value;
      const stored = await findOutlineOfPost(database.queries, postId);
      const records = factsOf(found.value, facts.current());
      return compute(
        outlineMaking,
        { prompt, post: { title, hero_summary, body_markdown, stored } },
        { person, facts: records },
      );
    },
  };
}
