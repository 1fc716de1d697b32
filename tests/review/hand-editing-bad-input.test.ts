import { expect, test } from "vitest";
import { callEditing, openPost } from "../support/editing.ts";
import { draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

const reference = { title: "NTA", url: "https://jeemain.nta.nic.in/" };
const wideTable = ["| a ", "|---", "| a long row "].map((cell) => cell.repeat(300)).join("\n");
const nested = `${"> ".repeat(30)}deep`;

/** Each part with what cannot be stored, and the part that the answer blames. */
const unacceptable: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ["an empty title", { title: " \n " }, "title"],
  ["a title of nothing storable", { title: "\u0000" }, "title"],
  ["too long a title", { title: "x".repeat(161) }, "title"],
  ["an empty summary", { hero_summary: "" }, "hero_summary"],
  ["too long a summary", { hero_summary: "x".repeat(1_501) }, "hero_summary"],
  ["an empty body", { body_markdown: "\r\n" }, "body_markdown"],
  ["too long a body", { body_markdown: "x".repeat(60_001) }, "body_markdown"],
  ["a body nested too deep", { body_markdown: nested }, "body_markdown"],
  ["a body of marks", { body_markdown: "*a*".repeat(501) }, "body_markdown"],
  ["a table of 300 columns", { body_markdown: wideTable }, "body_markdown"],
  ["a body of one sentence", { body_markdown: "fees ".repeat(500) }, "body_markdown"],
  ["a summary of numbers", { hero_summary: "1-2-3-4-".repeat(20) }, "hero_summary"],
  ["an empty description", { meta_description: "" }, "meta_description"],
  ["too long a description", { meta_description: "x".repeat(601) }, "meta_description"],
  ["too long a tag", { tags: ["x".repeat(41)] }, "tags"],
  ["too many tags", { tags: Array.from({ length: 13 }, (_, index) => `tag ${index}`) }, "tags"],
  ["an image by script", { hero_image_url: "javascript:alert(1)" }, "hero_image_url"],
  ["an image without host", { hero_image_url: "picture.png" }, "hero_image_url"],
  ["an image without words", { hero_image_url: "https://nta.ac.in/x.png" }, "hero_image_alt"],
  ["too long words on an image", { hero_image_alt: "x".repeat(301) }, "hero_image_alt"],
  [
    "a reference without title",
    { source_references: [{ ...reference, title: "" }] },
    "source_references",
  ],
  [
    "a reference by mail",
    { source_references: [{ ...reference, url: "mailto:a@b.in" }] },
    "source_references",
  ],
  ["a reference twice", { source_references: [reference, reference] }, "source_references"],
  [
    "too long a title of a reference",
    { source_references: [{ ...reference, title: "x".repeat(301) }] },
    "source_references",
  ],
  [
    "too many references",
    {
      source_references: Array.from({ length: 31 }, (_, index) => ({
        title: "x",
        url: `https://nta.ac.in/${index}`,
      })),
    },
    "source_references",
  ],
];

/** Each part of another type than it has. */
const malformed: readonly (readonly [string, Record<string, unknown>])[] = [
  ["a title that is a number", { title: 5 }],
  ["tags in one text", { tags: "fees" }],
  ["a tag that is none", { tags: [null] }],
  ["a body that is a list", { body_markdown: ["x"] }],
  ["references that are none", { source_references: {} }],
  ["a reference without parts", { source_references: ["https://nta.ac.in/"] }],
  ["no image at all", { hero_image_url: null }],
];

onEitherEngine("bad input to the editing calls", (openTestDatabase) => {
  test("each part that cannot be stored is named with a sentence, by both calls, and nothing changes", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, revision, fields } = await openPost(site, (await draftWithTokens(site)).postId);
    const before = await snapshot(database);
    for (const [name, part, blamed] of unacceptable)
      for (const call of ["edit-post", "preview-edit"] as const) {
        const body = { postId, revision, fields: { ...fields, ...part } };
        const answer = await callEditing(site, call, body);
        expect([name, answer.status]).toEqual([name, 422]);
        const { error, fields: messages } = (await answer.json()) as Refusal;
        expect([name, Object.keys(messages)]).toEqual([name, [blamed]]);
        expect(error).toBe(messages[blamed]);
        expect(error).toMatch(/^[A-Z].*\.$/);
      }
    expect(await snapshot(database)).toEqual(before);
    expect(site.faults).toEqual([]);
  });

  test("two wrong parts are both named", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, revision, fields } = await openPost(site, (await draftWithTokens(site)).postId);
    const body = { postId, revision, fields: { ...fields, title: "", meta_description: "" } };
    const { fields: messages } = (await (
      await callEditing(site, "edit-post", body)
    ).json()) as Refusal;
    expect(Object.keys(messages)).toEqual(["title", "meta_description"]);
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
