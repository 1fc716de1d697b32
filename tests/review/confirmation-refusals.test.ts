import { expect, test } from "vitest";
import { bodyWriter, checksByFirstWord, confirmed } from "../support/claims.ts";
import { change } from "../support/live-changes.ts";
import { adminBearer, draftWithTokens, openPublishing } from "../support/publishing.ts";
import { posted, scopedToken } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const one = "Perhaps the form is free.";
const two = "Perhaps a photo is needed.";
const body = `Read this.\n\n## Form\n\n${one} Take your time.\n\n## Photo\n\n${two} Surely so.`;

onEitherEngine("a confirmation that is refused", (openTestDatabase) => {
  async function openSite() {
    const database = await openTestDatabase();
    return openPublishing(database, { writer: bodyWriter(), checkDraft: checksByFirstWord });
  }

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
  });

  test("an ended link confirms nothing", async () => {
    const site = await openSite();
    const { postId, editToken: token } = await draftWithTokens(site, body);
    await posted(site, "revoke-links", { postId }, adminBearer);
    const call = { postId, revision: 1, sentences: [one], token };
    expect((await confirmed(site, call)).status).toBe(410);
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
