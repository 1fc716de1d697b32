import { expect, test } from "vitest";
import { draftingLimits } from "../../domain/drafting/drafting-limits.ts";
import { fail, succeed } from "../../domain/shared/result.ts";
import { draftWithTokens, openPublishing, snapshot, untilRunEnds } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import { contentNamed, feesRequest, gatedWriter, testWriter } from "../support/writing.ts";

const wanted = { ...feesRequest, publish: false } as const;

onEitherEngine("drafting", (openTestDatabase) => {
  test("once the day's tokens are used up, be it by what was no post, the model is not asked; the next Indian day it is", async () => {
    const usage = { inputTokens: 600, outputTokens: 400 };
    const writer = testWriter((request) => {
      const title = request === wanted.prompt ? " " : request;
      return Promise.resolve(succeed({ content: contentNamed(title), usage }));
    });
    const { drafting, clock } = openPublishing(await openTestDatabase(), {
      writer,
      dailyTokenLimit: 1_000,
    });
    const another = { ...wanted, prompt: "Another" };
    expect(await drafting.generate(wanted)).toMatchObject({ failure: { kind: "provider-failed" } });
    expect(await drafting.generate(another)).toMatchObject({ failure: { kind: "too-many" } });
    expect(writer.calls()).toBe(1);
    clock.advance(24 * 60 * 60 * 1_000);
    expect((await drafting.generate(another)).ok).toBe(true);
  });

  test.each([
    ["no title", { title: " " }],
    ["a link that runs", { source_references: [{ title: "x", url: "javascript:alert(1)" }] }],
    ["an image that is none", { hero_image_url: "data:image/png;base64,AA" }],
    ["a body that costs too much to draw", { body_markdown: "> ".repeat(20_000) }],
  ])("content with %s is refused as the provider's fault", async (_name, change) => {
    const writer = testWriter(() =>
      Promise.resolve(succeed({ content: contentNamed("Fees", change), usage: null })),
    );
    const database = await openTestDatabase();
    const { drafting } = openPublishing(database, { writer });
    expect(await drafting.generate(wanted)).toMatchObject({ failure: { kind: "provider-failed" } });
    expect((await snapshot(database)).posts).toEqual([]);
  });

  test("characters that a database refuses are left out of what is stored", async () => {
    const writer = testWriter(() =>
      Promise.resolve(succeed({ content: contentNamed("Fe\u0000es\ud800"), usage: null })),
    );
    const { drafting } = openPublishing(await openTestDatabase(), { writer });
    expect(await drafting.generate(wanted)).toMatchObject({
      value: { post: { title: "Fees\ufffd" } },
    });
  });

  test("a writer that throws ends the run as our fault, and the fault is reported", async () => {
    const fault = new Error("a bug");
    const { drafting, faults } = openPublishing(await openTestDatabase(), {
      writer: testWriter(() => Promise.reject(fault)),
    });
    expect(await drafting.generate(wanted)).toMatchObject({ failure: { kind: "unavailable" } });
    expect(faults).toEqual([fault]);
    expect(await drafting.recentRuns(5)).toMatchObject([{ state: "failed", prompt: "Fees" }]);
  });

  test("of many corrections at once one is taken", async () => {
    const { writer, open } = gatedWriter();
    const database = await openTestDatabase();
    const { postId } = await draftWithTokens(openPublishing(database));
    const site = openPublishing(database, { writer });
    const answers = await Promise.all(Array.from({ length: 8 }, () => regenerate(site, postId, 1)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)[0]).toEqual(
      fail("conflict", "AI is already regenerating this post"),
    );
    open();
    await untilRunEnds(site, postId);
    expect(writer.calls()).toBe(1);
  });

  test("a prompt may be as long as the limit says", async () => {
    const site = openPublishing(await openTestDatabase(), {
      writer: testWriter(() =>
        Promise.resolve(succeed({ content: contentNamed("Long"), usage: null })),
      ),
    });
    const draft = (length: number) =>
      site.review.requests.generate({
        ...wanted,
        prompt: "exam ".repeat(length).slice(0, length - 1) + ".",
        by: { email: "a@guide.example", role: "admin" },
      });
    expect((await draft(draftingLimits.instructions)).ok).toBe(true);
    expect(await draft(draftingLimits.instructions + 1)).toMatchObject({
      failure: { kind: "unacceptable" },
    });
  });
});

function regenerate(
  { drafting }: ReturnType<typeof openPublishing>,
  postId: string,
  baseRevision: number,
) {
  return drafting.regenerate({
    postId,
    baseRevision,
    corrections: "Shorter",
    requestedBy: "link:1",
  });
}
