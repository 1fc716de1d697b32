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

const budgeted = {
  category: "news",
  publish: false,
  requestedBy: "admin:a@guide.example",
} as const;
const usage = { inputTokens: 60, outputTokens: 40 };
const mayGoOnSoon = { failure: { kind: "too-many", retryAfter: 60 } };

/** A model that is asked, and answers when the gate is opened. */
function gatedModel() {
  const asked = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const writer = testWriter(async (title) => {
    asked.resolve(undefined);
    await gate.promise;
    return succeed({ content: contentNamed(title), usage });
  });
  const open = () => gate.resolve(undefined);
  return { writer: { ...writer, model: "test" }, asked: asked.promise, open };
}

onEitherEngine("the day's limit of tokens", (openTestDatabase) => {
  test("lets one of many drafts that begin at once at two instances ask the model, and the next one when it is done", async () => {
    const database = await openTestDatabase();
    const models = [gatedModel(), gatedModel()];
    const instances = models.map(({ writer }) =>
      openPublishing(database, { writer, dailyTokenLimit: 1_000 }),
    );
    const work = instances.flatMap(({ drafting }, instance) =>
      [1, 2, 3].map((count) =>
        drafting.generate({ ...budgeted, prompt: `Fees ${instance} ${count}` }),
      ),
    );
    const ended: unknown[] = [];
    for (const run of work) void run.then((outcome) => ended.push(outcome));
    await expect.poll(() => ended.length).toBe(work.length - 1);
    expect(models.reduce((sum, { writer }) => sum + writer.calls(), 0)).toBe(1);
    for (const outcome of ended) expect(outcome).toMatchObject(mayGoOnSoon);
    for (const { open } of models) open();
    expect((await Promise.all(work)).filter(({ ok }) => ok)).toHaveLength(1);
    const next = await instances[1]?.drafting.generate({ ...budgeted, prompt: "Fees again" });
    expect(next?.ok).toBe(true);
  });

  test("counts an answer that came too late as what was set aside for it", async () => {
    const database = await openTestDatabase();
    const { writer, open } = gatedModel();
    const options = { writer, dailyTokenLimit: draftingLimits.answerTokens };
    const impatient = openPublishing(database, { ...options, timeoutSeconds: 0.05 });
    const late = await impatient.drafting.generate({ ...budgeted, prompt: "Late" });
    expect(late).toMatchObject({ failure: { kind: "provider-late" } });
    open();
    const { drafting } = openPublishing(database, options);
    expect(await drafting.generate({ ...budgeted, prompt: "Next" })).toMatchObject(mayGoOnSoon);
    expect(writer.calls()).toBe(1);
  });
});
