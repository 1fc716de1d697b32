import { expect, test } from "vitest";
import { succeed } from "../../domain/shared/result.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import { previewed } from "../support/live-changes.ts";
import { body, bodyOf, correct, lock, writerOf } from "../support/locking.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  snapshot,
  untilRunEnds,
} from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import { checksStoppingWrong, contentNamed, gatedWriter, testWriter } from "../support/writing.ts";

async function openLocked(
  database: Parameters<typeof openPublishing>[0],
  writer: Writer,
  blocks: readonly number[],
) {
  const site = openPublishing(database, { writer, checkDraft: checksStoppingWrong });
  const draft = await draftWithTokens(site);
  const { postId, editToken: token } = draft;
  const answer = await lock(site, { postId, token, revision: 1, blocks });
  expect(answer.status).toBe(200);
  return { site, draft, answer };
}

onEitherEngine("passages that are kept as they are", (openTestDatabase) => {
  test("a reviewer locks some, which the pages tell and the log records", async () => {
    const database = await openTestDatabase();
    const { site, draft, answer } = await openLocked(database, writerOf(), [2, 4, 2]);
    const { postId, editToken, previewToken } = draft;
    expect(await answer.json()).toMatchObject({ postId, revision: 1, locked: [2, 4] });
    const listed = await site.review.passages.list({ postId, token: editToken });
    expect(listed).toEqual({
      ok: true,
      value: [
        { number: 1, kind: "Heading", words: "Fees", isLocked: false },
        { number: 2, kind: "Paragraph", words: "One stays.", isLocked: true },
        { number: 3, kind: "Paragraph", words: "Two goes.", isLocked: false },
        { number: 4, kind: "Paragraph", words: "Three stays.", isLocked: true },
      ],
    });
    for (const token of [previewToken, editToken]) {
      const kept = await site.review.passages.locked({ postId, token });
      expect(kept).toEqual({ ok: true, value: { locked: new Set([2, 4]), remark: null } });
    }
    const { audit } = await snapshot(database);
    expect(audit.at(-1)).toMatchObject({
      action: "passages-locked",
      post_id: postId,
      revision: 1,
      actor: expect.stringMatching(/^link:/) as string,
    });
    expect(JSON.stringify(audit.at(-1))).toMatch(/added.{1,4}2/);
  });

  test("an admin changes them without a link, and saying the same again records nothing", async () => {
    const database = await openTestDatabase();
    const { site, draft } = await openLocked(database, writerOf(), [2, 4]);
    const { postId } = draft;
    const command = { postId, revision: 1, blocks: [4] };
    const answer = await lock(site, command, adminBearer);
    expect(await answer.json()).toMatchObject({ locked: [4], message: /^1 passage/ });
    const { audit } = await snapshot(database);
    expect(audit.at(-1)).toMatchObject({ actor: "admin:admin@guide.example" });
    expect((await lock(site, command, adminBearer)).status).toBe(200);
    expect((await snapshot(database)).audit).toHaveLength(audit.length);
    expect((await lock(site, { ...command, blocks: [] }, adminBearer)).status).toBe(200);
    const rows = await database.queries.selectFrom("locked_passages").selectAll().execute();
    expect(rows).toEqual([]);
  });

  test("two people who look at the same revision do not undo each other's choice", async () => {
    const { site, draft } = await openLocked(await openTestDatabase(), writerOf(), [2]);
    const seen = { postId: draft.postId, token: draft.editToken, revision: 1, seen: [2] };
    const first = await lock(site, { ...seen, blocks: [2, 4] });
    expect(await first.json()).toMatchObject({ locked: [2, 4] });
    const second = await lock(site, { ...seen, blocks: [1] });
    expect(await second.json()).toMatchObject({ locked: [1, 4] });
    expect((await lock(site, { ...seen, seen: [99], blocks: [] })).status).toBe(422);
  });

  test("the writer is told of them, and may change everything around them", async () => {
    const writer = writerOf("New.\n\nOne stays.\n\n## Other\n\nThree stays.\n\nEnd.");
    const { site, draft } = await openLocked(await openTestDatabase(), writer, [2, 4]);
    expect(await correct(site, draft)).toMatchObject({ state: "succeeded", remark: null });
    expect(writer.asked[0]?.locks).toEqual(new Set(["One stays.", "Three stays."]));
    const { postId, editToken: token } = draft;
    expect(await bodyOf(site, postId)).toContain("## Other");
    const kept = await site.review.passages.locked({ postId, token });
    expect(kept).toMatchObject({ value: { locked: new Set([2, 4]) } });
  });

  test.for([
    ["rewords one", "## Fees\n\nOne stays!\n\nTwo goes.\n\nThree stays."],
    ["drops one", "## Fees\n\nOne stays.\n\nOther."],
    ["swaps two", "## Fees\n\nThree stays.\n\nTwo goes.\n\nOne stays."],
    ["repeats one", `${body}\n\nOne stays.`],
    ["makes a list of one", "- x\n\n  One stays.\n\nThree stays."],
  ] as const)("a writer that %s changes nothing, and the words are kept", async ([, text]) => {
    const database = await openTestDatabase();
    const { site, draft } = await openLocked(database, writerOf(text), [2, 4]);
    const run = await correct(site, draft);
    expect(run).toMatchObject({ state: "failed", error_kind: "unacceptable" });
    expect(run.error).toMatch(/kept as it is/);
    const { postId, editToken: token } = draft;
    expect(await bodyOf(site, postId)).toBe(body);
    const editing = await site.review.approval.editing({ postId, token });
    expect(editing).toMatchObject({ value: { failedCorrections: "Reword it." } });
  });

  test("corrections of nothing but kept passages fail with a sentence", async () => {
    const { site, draft } = await openLocked(await openTestDatabase(), writerOf(body), [2, 4]);
    const run = await correct(site, draft);
    expect(run).toMatchObject({ state: "failed", error_kind: "unacceptable" });
    expect(run.error).toMatch(/^Nothing was changed/);
  });

  test("what was left out for their sake, and what stops publication in them, is told", async () => {
    const told: unknown[] = [];
    const wrong = "Wrong fee.\n\n## Fees\n\nTwo goes.";
    const answers = [wrong, wrong.replace("Two goes.", "Two went.")];
    const next = () => {
      const content = contentNamed("Fees", { body_markdown: answers.shift() ?? wrong });
      return Promise.resolve(succeed({ content, usage: null, skippedChanges: told.length }));
    };
    const repair: Writer["repair"] = (request) => {
      told.push(request.findings);
      answers.unshift(wrong);
      return next();
    };
    const writer = { ...testWriter(), draft: next, revise: next, repair };
    const { site, draft } = await openLocked(await openTestDatabase(), writer, [1]);
    const repairs = told.length;
    expect(repairs).toBeGreaterThan(0);
    answers.splice(0, answers.length, wrong.replace("Two goes.", "Two went."));
    const run = await correct(site, draft);
    expect(run).toMatchObject({ state: "succeeded" });
    expect(run.remark).toMatch(/left out.*“Wrong fee\.” stops publication/);
    // Nobody was sent to mend what may not be touched.
    expect(told).toHaveLength(repairs);
    const { postId, previewToken: token, approveToken } = draft;
    const kept = await site.review.passages.locked({ postId, token });
    expect(kept).toMatchObject({ value: { remark: run.remark } });
    const approved = await site.review.approval.approve({ postId, token: approveToken });
    expect(approved).toMatchObject({ ok: false });
  });

  test("a person who restores an earlier revision may change them: then they are no longer shown", async () => {
    const writer = writerOf("## Fees\n\nAnother.", "## Fees\n\nAnother, longer.");
    const site = openPublishing(await openTestDatabase(), { writer });
    const draft = await draftWithTokens(site);
    await correct(site, draft);
    const { postId, editToken: token } = draft;
    const command = { postId, token, revision: 2, blocks: [2] };
    expect((await lock(site, command)).status).toBe(200);
    const restored = await site.review.revisions.restore({ postId, token, revision: 1, latest: 2 });
    expect(restored.ok).toBe(true);
    const kept = await site.review.passages.locked({ postId, token });
    expect(kept).toMatchObject({ value: { locked: new Set() } });
    const { editToken } = await previewed(site, postId, draft.previewToken);
    expect(await correct(site, { postId, editToken })).toMatchObject({ state: "succeeded" });
  });

  test("an outdated page and a regeneration under way change nothing", async () => {
    const database = await openTestDatabase();
    const { writer, asked, open } = gatedWriter();
    const site = openPublishing(database, { writer: { ...writer, draft: writerOf().draft } });
    const draft = await draftWithTokens(site);
    const { postId, editToken: token } = draft;
    const command = { postId, token, revision: 1, blocks: [1] };
    await site.review.requests.correct({ postId, token, corrections: "Shorter" });
    await asked;
    expect((await lock(site, command)).status).toBe(409);
    open();
    await untilRunEnds(site, postId);
    expect((await lock(site, command)).status).toBe(409);
    expect(await database.queries.selectFrom("locked_passages").selectAll().execute()).toEqual([]);
  });
});
