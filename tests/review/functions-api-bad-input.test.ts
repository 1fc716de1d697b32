import { expect, test } from "vitest";
import { badCalls, byBody, byQuery, type BadCall, type Draft } from "../support/bad-calls.ts";
import {
  draftWithTokens,
  openPublishing,
  snapshot,
  type Publishing,
} from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a call with bad input", (openTestDatabase) => {
  test("is told so with its status, and nothing is changed", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const draft = await draftWithTokens(site);
    const other = await draftWithTokens(site, "Another");
    const before = await snapshot(database);
    for (const call of badCalls) {
      const answer = await ask(site, call, draft, other);
      expect(answer.status, call.name).toBe(call.status);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const words = call.plain ? await answer.text() : await errorOf(answer);
      if (call.says === undefined) expect(words, call.name).toMatch(/\S.*\.$/);
      else expect(words, call.name).toBe(call.says);
      expect(await snapshot(database), call.name).toEqual(before);
    }
    expect(site.faults).toEqual([]);
  });

  test("every call by an expired link answers 410, and nothing is changed", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const draft = await draftWithTokens(site);
    site.clock.advance(8 * 24 * 60 * 60 * 1_000);
    const before = await snapshot(database);
    const { postId, previewToken, approveToken, editToken } = draft;
    const edit = byBody(
      "edit-blog",
      "",
      () => ({ postId, token: editToken, corrections: "x" }),
      410,
    );
    const expired = [
      byQuery("preview-blog", "", () => ({ postId, token: previewToken }), 410),
      byQuery("post-status", "", () => ({ postId, token: previewToken }), 410),
      byQuery("publish-blog", "", () => ({ postId, token: approveToken }), 410),
      byBody("publish-blog", "", () => ({ postId, token: approveToken }), 410),
      edit,
    ];
    for (const call of expired) expect((await ask(site, call, draft, draft)).status).toBe(410);
    expect(await snapshot(database)).toEqual(before);
  });
});

async function ask({ api }: Publishing, call: BadCall, draft: Draft, other: Draft) {
  return api.request(call.path(draft, other), call.init?.(draft, other));
}

async function errorOf(answer: Response): Promise<string> {
  const body = (await answer.json()) as { error: string };
  expect(Object.keys(body)).toEqual(["error"]);
  return body.error;
}
