import { expect, test } from "vitest";
import { z } from "zod";
import { callEditing, openPost } from "../support/editing.ts";
import { labelledData } from "../support/labelled-data.ts";
import { draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

/** A part with what cannot be stored, the part that the answer blames, and its words where they are fixed. */
const unacceptable = labelledData(
  "review/cases/unacceptable-edits",
  z.array(z.tuple([z.string(), z.record(z.string(), z.json()), z.string(), z.string().optional()])),
);

onEitherEngine("bad input to the editing calls", (openTestDatabase) => {
  test("each part that cannot be stored is named with a sentence, by both calls, and nothing changes", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, revision, fields } = await openPost(site, (await draftWithTokens(site)).postId);
    const before = await snapshot(database);
    for (const [name, part, blamed, words] of unacceptable)
      for (const call of ["edit-post", "preview-edit"] as const) {
        const body = { postId, revision, fields: { ...fields, ...part } };
        const answer = await callEditing(site, call, body);
        expect([name, answer.status]).toEqual([name, 422]);
        const { error, fields: messages } = (await answer.json()) as Refusal;
        expect([name, Object.keys(messages)]).toEqual([name, [blamed]]);
        expect(error).toBe(messages[blamed]);
        expect([name, error]).toEqual([name, words ?? expect.stringMatching(/^[A-Z].*\.$/)]);
      }
    expect(await snapshot(database)).toEqual(before);
    expect(site.faults).toEqual([]);
  });

  test("the longest body is taken; one that is larger than a call may be answers 413 with a sentence", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, revision, fields } = await openPost(site, (await draftWithTokens(site)).postId);
    const paragraph = `${"Look it up on the official form. ".repeat(20).trim()}\n\n`;
    const longest = paragraph.repeat(120).slice(0, 60_000).trim();
    const body = { postId, revision, fields: { ...fields, body_markdown: longest } };
    expect((await callEditing(site, "preview-edit", body)).status).toBe(200);
    expect((await callEditing(site, "edit-post", body)).status).toBe(200);
    const hindi = { ...body, fields: { ...fields, body_markdown: "शुल्क ".repeat(10_000) } };
    for (const call of ["edit-post", "preview-edit"] as const) {
      const answer = await callEditing(site, call, hindi);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ error: "This is too large to be sent at once." });
    }
  });
});

type Refusal = { error: string; fields: Record<string, string> };
