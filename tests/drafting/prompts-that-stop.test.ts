import { describe, expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { stopOf } from "../../domain/drafting/request/stopped-prompts.ts";
import { openTestDatabase } from "../support/engines.ts";
import { labelledData } from "../support/labelled-data.ts";
import { adminBearer, openPublishing } from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { testWriter } from "../support/writing.ts";

const { none, ...stopped } = labelledData(
  "drafting/cases/prompts-that-stop",
  z.record(z.string(), z.array(z.string())),
);

describe.each(Object.entries(stopped))("a prompt with %s", (reason, prompts) => {
  test.each(prompts)("“%s” is stopped for it", async (prompt) => {
    expect((await stopOf(prompt, builtInFacts))?.stopped).toBe(reason);
  });

  test("gets a sentence and no post, whoever writes, and nothing is stored", async () => {
    const site = openPublishing(await openTestDatabase("sqlite"), { writer: testWriter() });
    const before = await wholeDatabase(site.database.queries);
    const request = { prompt: prompts[0], category: "news", publish: true };
    const answer = await posted(site, "manual-blog-generation", request, adminBearer);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: expect.stringMatching(/[.]$/) as string,
      stopped: reason,
    });
    const headers = { ...adminBearer, Accept: "text/event-stream" };
    const events = await posted(site, "manual-blog-generation", request, headers);
    expect(await events.text()).toContain(`"stopped":"${reason}"`);
    expect(await wholeDatabase(site.database.queries)).toEqual(before);
  });
});

test.each(none ?? [])("a prompt like “%s” is not stopped", async (prompt) => {
  expect(await stopOf(prompt, builtInFacts)).toBeNull();
});

test("whoever types of a person in danger is led to the national helpline", async () => {
  const stop = await stopOf("he says there is no use of living", builtInFacts);
  expect(stop?.message).toMatch(/14416.*1800-891-4416/);
});
