import fc from "fast-check";
import { expect, test } from "vitest";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { succeed } from "../../domain/shared/result.ts";
import { openTestDatabase } from "../support/engines.ts";
import { draftWithTokens, openPublishing, untilRunEnds } from "../support/publishing.ts";
import { contentNamed, testWriter } from "../support/writing.ts";
import { inProof, randomCases } from "../support/tier.ts";

const words = fc.constantFrom(
  "Pay ₹600 in time.",
  "There are 75 questions in Paper 1.",
  "One paper costs {{fact:fee.sc_st_pwd.one_paper}}.",
  "## A heading",
  "- one\n- two",
  "See [the dates](/important-dates).",
  "“Quoted” – and **bold**, naïve, हिन्दी, 😀.",
  "{{fact:no.such.record}}",
);

const content = fc.record({
  body_markdown: fc.array(words, { minLength: 1, maxLength: 8 }).map((all) => all.join("\n\n")),
  title: fc.constantFrom("Fees explained", "What it costs", "A title of an article"),
  tags: fc.uniqueArray(fc.constantFrom("fees", "2026", "dates"), { minLength: 1 }),
  hero_image_url: fc.constantFrom(null, "https://jeemain.nta.nic.in/a.png"),
});

test("a restored draft has exactly the content of the revision that it was", inProof, async () => {
  const database = await openTestDatabase("sqlite");
  let next: Partial<DraftContent> = {};
  let made = 0;
  const writer = testWriter((request) =>
    Promise.resolve(succeed({ content: contentNamed(request, next), usage: null })),
  );
  const site = openPublishing(database, { writer });
  await fc.assert(
    fc.asyncProperty(content, content, async (first, second) => {
      next = first;
      const { postId, editToken: token } = await draftWithTokens(site, `Post ${++made}`);
      next = second;
      await site.review.requests.correct({ postId, token, corrections: "Another, please." });
      await untilRunEnds(site, postId);
      const kept = await site.posts.revisions.find(postId, 1);
      const restored = await site.review.revisions.restore({
        postId,
        token,
        revision: 1,
        latest: 2,
      });
      const post = await site.posts.revisions.newest(postId);
      if (!kept.ok || !restored.ok || !post.ok) throw new Error("nothing was restored");
      expect(post.value).toMatchObject(kept.value.content);
      expect(post.value.revision).toBe(3);
      expect(await site.posts.revisions.find(postId, 3)).toMatchObject({
        value: { content: kept.value.content },
      });
    }),
    randomCases(60),
  );
});
