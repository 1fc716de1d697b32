import { expect, test } from "vitest";
import { succeed } from "../domain/shared/result.ts";
import { onBothEngines } from "./support/engines.ts";
import { openPublishing } from "./support/publishing.ts";
import { contentNamed, testWriter } from "./support/writing.ts";

const wanted = { category: "news", publish: false, requestedBy: "admin:a@guide.example" } as const;

onBothEngines("the day's limit of tokens", (openTestDatabase) => {
  test("lets one of many drafts that begin at once at two instances ask the model, and the next one when it is done", async () => {
    const database = await openTestDatabase();
    const gate = Promise.withResolvers<undefined>();
    const usage = { inputTokens: 60, outputTokens: 40 };
    const open = () => {
      const writer = testWriter(async (title) => {
        await gate.promise;
        return succeed({ content: contentNamed(title), usage });
      });
      return { writer, ...openPublishing(database, { writer, dailyTokenLimit: 1_000 }) };
    };
    const instances = [open(), open()];
    const work = instances.flatMap(({ drafting }, instance) =>
      [1, 2, 3].map((count) =>
        drafting.generate({ ...wanted, prompt: `Fees ${instance} ${count}` }),
      ),
    );
    const ended: unknown[] = [];
    for (const run of work) void run.then((outcome) => ended.push(outcome));
    await expect.poll(() => ended.length, { timeout: 20_000 }).toBe(work.length - 1);
    expect(instances.reduce((sum, { writer }) => sum + writer.calls(), 0)).toBe(1);
    for (const outcome of ended)
      expect(outcome).toMatchObject({ failure: { kind: "too-many", retryAfter: 60 } });
    gate.resolve(undefined);
    expect((await Promise.all(work)).filter(({ ok }) => ok)).toHaveLength(1);
    const next = await instances[1]?.drafting.generate({ ...wanted, prompt: "Fees again" });
    expect(next?.ok).toBe(true);
  });
});
