import { expect, test } from "vitest";
import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";
import { adminBearer, draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { respelled } from "../support/respelled.ts";
import { onEitherEngine } from "../support/tier.ts";

const sentSchema = z.union([
  z.object({ query: z.record(z.string(), z.string()) }),
  z.object({ method: z.string() }),
  z.object({ text: z.string() }),
  z.object({ json: z.unknown(), by: z.string().optional() }),
]);

type Sent = z.output<typeof sentSchema>;

/** Which call, what is wrong with it, what is sent, the status, and the words where they are fixed. */
const badCalls = labelledData(
  "review/cases/bad-calls",
  z.array(z.tuple([z.string(), z.string(), sentSchema, z.int(), z.string().optional()])),
);

type Draft = Awaited<ReturnType<typeof draftWithTokens>>;

/** A text with what it names in braces: parts of a draft, of another one, and long texts. */
function filled(text: string, draft: Draft, other: Draft): string {
  const named = (prefix: string, parts: Draft, change = (part: string) => part) =>
    Object.entries(parts).map(([name, part]) => [prefix + name, change(part)] as const);
  const long = { "1 MB": 1024 * 1024, "8,001 characters": 8_001 };
  const texts = [
    ...Object.entries(long).map(([name, size]) => [name, "x".repeat(size)] as const),
    ...named("", draft),
    ...named("other ", other),
    ...named("respelled ", draft, respelled),
  ];
  return texts.reduce((all, [name, part]) => all.replace(`{${name}}`, () => part), text);
}

/** By an admin, where a call is of the desk. */
const ofTheDesk = ["manual-blog-generation", "preview-link"];

function requestOf(
  call: string,
  sent: Sent,
  fill: (text: string) => string,
): readonly [string, RequestInit] {
  const path = `/functions/${call}`;
  if ("method" in sent) return [path, { method: sent.method }];
  if ("query" in sent) {
    const query = Object.entries(sent.query).map(([name, text]) => [name, fill(text)]);
    return [`${path}?${new URLSearchParams(query).toString()}`, {}];
  }
  const body = fill("text" in sent ? sent.text : JSON.stringify(sent.json));
  const by = "by" in sent ? { Authorization: sent.by ?? "" } : adminBearer;
  return [path, { method: "POST", body, headers: ofTheDesk.includes(call) ? by : {} }];
}

onEitherEngine("a call with bad input", (openTestDatabase) => {
  test("is told so with its status, and nothing is changed", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const draft = await draftWithTokens(site);
    const other = await draftWithTokens(site, "Another");
    const before = await snapshot(database);
    for (const [call, what, sent, status, says] of badCalls) {
      const name = `${call}, ${what}`;
      const request = requestOf(call, sent, (text) => filled(text, draft, other));
      const answer = await site.api.request(...request);
      expect(answer.status, name).toBe(status);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const isPlain = call === "publish-blog" && status !== 413;
      const words = isPlain ? await answer.text() : await errorOf(answer);
      if (says === undefined) expect(words, name).toMatch(/\S.*\.$/);
      else expect(words, name).toBe(says);
      expect(await snapshot(database), name).toEqual(before);
    }
    expect(site.faults).toEqual([]);
  });

  test("every call by an expired link answers 410, and nothing is changed", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, previewToken, approveToken, editToken } = await draftWithTokens(site);
    site.clock.advance(8 * 24 * 60 * 60 * 1_000);
    const before = await snapshot(database);
    const expired: readonly (readonly [string, Sent])[] = [
      ["preview-blog", { query: { postId, token: previewToken } }],
      ["post-status", { query: { postId, token: previewToken } }],
      ["publish-blog", { query: { postId, token: approveToken } }],
      ["publish-blog", { json: { postId, token: approveToken } }],
      ["edit-blog", { json: { postId, token: editToken, corrections: "x" } }],
    ];
    for (const [call, sent] of expired) {
      const answer = await site.api.request(...requestOf(call, sent, (text) => text));
      expect([call, answer.status]).toEqual([call, 410]);
    }
    expect(await snapshot(database)).toEqual(before);
  });
});

async function errorOf(answer: Response): Promise<string> {
  const body = (await answer.json()) as { error: string };
  expect(Object.keys(body)).toEqual(["error"]);
  return body.error;
}
