import { expect, test } from "vitest";
import { draftingLimits } from "../../domain/drafting/drafting-limits.ts";
import type { TokenUsage } from "../../domain/drafting/writer.ts";
import { succeed } from "../../domain/shared/result.ts";
import { openPublishing, snapshot } from "../support/publishing.ts";
import { contentNamed, testWriter } from "../support/writing.ts";
import { onEitherEngine } from "../support/tier.ts";

const wanted = { category: "news", publish: false, requestedBy: "admin:a@guide.example" } as const;
const usage = { inputTokens: 60, outputTokens: 40 };
const mayGoOnSoon = { failure: { kind: "too-many", retryAfter: 60 } };

/** A model that is asked, and answers when the gate is opened. */
function gatedModel(counted: TokenUsage | null = usage) {
  const asked = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const writer = testWriter(async (title) => {
    asked.resolve(undefined);
    await gate.promise;
    return succeed({ content: contentNamed(title), usage: counted });
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

  test("keeps a draft waiting while others may use the rest of it, and whoever asked again gets the post", async () => {
    const database = await openTestDatabase();
    const { writer, asked, open } = gatedModel();
    const { drafting, clock } = openPublishing(database, { writer, dailyTokenLimit: 1_000 });
    const first = drafting.generate({ ...wanted, prompt: "First" });
    await asked;
    const second = { ...wanted, prompt: "Second" };
    expect(await drafting.generate(second)).toMatchObject(mayGoOnSoon);
    const again = drafting.generate(second);
    const { runs } = await snapshot(database);
    expect(runs.filter(({ prompt }) => prompt === "Second")).toMatchObject([
      { state: "queued", attempts: 0, error: null, lease_expires_at: "2026-01-20T10:01:00.000Z" },
    ]);
    open();
    expect((await first).ok).toBe(true);
    clock.advance(60_000);
    await drafting.start();
    expect(await again).toMatchObject({ value: { post: { title: "Second" } } });
    const after = await snapshot(database);
    expect(after.runs).toMatchObject([
      { state: "succeeded", attempts: 1 },
      { state: "succeeded", attempts: 1 },
    ]);
    expect(after.audit.map(({ action }) => action)).not.toContain("drafting-failed");
  });

  test("counts an answer that nobody counted as what was set aside for it, be it cancelled or too late", async () => {
    const database = await openTestDatabase();
    const { writer, asked, open } = gatedModel();
    const options = { writer, dailyTokenLimit: draftingLimits.answerTokens * 2 };
    const { drafting, clock } = openPublishing(database, options);
    const impatient = openPublishing(database, { ...options, timeoutSeconds: 0.05 });
    const cancelled = drafting.generate({ ...wanted, prompt: "Cancelled" });
    await asked;
    const [run] = await drafting.recentRuns(1);
    expect((await drafting.cancel(run?.id ?? "", "admin:a@guide.example")).ok).toBe(true);
    expect(await cancelled).toMatchObject({ failure: { kind: "conflict" } });
    const late = await impatient.drafting.generate({ ...wanted, prompt: "Late" });
    expect(late).toMatchObject({ failure: { kind: "provider-late" } });
    const { tokensToday } = await drafting.status(clock.now());
    expect(tokensToday).toBe(draftingLimits.answerTokens * 2);
    open();
    const refused = await drafting.generate({ ...wanted, prompt: "Refused" });
    expect(refused).toMatchObject({ failure: { kind: "too-many" } });
    expect(writer.calls()).toBe(2);
  });

  test("holds what an instance has set aside that took a run over, whatever the one that lost it does", async () => {
    const database = await openTestDatabase();
    const lost = gatedModel(null);
    const offline = { ...lost.writer, model: null };
    // The lost answer counts too.
    const dailyTokenLimit = draftingLimits.answerTokens * 2;
    const loser = openPublishing(database, { writer: offline, dailyTokenLimit });
    const taken = gatedModel();
    const { clock } = loser;
    const owner = openPublishing(database, { writer: taken.writer, dailyTokenLimit, clock });
    const work = loser.drafting.generate({ ...wanted, prompt: "Taken over" });
    await lost.asked;
    clock.advance(draftingLimits.lease);
    await owner.drafting.start();
    clock.advance(draftingLimits.waitAfterDeath);
    await taken.asked;
    lost.open();
    expect(await work).toMatchObject({ failure: { kind: "unavailable" } });
    const next = await owner.drafting.generate({ ...wanted, prompt: "Next" });
    expect(next).toMatchObject(mayGoOnSoon);
    taken.open();
  });
});
