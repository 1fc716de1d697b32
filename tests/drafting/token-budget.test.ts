import { expect, test } from "vitest";
import { draftingLimits } from "../../domain/drafting/drafting-limits.ts";
import { succeed } from "../../domain/shared/result.ts";
import { openPublishing } from "../support/publishing.ts";
import { contentNamed, testWriter } from "../support/writing.ts";
import { onEitherEngine } from "../support/tier.ts";

const wanted = { category: "news", publish: false, requestedBy: "admin:a@guide.example" } as const;
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
});
