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

/** Each part of another type than it has. */
const malformed: readonly (readonly [string, Record<string, unknown>])[] = [
  ["a title that is a number", { title: 5 }],
  ["a tag that is none", { tags: [null] }],
  ["a reference without parts", { source_references: ["https://nta.ac.in/"] }],
  ["no image at all", { hero_image_url: null }],
];

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

  test("parts of another type, a missing post, revision or body answer 400 with a sentence", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, revision, fields } = await openPost(site, (await draftWithTokens(site)).postId);
    const whole = { postId, revision, fields };
    const before = await snapshot(database);
    const bodies: unknown[] = [
      ...malformed.map(([, part]) => ({ ...whole, fields: { ...fields, ...part } })),
      { revision, fields },
      { postId, revision },
      { postId, fields, revision: "1" },
      { ...whole, readerNote: 5 },
      [],
      null,
    ];
    for (const body of bodies) {
      const answer = await callEditing(site, "edit-post", body);
      expect([JSON.stringify(body).slice(0, 80), answer.status]).toEqual([
        JSON.stringify(body).slice(0, 80),
        400,
      ]);
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/\S.*\S/) as string });
    }
    expect((await callEditing(site, "preview-edit", { postId })).status).toBe(400);
    expect(
      (await callEditing(site, "edit-post", { ...whole, readerNote: "x".repeat(301) })).status,
    ).toBe(422);
    for (const unknown of ["\u0000'--", "0199a000-0000-7000-8000-000000000000"])
      for (const call of ["edit-post", "preview-edit"] as const)
        expect((await callEditing(site, call, { ...whole, postId: unknown })).status).toBe(404);
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
