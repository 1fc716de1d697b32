import { expect, test } from "vitest";
import type { RepairRequest } from "../../domain/drafting/writer.ts";
import { ledgerSchema } from "../../domain/posts/revisions/ledger.ts";
import { fail } from "../../domain/shared/result.ts";
import { readJson } from "../../database/values.ts";
import { draftWithTokens, openPublishing, snapshot, untilRunEnds } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import {
  checksStoppingWrong,
  feesRequest,
  repairingWriter,
  wrongBody,
} from "../support/writing.ts";
import type { CheckContext } from "../../domain/drafting/checks/draft-text.ts";

const usage = { inputTokens: 100, outputTokens: 10 };
const checkDraft = checksStoppingWrong;

onEitherEngine("checks and repairs", (openTestDatabase) => {
  test("the writer is told exactly what stops its draft, and the corrected draft is published", async () => {
    const told: RepairRequest[] = [];
    const writer = repairingWriter([2, 0], { usage, onRepair: (request) => told.push(request) });
    const database = await openTestDatabase();
    const { drafting } = openPublishing(database, { writer, checkDraft });
    const stages: string[] = [];
    const made = await drafting.generate(feesRequest, {
      onStage: (stage) => void stages.push(stage),
    });
    expect(made).toMatchObject({ value: { post: { status: "published" }, remark: null } });
    expect(stages.slice(-3)).toEqual(["checking", "repairing", "saving"]);
    expect(told).toHaveLength(1);
    expect(told[0]?.draft.body_markdown).toBe(wrongBody(2));
    expect(told[0]?.findings.map(({ quote }) => quote)).toEqual([
      "Wrong statement 1.",
      "Wrong statement 2.",
    ]);
    expect((await snapshot(database)).runs).toMatchObject([
      { repairs: 1, input_tokens: 200, output_tokens: 20, prompt_version: "test" },
    ]);
  });

  test.for([
    { name: "worse ones change nothing", answers: [2, 3, 4], left: 2, repairs: 2 },
    { name: "the best one stays", answers: [3, 1, 2], left: 1, repairs: 2 },
    { name: "an unusable one changes nothing", answers: [2, null, 1], left: 1, repairs: 2 },
    { name: "a failing one ends them", answers: [2, "fail", 0], left: 2, repairs: 1 },
    { name: "there are two at most", answers: [4, 3, 2, 1], left: 2, repairs: 2 },
  ] as const)("of repairs, $name", async ({ answers, left, repairs }) => {
    const database = await openTestDatabase();
    const { drafting } = openPublishing(database, { writer: repairingWriter(answers), checkDraft });
    const made = await drafting.generate(feesRequest);
    expect(made).toMatchObject({
      value: { post: { status: "draft", body_markdown: wrongBody(left) } },
    });
    const { runs, revisions } = await snapshot(database);
    expect(runs).toMatchObject([{ state: "succeeded", repairs }]);
    const ledger = readJson(ledgerSchema, revisions[0]?.ledger);
    expect(ledger.findings).toHaveLength(left);
  });

  test("a repair that never comes back costs nothing of the draft", async () => {
    const writer = {
      ...repairingWriter([1]),
      repair: () => new Promise<never>(() => undefined),
    };
    const { drafting } = openPublishing(await openTestDatabase(), {
      writer,
      checkDraft,
      timeoutSeconds: 0.1,
    });
    expect(await drafting.generate(feesRequest)).toMatchObject({
      value: { post: { status: "draft", body_markdown: wrongBody(1) } },
    });
  });

  test("the day's tokens are looked at before each repair", async () => {
    const database = await openTestDatabase();
    const writer = repairingWriter([2, 1, 0], { usage });
    const { drafting } = openPublishing(database, { writer, checkDraft, dailyTokenLimit: 200 });
    expect(await drafting.generate(feesRequest)).toMatchObject({
      value: { post: { status: "draft", body_markdown: wrongBody(1) } },
    });
    expect((await snapshot(database)).runs).toMatchObject([
      { input_tokens: 200, output_tokens: 20 },
    ]);
  });

  test("tokens that a failed answer has cost are noted with the run", async () => {
    const failed = fail("provider-failed", "The model stopped in the middle.");
    const failure = { ...failed.failure, usage };
    const database = await openTestDatabase();
    const writer = {
      ...repairingWriter([0]),
      draft: () => Promise.resolve({ ok: false as const, failure }),
    };
    const { drafting } = openPublishing(database, { writer });
    expect(await drafting.generate(feesRequest)).toMatchObject(failed);
    expect((await snapshot(database)).runs).toMatchObject([
      { state: "failed", error: "The model stopped in the middle.", input_tokens: 100 },
    ]);
  });

  test("how much the model has written can be heard", async () => {
    const writer = repairingWriter([0]);
    const { drafting } = openPublishing(await openTestDatabase(), {
      writer: {
        ...writer,
        draft(request, options) {
          options.onProgress?.(120);
          return writer.draft(request, options);
        },
      },
    });
    const heard: number[] = [];
    await drafting.generate(feesRequest, { onProgress: (characters) => heard.push(characters) });
    expect(heard).toEqual([120]);
  });

  test("a draft is held against this day, the paths that exist, and what people supplied", async () => {
    const contexts: CheckContext[] = [];
    const site = openPublishing(await openTestDatabase(), {
      checkDraft: (content, context) => {
        contexts.push(context);
        return checksStoppingWrong(content, context);
      },
    });
    await site.drafting.generate(feesRequest);
    const { postId } = await draftWithTokens(site, "See https://kerala.example/fees, please.");
    await site.drafting.regenerate({
      postId,
      baseRevision: 1,
      corrections: "Add https://nta.example.",
      requestedBy: "link:1",
    });
    await untilRunEnds(site, postId);
    const [first, second, third] = contexts;
    expect(first).toMatchObject({ today: "2026-01-20", checkedAt: "2026-01-20T10:00:00.000Z" });
    expect(first?.paths.has("/registration-2026")).toBe(true);
    expect(first?.paths.has("/blog/2026/01/fees")).toBe(false);
    expect(second?.paths.has("/blog/2026/01/fees")).toBe(true);
    expect(second?.suppliedAddresses).toEqual(new Set(["https://kerala.example/fees"]));
    expect(third?.suppliedAddresses).toEqual(
      new Set(["https://kerala.example/fees", "https://nta.example", "https://nta.example/"]),
    );
    // What corrections and edits say is no request.
    expect(third?.request).toBe("See https://kerala.example/fees, please.");
    const { postId: id } = await draftWithTokens(site, "My rank is 41,000");
    const post = await site.posts.revisions.newest(id);
    if (post.ok)
      await site.drafting.recheck({
        ...{
          id,
          edition: post.value.edition,
          content: post.value,
          person: "admin:a@guide.example",
        },
        words: ["Edited by hand: https://a.example"],
      });
    expect(contexts.at(-1)?.request).toBe("My rank is 41,000");
    expect(contexts.at(-1)?.suppliedAddresses).toContain("https://a.example");
  });
});
