import { expect, test } from "vitest";
import { answerTo } from "../support/caller.ts";
import { writerRefusal } from "../../app/calls/writer-refusal.ts";
import { makeOutline } from "../../app/calls/outline-schema.ts";
import { generateBlog } from "../../app/calls/generation.ts";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import { succeed } from "../../domain/shared/result.ts";
import { clock } from "../support/model-writers.ts";
import {
  adminBearer,
  openPublishing,
  type Publishing,
  untilRunEnds,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { openTestDatabase } from "../support/engines.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { contentNamed, testWriter } from "../support/writing.ts";

const offline = createWriter({ provider: "offline" }, clock);

async function madeFrom(site: Publishing, body: object) {
  const answer = await posted(site, "manual-blog-generation", body, adminBearer);
  expect(answer.status).toBe(200);
  const { post, message } = await answerTo(generateBlog, answer);
  const newest = await site.posts.revisions.newest(post.id);
  if (!newest.ok) throw new Error(newest.failure.message);
  return { ...newest.value, message, previewUrl: post.previewUrl };
}

async function outlineOf(site: Publishing, postId: string) {
  const answer = await posted(site, "outline", { prompt: "the post", postId }, adminBearer);
  return answerTo(makeOutline, answer);
}

function headings(body: string): readonly string[] {
  return (body.match(/^## .+$/gm) ?? []).map((line) => line.slice(3));
}

const chosen = {
  title: "Papers for the Form",
  opening: "Put all of it on one table first.",
  sections: [
    { id: "passage:documents-for-the-form" },
    { heading: "What our office says", note: "opening hours" },
    { id: "passage:paid-twice", heading: "Money paid twice" },
  ],
};

onEitherEngine("a post from an outline without a model", (openDatabase) => {
  test("has the chosen sections, keeps them, and stays a draft while one is to be written", async () => {
    const site = openPublishing(await openDatabase(), { writer: offline });
    const post = await madeFrom(site, {
      ...{ prompt: "documents and refunds", category: "news", publish: true },
      outline: chosen,
    });
    expect(post.title).toBe("Papers for the Form");
    expect(headings(post.body_markdown)).toEqual([
      "Documents to keep ready for the form",
      "What our office says",
      "Money paid twice",
    ]);
    expect(post.status).toBe("draft");
    expect(post.message).toContain("What our office says");
    const outline = await outlineOf(site, post.id);
    expect(outline).toMatchObject({ title: chosen.title, opening: chosen.opening });
    expect(outline.sections).toEqual(chosen.sections);
    expect(outline.candidates.filter(({ ticked }) => ticked).map(({ id }) => id)).toEqual(
      expect.arrayContaining(["passage:documents-for-the-form", "passage:paid-twice"]),
    );
  });

  test("gets other sections by its outline, and what stays keeps the words that were edited by hand", async () => {
    const site = openPublishing(await openDatabase(), { writer: offline });
    const post = await madeFrom(site, {
      ...{ prompt: "documents and refunds", category: "news", publish: false },
      outline: chosen,
    });
    const edited = post.body_markdown.replace(
      "## What our office says",
      "## What our office says\n\nWe are here.",
    );
    const { title, hero_summary, tags, meta_description, source_references } = post;
    const fields = {
      ...{ title, hero_summary, tags, meta_description, source_references },
      ...{ body_markdown: edited, hero_image_url: "", hero_image_alt: "" },
    };
    const saved = await posted(
      site,
      "edit-post",
      { postId: post.id, revision: post.revision, fields },
      adminBearer,
    );
    expect(saved.status).toBe(200);
    const { sections } = await outlineOf(site, post.id);
    const outline = { sections: [sections[1], { id: "passage:correction-window" }, sections[2]] };
    const command = { postId: post.id, revision: post.revision + 1, outline };
    const answer = await posted(site, "request-corrections", command, adminBearer);
    expect(answer.status).toBe(202);
    expect((await untilRunEnds(site, post.id)).state).toBe("succeeded");
    const newest = await site.posts.revisions.newest(post.id);
    if (!newest.ok) throw new Error(newest.failure.message);
    const { body_markdown } = newest.value;
    expect(headings(body_markdown)).toEqual([
      "What our office says",
      "How to use the correction window",
      "Money paid twice",
    ]);
    expect(body_markdown).toContain("## What our office says\n\nWe are here.");
  });

  test("is one post for one request, and another for another choice", async () => {
    const site = openPublishing(await openDatabase(), { writer: offline });
    const request = { prompt: "documents", category: "news", publish: false, outline: chosen };
    const first = await madeFrom(site, request);
    expect((await madeFrom(site, request)).id).toBe(first.id);
    const outline = { sections: [{ id: "passage:paid-twice" }] };
    expect((await madeFrom(site, { ...request, outline })).id).not.toBe(first.id);
  });
});

test("a prompt that nothing answers for certain makes no post, and gets the outline to choose from", async () => {
  const site = openPublishing(await openTestDatabase("sqlite"), { writer: offline });
  const before = await wholeDatabase(site.database.queries);
  for (const prompt of ["last year one boy came 8.40", "girl students hostel and money"]) {
    const request = { prompt, category: "news", publish: true };
    const answer = await posted(site, "manual-blog-generation", request, adminBearer);
    expect(answer.status).toBe(422);
    const { outline } = writerRefusal.parse(await answer.json());
    const candidates = outline?.candidates ?? [];
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.some(({ ticked }) => ticked)).toBe(false);
    const headers = { ...adminBearer, Accept: "text/event-stream" };
    const events = await posted(site, "manual-blog-generation", request, headers);
    expect(await events.text()).toContain('"outline":{');
  }
  expect(await wholeDatabase(site.database.queries)).toEqual(before);
});

test("a figure in a correction is no reason to write it: the words come back with the post's sections", async () => {
  const site = openPublishing(await openTestDatabase("sqlite"), { writer: offline });
  const post = await madeFrom(site, {
    ...{ prompt: "fees", category: "news", publish: false },
    outline: { sections: [{ id: "passage:application-fee-table" }] },
  });
  const corrections = "application fee is Rs 600 for pwd";
  const command = { postId: post.id, revision: post.revision, corrections };
  const answer = await posted(site, "request-corrections", command, adminBearer);
  expect(answer.status).toBe(422);
  const { outline } = writerRefusal.parse(await answer.json());
  expect(outline?.sections).toEqual([{ id: "passage:application-fee-table" }]);
  const newest = await site.posts.revisions.newest(post.id);
  expect(newest).toMatchObject({ ok: true, value: { revision: post.revision } });
});

test("a model gets the chosen sections in their order with their notes, and nothing else", async () => {
  const told: unknown[] = [];
  const writer = testWriter(() =>
    Promise.resolve(succeed({ content: contentNamed("By a model"), usage: null })),
  );
  const site = openPublishing(await openTestDatabase("sqlite"), {
    writer: {
      ...writer,
      draft(request, options) {
        const { sections, title, opening, passages } = request.evidence;
        told.push({ title, opening, passages: passages.length });
        told.push(sections.map(({ id, heading, note }) => ({ id, heading, note })));
        return writer.draft(request, options);
      },
    },
  });
  const request = { prompt: "documents", category: "news", publish: false, outline: chosen };
  await madeFrom(site, request);
  expect(told).toEqual([
    { title: chosen.title, opening: chosen.opening, passages: 2 },
    [
      {
        id: "passage:documents-for-the-form",
        heading: "Documents to keep ready for the form",
        note: null,
      },
      { id: null, heading: "What our office says", note: "opening hours" },
      { id: "passage:paid-twice", heading: "Money paid twice", note: null },
    ],
  ]);
});
