import type { Compute } from "../../computing/computation.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import { factsOf } from "../../posts/post-edition.ts";
import type { PostService } from "../../posts/post-service.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { succeed, type Result } from "../../shared/result.ts";
import type { SiteUpdate } from "../../updates/update.ts";
import { outlineMaking } from "../drafting-computations.ts";
import type { Outline } from "./outline.ts";

type Dependencies = {
  readonly posts: PostService;
  readonly facts: Pick<FactsService, "current">;
  readonly updates: () => readonly SiteUpdate[];
  readonly compute: Compute;
};

/** Outlines for people to choose from; none is stored. */
export function createOutlines({ posts, facts, updates, compute }: Dependencies) {
  return {
    /**
     * What may answer a prompt, by the records as they hold now; with a post, its own sections are ticked and those of its
     * edition are offered. `not-found` without that post; fails as `Compute` does.
     */
    outline: async (command: {
      readonly prompt: string;
      readonly postId: string | null;
      readonly person: string;
    }): Promise<Result<Outline>> => {
      const { prompt, postId, person } = command;
      const post = postId === null ? succeed(null) : await posts.revisions.newest(postId);
      if (!post.ok) return post;
      const records = post.value === null ? facts.current() : factsOf(post.value, facts.current());
      const headings = headingsOf(post.value?.body_markdown ?? "").map((heading) =>
        filledText(heading, records),
      );
      const input = { prompt, headings, updates: updates() };
      return compute(outlineMaking, input, { person, facts: records });
    },
  };
}

/** Of the second level: the sections of an article. */
function headingsOf(markdown: string): readonly string[] {
  return markdown.split("\n").flatMap((line) => /^##[ \t]+(.+?)[ \t]*#*$/.exec(line)?.[1] ?? []);
}
