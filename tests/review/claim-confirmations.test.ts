import { expect, test } from "vitest";
import { ledgerSchema } from "../../domain/posts/revisions/ledger.ts";
import { bodyWriter, checksByFirstWord, confirmed, statedRecord } from "../support/claims.ts";
import { change } from "../support/live-changes.ts";
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

const one = "Perhaps the form is free.";
const two = "Perhaps a photo is needed.";
const body = `Read this.\n\n## Form\n\n${one} Take your time.\n\n## Photo\n\n${two} Surely so.`;
const wait =
  "The post stays a draft. 2 statements wait for somebody to check them: “Perhaps the form is free.”, “Perhaps a photo is needed.”.";

onEitherEngine("statements that no record answers", (openTestDatabase) => {
  async function openSite() {
    const database = await openTestDatabase();
    return openPublishing(database, { writer: bodyWriter(), checkDraft: checksByFirstWord });
  }

  test("an approval waits for all of them, says how many and names the first", async () => {
    const site = await openSite();
    const { postId, approveToken: token } = await draftWithTokens(site, body);
    const refused = await posted(site, "publish-blog", { postId, token });
    expect([refused.status, await refused.text()]).toEqual([422, wait]);
    expect(await confirmed(site, { postId, revision: 1, sentences: [one] })).toEqual({
      status: 200,
      body: { confirmed: 1, left: 1 },
    });
    const still = await posted(site, "publish-blog", { postId, token });
    expect(await still.text()).toBe(
      `The post stays a draft. 1 statement waits for somebody to check it: “${two}”.`,
    );
    expect(await confirmed(site, { postId, revision: 1, sentences: [two] })).toMatchObject({
      body: { confirmed: 1, left: 0 },
    });
    expect((await posted(site, "publish-blog", { postId, token })).status).toBe(200);
  });

  test("an admin's publication on the desk waits too, and the list says for how many", async () => {
    const site = await openSite();
    const { postId } = await draftWithTokens(site, body);
    const act = { postId, action: "publish", revision: 1 };
    const refused = await posted(site, "post-action", act, adminBearer);
    expect([refused.status, await refused.json()]).toEqual([422, { error: wait }]);
    const list = await site.api.request("/functions/posts", { headers: adminBearer });
    expect(await list.json()).toMatchObject({ posts: [{ checks: { stops: 0, unconfirmed: 2 } }] });
  });

  test("Publish Immediately keeps a draft, and its remark says how many wait", async () => {
    const site = await openSite();
    const wanted = { prompt: body, category: "news", publish: true };
    const made = await posted(site, "manual-blog-generation", wanted, adminBearer);
    expect(await made.json()).toMatchObject({ message: wait, post: { status: "draft" } });
    const [run] = await site.review.requests.recent({ email: "admin@guide.example" });
    expect(run?.remark).toBe(wait);
  });

  test("the preview says by whom, and the log who, what and where it was looked up", async () => {
    const site = await openSite();
    const { postId, previewToken } = await draftWithTokens(site, `${body}\n\nWrong is this.`);
    const address = "https://nta.ac.in/notice?id=7";
    await confirmed(site, { postId, revision: 1, sentences: [one, one], address });
    const preview = await previewed(site, postId, previewToken);
    const { checks } = (await preview.json()) as { checks: unknown };
    const why = "No record answers this.";
    expect(checks).toEqual({
      sentences: 6,
      supported: [{ sentence: "Surely so.", factId: statedRecord, edition: "2025" }],
      contradicted: [
        {
          sentence: "Wrong is this.",
          factId: statedRecord,
          edition: "2025",
          why: "A record says otherwise.",
        },
      ],
      toConfirm: [
        { sentence: one, why, group: "unknown", nearest: null, confirmedBy: "admin@guide.example" },
        { sentence: two, why, group: "unknown", nearest: null, confirmedBy: null },
      ],
    });
    const { audit } = await snapshot(site.database);
    const entry = audit.at(-1);
    expect(entry).toMatchObject({
      actor: "admin:admin@guide.example",
      action: "claims-confirmed",
      post_id: postId,
      revision: 1,
    });
    expect(parsed(entry?.details)).toEqual({
      by: "admin@guide.example",
      count: 1,
      sentences: [one],
      address,
    });
    expect(await site.audit.verifyChain(site.database.queries)).toMatchObject({ intact: true });
  });

  test("the same call again answers the same and changes nothing; the first name stays", async () => {
    const site = await openSite();
    const { postId } = await draftWithTokens(site, body);
    const call = { postId, revision: 1, sentences: [one] };
    const first = await confirmed(site, call);
    const before = await wholeDatabase(site.database.queries);
    expect(await confirmed(site, { ...call, address: "https://example.org/" })).toEqual(first);
    expect(await confirmed(site, call, otherAdminBearer)).toEqual(first);
    expect(await wholeDatabase(site.database.queries)).toEqual(before);
  });

  test("two people at once confirm each statement once", async () => {
    const site = await openSite();
    const { postId } = await draftWithTokens(site, body);
    const call = { postId, revision: 1, sentences: [one, two] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        confirmed(site, call, index % 2 === 0 ? adminBearer : otherAdminBearer),
      ),
    );
    for (const answer of answers)
      expect(answer).toEqual({ status: 200, body: { confirmed: 2, left: 0 } });
    expect((await site.posts.confirmations.of(postId)).size).toBe(2);
    const { audit } = await snapshot(site.database);
    expect(audit.filter(({ action }) => action === "claims-confirmed")).toHaveLength(1);
  });

  test("a later revision keeps what was confirmed, as long as the sentence stands under its heading", async () => {
    const site = await openSite();
    const { postId } = await draftWithTokens(site, body);
    await confirmed(site, { postId, revision: 1, sentences: [one, two] });
    const moved = `## Form\n\nNew words. ${one}\n\n## Other\n\n${two}\n\nPerhaps the form is not free.`;
    await change(site, { postId, revision: 1, corrections: moved });
    await untilRunEnds(site, postId);
    const act = { postId, action: "publish", revision: 2 };
    const refused = await posted(site, "post-action", act, adminBearer);
    expect(await refused.json()).toEqual({
      error: `The post stays a draft. 2 statements wait for somebody to check them: “${two}”, “Perhaps the form is not free.”.`,
    });
    const rest = [two, "Perhaps the form is not free."];
    const { body: answer } = await confirmed(site, { postId, revision: 2, sentences: rest });
    expect(answer).toEqual({ confirmed: 2, left: 0 });
    expect((await posted(site, "post-action", act, adminBearer)).status).toBe(200);
  });

  test("a revision of a ledger that counted no sentences is published as before", async () => {
    const site = await openSite();
    const { postId } = await draftWithTokens(site, body);
    const { revisions } = await snapshot(site.database);
    const { sentences, ...old } = ledgerSchema.parse(parsed(revisions[0]?.ledger));
    expect(sentences).toBe(5);
    await site.database.queries
      .updateTable("blog_post_revisions")
      .set({ ledger: JSON.stringify(old) })
      .execute();
    const call = { postId, revision: 1, sentences: [one] };
    expect((await confirmed(site, call)).status).toBe(422);
    const act = { postId, action: "publish", revision: 1 };
    expect((await posted(site, "post-action", act, adminBearer)).status).toBe(200);
  });

  test("edit and approve tokens confirm, a preview token and a token of another post do not", async () => {
    const site = await openSite();
    const { postId, editToken, approveToken, previewToken } = await draftWithTokens(site, body);
    const other = await draftWithTokens(site, "Another post.");
    const call = { postId, revision: 1, sentences: [one] };
    for (const token of [previewToken, other.editToken, "nonsense"])
      expect((await confirmed(site, { ...call, token })).status).toBe(403);
    const previewOnly = await scopedToken(site, postId, "preview");
    expect((await confirmed(site, { ...call, token: previewOnly })).status).toBe(403);
    expect((await confirmed(site, { ...call, token: editToken })).body).toEqual({
      confirmed: 1,
      left: 1,
    });
    const rest = { ...call, sentences: [two], token: approveToken };
    expect((await confirmed(site, rest)).body).toEqual({ confirmed: 1, left: 0 });
    await posted(site, "revoke-links", { postId }, adminBearer);
    expect((await confirmed(site, { ...call, token: editToken })).status).toBe(410);
  });

  test("what is contradicted, stopped or not there is refused, and nothing of the call is stored", async () => {
    const site = await openSite();
    const never = "Never fear, a seat is yours.";
    const wrong = "Wrong is this.";
    const { postId } = await draftWithTokens(site, `${one} ${wrong}\n\n${never} Surely so.`);
    const before = await wholeDatabase(site.database.queries);
    for (const sentence of [wrong, never, "Surely so.", "Perhaps not here.", ""]) {
      const call = { postId, revision: 1, sentences: [one, sentence] };
      expect((await confirmed(site, call)).status).toBe(422);
    }
    expect(await wholeDatabase(site.database.queries)).toEqual(before);
    await confirmed(site, { postId, revision: 1, sentences: [one] });
    const act = { postId, action: "publish", revision: 1 };
    const refused = await posted(site, "post-action", act, adminBearer);
    expect(await refused.json()).toEqual({
      error: `The post stays a draft, because the checks stopped these statements: “Wrong”, “${never}”.`,
    });
  });

  test("another revision is a conflict that leads to the latest", async () => {
    const site = await openSite();
    const { postId, editToken: token } = await draftWithTokens(site, body);
    await change(site, { postId, revision: 1, corrections: `${one} And more.` });
    const call = { postId, revision: 1, sentences: [one] };
    const refused = await confirmed(site, { ...call, token });
    expect(refused).toMatchObject({
      status: 409,
      body: { latest: expect.stringContaining(postId) as string },
    });
    expect((await confirmed(site, call)).status).toBe(409);
  });
});

/** JSON columns are text on the embedded engine. */
function parsed(details: unknown): unknown {
  return typeof details === "string" ? JSON.parse(details) : details;
}
