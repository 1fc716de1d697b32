import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import { modelProviders } from "../../domain/drafting/providers/model-settings.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import { filledText, unknownTokens } from "../../domain/posts/text/fact-tokens.ts";
import {
  answering,
  article,
  clock,
  draftRequest,
  draftSchema,
  edits,
  evidence,
  kept,
  modelName,
  revisionRequest,
  startWriter,
  unhurried,
  written,
} from "../support/model-writers.ts";

describe.each(["offline", ...modelProviders] as const)("writer %s", (name) => {
  const hasModel = name !== "offline";

  /** The writer; its model, if it has one, answers with this. */
  async function writerThatAnswers(answer: object): Promise<Writer> {
    if (name === "offline") return createWriter({ provider: name }, clock);
    return (await startWriter(name, answering(answer))).writer;
  }

  test("names itself as the setting does, with its prompt's version", async () => {
    const writer = await writerThatAnswers(article);
    expect(writer.provider).toBe(name);
    expect(writer.promptVersion).not.toBe("");
    expect(writer.model).toBe(hasModel ? modelName : null);
  });

  test("drafts a post that the blog can store, without raw HTML or a level-1 heading", async () => {
    const content = await written(
      (await writerThatAnswers(article)).draft(draftRequest, unhurried()),
    );
    expect(draftSchema.parse(content)).toEqual(content);
    expect(filledText(content.body_markdown, builtInFacts)).toContain("₹500");
    expect(unknownTokens(content.body_markdown, builtInFacts)).toEqual([]);
    expect(content.body_markdown).not.toMatch(/^# |<[a-z]/im);
    expect(filledText(content.meta_description, builtInFacts)).toMatch(/^.{50,160}$/);
  });

  test("links only to pages of the evidence and cites only sources of its facts", async () => {
    const content = await written(
      (await writerThatAnswers(article)).draft(draftRequest, unhurried()),
    );
    const paths = evidence.pages.map(({ path }) => path);
    const sources = [
      ...evidence.facts.map(({ source }) => source.url),
      "https://jeemain.nta.nic.in/",
    ];
    expect(content.internal_links).toContain("/registration-2026");
    expect(content.internal_links.filter((path) => !paths.includes(path))).toEqual([]);
    expect(content.source_references).not.toHaveLength(0);
    expect(content.source_references.filter(({ url }) => !sources.includes(url))).toEqual([]);
  });

  test("counts tokens where a model was at work, and says null where none was", async () => {
    const draft = await (await writerThatAnswers(article)).draft(draftRequest, unhurried());
    const usage = draft.ok ? draft.value.usage : undefined;
    expect(usage).toEqual(hasModel ? { inputTokens: 1200, outputTokens: 345 } : null);
  });

  test("revises what the reviewer names and leaves the rest as it was", async () => {
    const content = await written(
      (await writerThatAnswers(edits)).revise(revisionRequest, unhurried()),
    );
    expect(content).toMatchObject({
      ...draftSchema.parse(revisionRequest.current),
      title: "Fees for SC and ST",
      source_references: expect.arrayContaining([kept]) as unknown,
    });
  });

  test("stops at once when it is called off before it begins", async () => {
    const reason = new Error("called off");
    const writing = (await writerThatAnswers(article)).draft(draftRequest, {
      signal: AbortSignal.abort(reason),
    });
    if (hasModel) await expect(writing).rejects.toBe(reason);
    else expect(await writing).toMatchObject({ ok: true });
  });
});
