import { expect, test } from "vitest";
import { approve, previewed as tokensBy } from "../support/live-changes.ts";
import { bodyWriter, checksByFirstWord, settled, statedRecord } from "../support/marked-drafts.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
  untilRunEnds,
} from "../support/publishing.ts";
import { posted, previewed, scopedToken } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const body = [
  "Read this slowly. Wrong is the fee.",
  "## Form",
  "Doubtful is the photo. Perhaps it is free. Surely so.",
  "Never fear, a seat is yours.",
].join("\n\n");

/** Marks of the text above, in its order. */
const [wrong, doubtful, unverified, verified, promise] = ["m1", "m2", "m3", "m4", "f1"];

const token = `{{fact:${statedRecord}}}`;

const callers = ["admin", "edit", "approve"] as const;

type Caller = (typeof callers)[number];

onEitherEngine("marks of a draft", (openTestDatabase) => {
  async function openSite() {
    const options = { writer: bodyWriter(), checkDraft: checksByFirstWord };
    return openPublishing(await openTestDatabase(), options);
  }

  async function draft() {
    const site = await openSite();
    const made = await draftWithTokens(site, body);
    const { postId, editToken, approveToken } = made;
    const tokens = { admin: undefined, edit: editToken, approve: approveToken } as const;
    return {
      ...made,
      site,
      call: (as: Caller, command: object) =>
        settled(site, { postId, revision: 1, token: tokens[as], ...command }),
    };
  }

  const changes = [
    {
      name: "corrected by the record's value",
      command: { markId: wrong, action: "correct" },
      becomes: body.replace("Wrong is", `${token} is`),
      counts: { conflicts: 2, unverified: 1, verified: 1 },
    },
    {
      name: "edited",
      command: { markId: doubtful, action: "edit", text: "  Bring a\nphoto. " },
      becomes: body.replace("Doubtful is the photo.", "Bring a photo."),
      counts: { conflicts: 2, unverified: 1, verified: 1 },
    },
    {
      name: "edited into another doubt",
      command: { markId: unverified, action: "edit", text: "Wrong is it." },
      becomes: body.replace("Perhaps it is free.", "Wrong is it."),
      counts: { conflicts: 4, unverified: 0, verified: 1 },
    },
    {
      name: "deleted",
      command: { markId: unverified, action: "delete" },
      becomes: body.replace("Perhaps it is free. ", ""),
      counts: { conflicts: 3, unverified: 0, verified: 1 },
    },
    {
      name: "a promise, changed",
      command: { markId: promise, action: "edit", text: "Prepare well." },
      becomes: body.replace("Never fear, a seat is yours.", "Prepare well."),
      counts: { conflicts: 2, unverified: 1, verified: 1 },
    },
  ];

  test.each(
    changes.map((one, place) => ({ ...one, as: callers[place % callers.length] ?? "admin" })),
  )("a sentence is $name ($as) in one new revision, and nothing else changes", async (settling) => {
    const { site, postId, call } = await draft();
    const before = await site.posts.revisions.find(postId, 1);
    expect(await call(settling.as, settling.command)).toEqual({
      status: 200,
      body: { revision: 2, counts: settling.counts },
    });
    const after = await site.posts.revisions.find(postId, 2);
    if (!before.ok || !after.ok) throw new Error("no revision");
    const expected = { ...before.value.content, body_markdown: settling.becomes };
    expect(after.value.content).toEqual(expected);
    const { revisions, audit } = await snapshot(site.database);
    expect(revisions.at(-1)).toMatchObject({ reason: "edited", run_id: null });
    expect(audit.at(-1)).toMatchObject({ action: "post-edited", revision: 2 });
    // The page that was open still shows the first revision.
    const late = await call(settling.as, settling.command);
    expect(late.status).toBe(409);
    expect("latest" in late.body).toBe(settling.as !== "admin");
    expect((await snapshot(site.database)).revisions).toHaveLength(2);
  });

  test.each(callers)(
    "a conflict is kept (%s) for a reason, the log and the preview say by whom, and the same again changes nothing",
    async (as) => {
      const { site, postId, previewToken, call } = await draft();
      const address = "https://nta.ac.in/notice?id=7";
      const keep = { markId: doubtful, action: "keep", reason: " Told by phone. ", address };
      const answer = {
        status: 200,
        body: { revision: 1, counts: { conflicts: 2, unverified: 1, verified: 1 } },
      };
      expect(await call(as, keep)).toEqual(answer);
      const by = as === "admin" ? "admin@guide.example" : "a reviewer with a link";
      const preview = (await (await previewed(site, postId, previewToken)).json()) as {
        marks: { id: string }[];
      };
      expect(preview).toMatchObject({ counts: answer.body.counts, notCovered: [] });
      expect(preview.marks.find(({ id }) => id === doubtful)).toMatchObject({
        settledBy: by,
        kept: { reason: "Told by phone.", address, on: "2026-01-20" },
      });
      const { audit } = await snapshot(site.database);
      expect(audit.at(-1)).toMatchObject({
        action: "mark-kept",
        actor: expect.stringMatching(as === "admin" ? /^admin:/ : /^link:/) as string,
        reason: "Told by phone.",
        revision: 1,
      });
      const before = await wholeDatabase(site.database.queries);
      expect(await call("admin", { ...keep, reason: "Another." })).toEqual(answer);
      if (as === "admin") expect(await wholeDatabase(site.database.queries)).toEqual(before);
      expect((await site.posts.keptMarks.of(postId)).size).toBe(1);
      expect(await site.audit.verifyChain(site.database.queries)).toMatchObject({ intact: true });
    },
  );

  const refusals: readonly [string, object, number, string?][] = [
    ["a mark that is not there", { markId: "m9", action: "delete" }, 404, "No such mark"],
    ["a finding that is not there", { markId: "f2", action: "edit", text: "x" }, 404],
    ["to keep without a reason", { markId: wrong, action: "keep" }, 400, "Please give a reason"],
    ["to keep for blanks", { markId: wrong, action: "keep", reason: " \n" }, 400],
    ["to edit into nothing", { markId: wrong, action: "edit", text: " " }, 400],
    ["to keep what stops", { markId: promise, action: "keep", reason: "It is so." }, 422],
    ["to keep what is verified", { markId: verified, action: "keep", reason: "Yes." }, 422],
    ["a correction that is not offered", { markId: doubtful, action: "correct" }, 422],
    ["a correction of what no record answers", { markId: unverified, action: "correct" }, 422],
    [
      "a sentence that is too long",
      { markId: wrong, action: "edit", text: "x".repeat(3_000) },
      422,
    ],
    ["another action", { markId: wrong, action: "confirm" }, 400],
    ["no mark", { action: "delete" }, 400],
    ["an address that is none", { markId: wrong, action: "keep", reason: "x", address: "x" }, 400],
    [
      "an address with somebody before its host",
      { markId: wrong, action: "keep", reason: "x", address: "https://nta.ac.in@other.example/" },
      400,
    ],
    ["another revision", { markId: wrong, action: "delete", revision: 2 }, 409],
  ];

  test("what cannot be settled so is refused to whoever asks, and nothing is stored", async () => {
    const { site, call } = await draft();
    const before = await wholeDatabase(site.database.queries);
    for (const [what, command, status, message] of refusals)
      for (const as of callers) {
        const answer = await call(as, command);
        expect([what, as, answer.status]).toEqual([what, as, status]);
        expect(answer.body.error).toEqual(message ?? expect.any(String));
      }
    expect(await wholeDatabase(site.database.queries)).toEqual(before);
  });

  test("only tokens that edit or approve this very post settle anything, and none once the link is revoked", async () => {
    const { site, postId, editToken, previewToken } = await draft();
    const other = await draftWithTokens(site, "Another post on fees.");
    const previewOnly = await scopedToken(site, postId, "preview");
    const command = { postId, revision: 1, markId: wrong, action: "keep", reason: "So it is." };
    for (const wrongToken of [previewToken, previewOnly, other.editToken, "nonsense"])
      expect((await settled(site, { ...command, token: wrongToken })).status).toBe(403);
    expect((await settled(site, command, {})).status).toBe(400);
    expect((await settled(site, command, { Authorization: "Bearer of-nobody" })).status).toBe(401);
    await posted(site, "revoke-links", { postId }, adminBearer);
    expect((await settled(site, { ...command, token: editToken })).status).toBe(410);
    expect((await site.posts.keptMarks.of(postId)).size).toBe(0);
  });

  test("of a live post only the office changes anything", async () => {
    const site = await openSite();
    const { postId, approveToken: token } = await draftWithTokens(
      site,
      "Perhaps the form is free. Read on.",
    );
    expect((await approve(site, postId, token)).status).toBe(200);
    const command = { postId, revision: 1, markId: "m1", action: "delete" };
    expect((await settled(site, { ...command, token })).status).toBe(409);
    expect((await settled(site, command)).body).toMatchObject({ revision: 2 });
    const stored = await site.posts.revisions.find(postId, 2);
    expect(stored).toMatchObject({ value: { content: { body_markdown: "Read on." } } });
  });

  test("an approval waits until every conflict is settled, each for itself", async () => {
    const { site, postId, approveToken, previewToken, call } = await draft();
    const refused = await approve(site, postId, approveToken);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      "Not published: 2 values differ from our records. “Wrong is the fee.” “Doubtful is the photo.” 1 passage has to be changed. “Never fear, a seat is yours.”",
    ]);
    await call("admin", { markId: promise, action: "delete" });
    await settled(site, { postId, revision: 2, markId: wrong, action: "correct" });
    // The same sentence under the same heading is still in doubt, with another number.
    const kept = await settled(site, {
      postId,
      revision: 3,
      markId: "m1",
      action: "keep",
      reason: "So it is.",
    });
    expect(kept.body).toMatchObject({ counts: { conflicts: 0, unverified: 1 } });
    const { approveToken: latest } = await tokensBy(site, postId, previewToken);
    expect((await approve(site, postId, latest)).status).toBe(200);
  });

  test("what was kept holds for later revisions, as long as the sentence stands under its heading", async () => {
    const { site, postId, editToken: token, call } = await draft();
    await call("admin", { markId: doubtful, action: "keep", reason: "So it is." });
    const moved =
      "## Form\n\nNew words. Doubtful is the photo.\n\n## Other\n\nDoubtful is the photo.";
    await posted(site, "edit-blog", { postId, token, corrections: moved });
    await untilRunEnds(site, postId);
    const list = await site.api.request("/functions/posts", { headers: adminBearer });
    expect(await list.json()).toMatchObject({
      posts: [{ checks: { conflicts: 1, unverified: 0 } }],
    });
    const again = { postId, revision: 2, markId: "m2", action: "keep", reason: "There too." };
    expect((await settled(site, again)).body).toMatchObject({ counts: { conflicts: 0 } });
  });

  test("of twenty that settle at once one changes the post, and many who keep one mark keep it once", async () => {
    const { site, postId, call } = await draft();
    const keep = { markId: doubtful, action: "keep", reason: "So it is." };
    const kept = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const headers = index % 2 === 0 ? adminBearer : otherAdminBearer;
        return settled(site, { postId, revision: 1, ...keep }, headers);
      }),
    );
    expect(new Set(kept.map(({ status }) => status))).toEqual(new Set([200]));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call("edit", { markId: wrong, action: "correct" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const { audit, revisions } = await snapshot(site.database);
    expect(audit.filter(({ action }) => action === "mark-kept")).toHaveLength(1);
    expect(revisions).toHaveLength(2);
  });

  test("a draft is sent back with a note by whoever holds an edit link, and its writer sees it", async () => {
    const { site, postId, editToken, previewToken } = await draft();
    const note = "Please name the fee for two papers.";
    const call = { postId, token: editToken, revision: 1, note };
    expect((await posted(site, "send-back", { ...call, token: previewToken })).status).toBe(403);
    const silent = await posted(site, "send-back", { ...call, note: " " });
    expect([silent.status, await silent.json()]).toEqual([
      400,
      { error: "Please say what has to change." },
    ]);
    expect((await posted(site, "send-back", { ...call, note: "x".repeat(501) })).status).toBe(422);
    expect((await posted(site, "send-back", { ...call, revision: 2 })).status).toBe(409);
    const sent = await posted(site, "send-back", call);
    expect([sent.status, await sent.json()]).toEqual([
      200,
      { message: "Sent back with your note." },
    ]);
    const turn = { revision: 1, note };
    const opened = await site.editing.open({ postId, by: { email: "admin@guide.example" } });
    expect(opened).toMatchObject({
      value: { returned: { ...turn, by: "A reviewer with a link" } },
    });
    const preview = await site.review.approval.preview({ postId, token: previewToken });
    expect(preview).toMatchObject({ value: { returned: { ...turn, by: null } } });
    const list = await site.api.request("/functions/posts", { headers: adminBearer });
    expect(await list.json()).toMatchObject({ posts: [{ review: turn }] });
    // A draft that was sent back has no new text: the next revision has no note above it.
    await settled(site, { postId, revision: 1, markId: wrong, action: "delete" });
    const later = await site.editing.open({ postId, by: { email: "admin@guide.example" } });
    expect(later).toMatchObject({ value: { revision: 2, returned: null } });
  });
});
