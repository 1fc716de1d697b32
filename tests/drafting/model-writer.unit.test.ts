import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { sentencesOf } from "../../domain/drafting/marks/sentences.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import {
  answering,
  article,
  draftRequest,
  edits,
  kept,
  key,
  modelName,
  revisionRequest,
  startWriter,
  unhurried,
  writerFor,
  written,
} from "../support/model-writers.ts";

describe("a writer with a model", () => {
  const provider = "openai-compatible";
  const start = (answer: object) => startWriter(provider, answering(answer));

  test("revises by edits on numbered blocks, with the sources of values that came in", async () => {
    const [first = "", ...rest] = article.body_markdown.split("\n\n");
    const added = "Two papers cost {{fact:fee.sc_st_pwd.two_papers}} (2025).";
    const change = { ...edits, edits: [{ block: 1, action: "insert-after", markdown: added }] };
    const { server, writer } = await start(change);
    const content = await written(writer.revise(revisionRequest, unhurried()));
    expect(content.body_markdown).toBe([first, added, ...rest].join("\n\n"));
    expect(content.source_references[0]).toEqual(kept);
    expect(content.source_references.length).toBeGreaterThan(1);
    const asked = JSON.parse(server.requests[0]?.message ?? "") as { article: { blocks: unknown } };
    expect(asked.article.blocks).toContainEqual({ block: 2, markdown: "## Documents" });
  });

  test("answers edits that do not fit with provider-failed", async () => {
    for (const edit of [
      { block: 9, action: "remove", markdown: null },
      { block: 1, action: "replace", markdown: null },
      { block: 1, action: "replace", markdown: "```\nleft open" },
    ]) {
      const { writer } = await start({ ...edits, edits: [edit] });
      const revised = await writer.revise(revisionRequest, unhurried());
      expect(revised).toMatchObject({ ok: false, failure: { kind: "provider-failed" } });
    }
  });
});

test("a server that refuses a schema is asked for JSON in words, and never offered one again", async () => {
  const { server, writer } = await startWriter(
    "openai-compatible",
    { kind: "status", status: 400, message: "response_format is not supported" },
    { kind: "content", content: `Here it is:\n\`\`\`json\n${JSON.stringify(article)}\n\`\`\`` },
  );
  const first = await writer.draft(draftRequest, unhurried());
  const second = await writer.draft(draftRequest, unhurried());
  expect([first.ok, second.ok]).toEqual([true, true]);
  expect(server.requests.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false]);
  expect(server.requests[1]?.instructions).toContain('"body_markdown"');
});

describe("its reading", () => {
  const sentences = sentencesOf(
    { ...article, body_markdown: "Girls pay no fee.\n\nSleep well." },
    builtInFacts,
  );
  const request = {
    sentences,
    nearest: sentences.map(() => ["fee.sc_st_pwd.one_paper"]),
    records: new Map([["fee.sc_st_pwd.one_paper", "Fee, SC/ST/PwD: ₹500 (2025)"]]),
    facts: builtInFacts,
  };
  const claim = { number: 1, verdict: "no-record", record: null, why: "Who pays no fee." };

  function read(writer: Writer) {
    if (writer.read === null) throw new Error("A model can read.");
    return writer.read(request, unhurried());
  }

  test("asks the model of the draft in a small shape, and is told what each sentence states", async () => {
    const { server, writer } = await startWriter(
      "openai-compatible",
      answering({ claims: [claim] }),
    );
    expect(await read(writer)).toMatchObject({
      value: {
        readings: sentences.map((_sentence, place) =>
          place === 0 ? claim : { number: place + 1, verdict: "none" },
        ),
        usage: { inputTokens: 1200, outputTokens: 345 },
      },
    });
    expect(server.requests).toMatchObject([{ hasSchema: true, model: modelName }]);
    expect(server.requests[0]?.message).toContain("Girls pay no fee.");
  });

  test("asks the model that is set for it, by the same key", async () => {
    const { server } = await startWriter("openai-compatible", answering({ claims: [] }));
    const writer = writerFor("openai-compatible", server, { reviewModel: "careful" });
    expect(await read(writer)).toMatchObject({ ok: true });
    server.script(answering(article));
    await written(writer.draft(draftRequest, unhurried()));
    expect(server.requests).toMatchObject([{ model: modelName, key }]);
    server.script(answering({ claims: [] }));
    await read(writer);
    expect(server.requests).toMatchObject([{ model: "careful", key }]);
    expect(writer.model).toBe(modelName);
  });

  test("that is no reading, or breaks off, is a failure with what it cost", async () => {
    const { writer: odd } = await startWriter("openai-compatible", answering({ claims: "none" }));
    expect(await read(odd)).toMatchObject({
      failure: { kind: "provider-failed", usage: { inputTokens: 1200 } },
    });
    const { writer: cut } = await startWriter("openai-compatible", {
      kind: "cut",
      content: '{"claims": [',
    });
    expect(await read(cut)).toMatchObject({ failure: { kind: "provider-failed", usage: null } });
  });
});
