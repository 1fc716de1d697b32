import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { draftPost, publishPost } from "../support/published-posts.ts";
import { onEitherEngine } from "../support/tier.ts";

const registration = "date.s1.registration";
const fee = "fee.sc_st_pwd.one_paper";

async function publish(site: Publishing, title: string, body_markdown: string): Promise<string> {
  const live = await publishPost(site, await draftPost(site, title, { body_markdown }));
  if (!live.ok) throw new Error(live.failure.message);
  return live.value.id;
}

onEitherEngine("live posts that a changed fact concerns", (openTestDatabase) => {
  test("use its token or say its old value; drafts and other posts are left out", async () => {
    const site = openPublishing(await openTestDatabase());
    const value = builtInFacts.fact(registration);
    const typed = await publish(
      site,
      "By its words",
      `Nothing here.\n\n- Forms are open from 31 October to 27 November 2025. Be ready.`,
    );
    const used = await publish(
      site,
      "By its token",
      `Apply ${factToken(registration)}, not later.`,
    );
    const named = await publish(
      site,
      "By its year",
      `| When | Dates |\n| --- | --- |\n| Form | ${factToken(`${value.edition}/${registration}`)} |`,
    );
    await publish(site, "Of another record", `Pay ${factToken(fee)}.`);
    await draftPost(site, "A draft", { body_markdown: `Apply ${factToken(registration)}.` });
    const found = await site.posts.affected.find({
      factIds: [registration],
      before: builtInFacts,
    });
    expect(found).toMatchObject([
      {
        id: named,
        title: "By its year",
        sentence: expect.stringMatching(/^Form, 31 Oct/) as string,
      },
      { id: used, sentence: expect.stringMatching(/^Apply 31 Oct.*, not later\.$/) as string },
      { id: typed, sentence: expect.stringMatching(/^Forms are open from/) as string },
    ]);
    expect(await site.posts.affected.find({ factIds: ["none"], before: builtInFacts })).toEqual([]);
  });
});
