import { expect, test } from "vitest";
import { readJson } from "../../database/values.ts";
import type { RevisionRequest, Writer } from "../../domain/drafting/writer.ts";
import { ledgerSchema } from "../../domain/posts/revisions/ledger.ts";
import { fail, succeed } from "../../domain/shared/result.ts";
import { bodyWriter, checksByFirstWord, statedRecord } from "../support/marked-drafts.ts";
import {
  draftWithTokens,
  openPublishing,
  snapshot,
  untilRunEnds,
  type Publishing,
} from "../support/publishing.ts";
import { readingThat } from "../support/model-server.ts";
import { onEitherEngine } from "../support/tier.ts";
import { contentNamed, feesRequest, testWriter } from "../support/writing.ts";

const checkDraft = checksByFirstWord;
const usage = { inputTokens: 600, outputTokens: 400 };
const stages = ["reading", "gathering", "drafting", "checking", "second-reading", "saving"];

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
  test("goes through its stages in order, with a reading only where the writer reads", async () => {
    for (const read of [readingThat(), null]) {
      const writer = readingWriter(read);
      const { drafting } = openPublishing(await openTestDatabase(), { writer, checkDraft });
      const heard: string[] = [];
      const made = await drafting.generate(feesRequest, {
        onStage: (stage) => void heard.push(stage),
      });
      expect(made).toMatchObject({ value: { post: { status: "published" }, remark: null } });
      expect(heard).toEqual(stages.filter((stage) => read !== null || stage !== "second-reading"));
    }
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
