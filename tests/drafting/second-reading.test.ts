import { expect, test } from "vitest";
import { readJson } from "../../database/values.ts";
import type { SecondReadingRequest, Writer } from "../../domain/drafting/writer.ts";
import { ledgerSchema } from "../../domain/posts/revisions/ledger.ts";
import { fail } from "../../domain/shared/result.ts";
import { openPublishing, snapshot, type Publishing, untilRunEnds } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import {
  checksStoppingWrong,
  contentNamed,
  feesRequest,
  readingThatRaises,
  repairingWriter,
} from "../support/writing.ts";

const wanted = { ...feesRequest, publish: false } as const;

const body_markdown = "## Fees\n\nKeep the receipt. Girls pay no fee.\n\n## Study\n\nSleep well.";
const content = contentNamed("Fees", { body_markdown });
const girls = { sentence: "Girls pay no fee.", under: "Fees", verdict: "to-confirm", raised: true };

/** A writer of that body whose second reading is this one. */
function writerWith(secondReading: Writer["secondReading"]): Writer {
  return repairingWriter([0], { content, secondReading });
}

async function newestLedger({ database }: Publishing) {
  const { revisions } = await snapshot(database);
  return readJson(ledgerSchema, revisions.at(-1)?.ledger);
}

onEitherEngine("a second reading", (openTestDatabase) => {
  const open = async (secondReading: Writer["secondReading"], dailyTokenLimit?: number) =>
    openPublishing(await openTestDatabase(), {
      writer: writerWith(secondReading),
      checkDraft: checksStoppingWrong,
      timeoutSeconds: 0.3,
      ...(dailyTokenLimit !== undefined && { dailyTokenLimit }),
    });

  test("is asked about every sentence, and what it calls a claim has to be confirmed", async () => {
    const told: SecondReadingRequest[] = [];
    // There are three sentences.
    const site = await open(readingThatRaises([2, 9], (request) => told.push(request)));
    const stages: string[] = [];
    const made = await site.drafting.generate(wanted, { onStage: (stage) => stages.push(stage) });
    expect(made).toMatchObject({ value: { remark: null } });
    expect(stages.slice(-2)).toEqual(["second-reading", "saving"]);
    expect(told[0]?.sentences.map(({ sentence }) => sentence)).toEqual([
      "Keep the receipt.",
      "Girls pay no fee.",
      "Sleep well.",
    ]);
    const why = "Second reading: look up 2.";
    expect((await newestLedger(site)).claims).toMatchObject([{ ...girls, why, records: [] }]);
    const { runs } = await snapshot(site.database);
    expect(runs).toMatchObject([{ input_tokens: 10, output_tokens: 1 }]);
  });

  test("is not asked about a draft without a sentence", async () => {
    const told: SecondReadingRequest[] = [];
    const { drafting } = openPublishing(await openTestDatabase(), {
      writer: writerWith(readingThatRaises([1], (request) => told.push(request))),
      checkDraft: (draft, context) => ({ ...checksStoppingWrong(draft, context), sentences: [] }),
    });
    await drafting.generate(wanted);
    expect(told).toEqual([]);
  });

  test.for([
    ["fails", () => Promise.resolve(fail("provider-failed", "The model is away."))],
    ["never answers", () => new Promise<never>(() => undefined)],
  ] as const)("that %s costs nothing of the draft, and the admin is told", async ([, reading]) => {
    const site = await open(reading);
    const made = await site.drafting.generate({ ...wanted, publish: true });
    const remark: unknown = expect.stringContaining("second reading by the AI did not take place");
    expect(made).toMatchObject({ value: { post: { body_markdown }, remark } });
    expect(await site.drafting.recentRuns(1)).toMatchObject([{ state: "succeeded", remark }]);
    expect((await newestLedger(site)).claims).toEqual([]);
  });

  test("is left out when the day's tokens are used up", async () => {
    const told: SecondReadingRequest[] = [];
    const reading = readingThatRaises([1], (request) => told.push(request));
    const usage = { inputTokens: 90, outputTokens: 20 };
    const site = openPublishing(await openTestDatabase(), {
      writer: repairingWriter([0], { content, usage, secondReading: reading }),
      checkDraft: checksStoppingWrong,
      dailyTokenLimit: 100,
    });
    const made = await site.drafting.generate(wanted);
    const remark: unknown = expect.stringContaining("daily limit of tokens is used up");
    expect(made).toMatchObject({ value: { remark } });
    expect(told).toEqual([]);
  });

  test("goes with its sentence into later revisions and hand edits, as long as it stands under its heading", async () => {
    const numbers = [2];
    // Only the first one raises it.
    const site = await open((request, options) =>
      readingThatRaises(numbers.splice(0))(request, options),
    );
    const made = await site.drafting.generate(wanted);
    if (!made.ok) throw new Error(made.failure.message);
    const { post } = made.value;
    await site.drafting.regenerate({
      ...{ postId: post.id, baseRevision: 1, corrections: "Shorter" },
      requestedBy: "link:1",
    });
    await untilRunEnds(site, post.id);
    expect((await newestLedger(site)).claims).toMatchObject([girls]);

    const recheck = async (body: string) => {
      const content = { ...post, body_markdown: body };
      const { id, edition } = post;
      const ledger = await site.drafting.recheck({ id, edition, content, person: "admin:a" });
      return ledger.ok ? ledger.value.claims : ledger;
    };
    expect(await recheck(`A new start.\n\n${body_markdown}`)).toMatchObject([
      { ...girls, place: { block: 3 } },
    ]);
    expect(await recheck(body_markdown.replace("## Fees", "## Myths"))).toEqual([]);
    expect(await recheck(body_markdown.replace("Girls pay", "Some say that girls pay"))).toEqual(
      [],
    );
  });
});
