import { expect, test } from "vitest";
import { draftingLimits } from "../../domain/drafting/drafting-limits.ts";
import { fail, succeed } from "../../domain/shared/result.ts";
import {
  draftWithTokens,
  openPublishing,
  snapshot,
  untilRunEnds,
  type Publishing,
} from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import { contentNamed, feesRequest, gatedWriter, testWriter } from "../support/writing.ts";
import { readJson } from "../../database/values.ts";
import type { RevisionRequest, Writer } from "../../domain/drafting/writer.ts";
import { ledgerSchema } from "../../domain/posts/revisions/ledger.ts";
import { bodyWriter, checksByFirstWord, statedRecord } from "../support/marked-drafts.ts";
import { readingThat } from "../support/model-server.ts";

const usage = { inputTokens: 600, outputTokens: 400 };
const wanted = { ...feesRequest, publish: false } as const;

onEitherEngine("drafting", (openTestDatabase) => {
  test("once the day's tokens are used up, be it by what was no post, the model is not asked; the next Indian day it is", async () => {
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

const mayGoOnSoon = { failure: { kind: "too-many", retryAfter: 60 } };

/** A model that is asked, and answers when the gate is opened. */
function gatedModel() {
  const gate = gatedWriter({ inputTokens: 60, outputTokens: 40 });
  return { ...gate, writer: { ...gate.writer, model: "test" } };
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
        drafting.generate({ ...wanted, prompt: `Fees ${instance} ${count}` }),
      ),
    );
    const ended: unknown[] = [];
    for (const run of work) void run.then((outcome) => ended.push(outcome));
    await expect.poll(() => ended.length).toBe(work.length - 1);
    expect(models.reduce((sum, { writer }) => sum + writer.calls(), 0)).toBe(1);
    for (const outcome of ended) expect(outcome).toMatchObject(mayGoOnSoon);
    for (const { open } of models) open();
    expect((await Promise.all(work)).filter(({ ok }) => ok)).toHaveLength(1);
    const next = await instances[1]?.drafting.generate({ ...wanted, prompt: "Fees again" });
    expect(next?.ok).toBe(true);
  });

  test("counts an answer that came too late as what was set aside for it", async () => {
    const database = await openTestDatabase();
    const { writer, open } = gatedModel();
    const options = { writer, dailyTokenLimit: draftingLimits.answerTokens };
    const impatient = openPublishing(database, { ...options, timeoutSeconds: 0.05 });
    const late = await impatient.drafting.generate({ ...wanted, prompt: "Late" });
    expect(late).toMatchObject({ failure: { kind: "provider-late" } });
    open();
    const { drafting } = openPublishing(database, options);
    expect(await drafting.generate({ ...wanted, prompt: "Next" })).toMatchObject(mayGoOnSoon);
    expect(writer.calls()).toBe(1);
  });
});

const checkDraft = checksByFirstWord;

/** Writes a sentence that no record answers and one without a mark, and has them read so. */
function readingWriter(read: Writer["read"]): Writer {
  const content = contentNamed("Fees", {
    body_markdown: "Perhaps everybody has to come. Candidates pay less than before.",
  });
  return { ...testWriter(() => Promise.resolve(succeed({ content, usage }))), read };
}

async function marksIn({ database }: Publishing) {
  const { revisions } = await snapshot(database);
  const ledger = readJson(ledgerSchema, revisions.at(-1)?.ledger);
  return (ledger?.marks ?? []).map(({ kind, sentence, isRead }) => ({ kind, sentence, isRead }));
}

const doubted = {
  kind: "unverified",
  sentence: "Perhaps everybody has to come.",
  isRead: false,
} as const;

onEitherEngine("a run", (openTestDatabase) => {
  test("goes through its stages in order, with a reading where the writer reads", async () => {
    const writer = readingWriter(readingThat());
    const { drafting } = openPublishing(await openTestDatabase(), { writer, checkDraft });
    const heard: string[] = [];
    const made = await drafting.generate(feesRequest, {
      onStage: (stage) => void heard.push(stage),
    });
    expect(made).toMatchObject({ value: { post: { status: "published" }, remark: null } });
    const stages = ["reading", "gathering", "drafting", "checking", "second-reading", "saving"];
    expect(heard).toEqual(stages);
  });

  test("has the draft read: what states nothing is freed, what contradicts a record is a conflict and keeps it a draft", async () => {
    const why = "The record has another fee.";
    const writer = readingWriter(
      readingThat({ "pay less": { verdict: "contradicts", record: statedRecord, why } }, usage),
    );
    const site = openPublishing(await openTestDatabase(), { writer, checkDraft });
    const sentence = "Candidates pay less than before.";
    expect(await site.drafting.generate(feesRequest)).toMatchObject({
      value: {
        post: { status: "draft" },
        remark: `Saved as a draft: 1 value differs from our records. “${sentence}”`,
      },
    });
    expect(await marksIn(site)).toEqual([{ kind: "conflict", sentence, isRead: true }]);
    expect((await snapshot(site.database)).runs).toMatchObject([
      { input_tokens: 1_200, output_tokens: 800 },
    ]);
  });

  test.each([
    ["empty", () => Promise.resolve(succeed({ readings: [], usage: null }))],
    ["failed", () => Promise.resolve(fail("provider-failed", "The model is away."))],
    ["late", () => new Promise<never>(() => undefined)],
  ] as const)(
    "whose reading is %s keeps every mark, stays a draft and says why",
    async (_name, read) => {
      const writer = readingWriter(read);
      const site = openPublishing(await openTestDatabase(), {
        writer,
        checkDraft,
        timeoutSeconds: 0.2,
      });
      const made = await site.drafting.generate(feesRequest);
      expect(made).toMatchObject({
        value: {
          post: { status: "draft" },
          remark: expect.stringMatching(
            /^Saved as a draft: the AI could not read all of it/,
          ) as string,
        },
      });
      expect(await marksIn(site)).toEqual([doubted]);
    },
  );

  test("for corrections gives the writer what the post was asked for, and the marks that are open", async () => {
    const told: RevisionRequest[] = [];
    const writer = bodyWriter();
    const database = await openTestDatabase();
    const site = openPublishing(database, {
      checkDraft,
      writer: {
        ...writer,
        revise(request, options) {
          told.push(request);
          return writer.revise(request, options);
        },
      },
    });
    const prompt = "Perhaps the exam is free. Surely the exam costs. Wrong is the fee.";
    const { postId } = await draftWithTokens(site, prompt);
    const corrections = "Shorter";
    const command = { postId, baseRevision: 1, corrections, requestedBy: "link:1" };
    await site.drafting.regenerate(command);
    await untilRunEnds(site, postId);
    expect(told).toMatchObject([{ prompt, corrections, current: { revision: 1 } }]);
    expect(told[0]?.openMarks.map(({ kind, text }) => [kind, text])).toEqual([
      ["unverified", "Perhaps"],
      ["conflict", "Wrong"],
    ]);
  });
});
