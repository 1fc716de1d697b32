import { expect, test } from "vitest";
import { openDesk } from "../support/desk.ts";
import { askForChange, livePost, livePostWithChange } from "../support/live-changes.ts";
import { snapshot } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a change of a live post", (openTestDatabase) => {
  test.each([
    [{ revision: 1, corrections: "x" }, 400],
    [{ postId: 7, revision: 1, corrections: "x" }, 400],
    [{ postId: "POST", corrections: "x" }, 400],
    [{ postId: "POST", revision: "1", corrections: "x" }, 400],
    [{ postId: "POST", revision: 1 }, 400],
    [{ postId: "POST", revision: 1, corrections: " \n" }, 400],
    [{ postId: "POST", revision: 1, corrections: ["x"] }, 400],
    [{ postId: "POST", revision: 1, corrections: "x", readerNote: 5 }, 400],
    [{ postId: "POST", revision: 1, corrections: "x", readerNote: "x".repeat(301) }, 422],
    [{ postId: "POST", revision: 1, corrections: "x".repeat(20_000) }, 422],
    [{ postId: "POST", revision: 2, corrections: "x" }, 409],
    [{ postId: "\u0000", revision: 1, corrections: "x" }, 404],
    [{ postId: "0199a000-0000-7000-8000-000000000000", revision: 1, corrections: "x" }, 404],
    [[], 400],
  ])(
    "asked for without sense (row %#) is refused with a sentence, and nothing changes",
    async (body, status) => {
      const database = await openTestDatabase();
      const site = openDesk(database);
      const { postId } = await livePost(site);
      const before = await snapshot(database);
      const command: unknown = JSON.parse(JSON.stringify(body).replace('"POST"', `"${postId}"`));
      const answer = await askForChange(site, command);
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { error: expect.stringMatching(/\S.*\S/) as string },
      ]);
      expect(await snapshot(database)).toEqual(before);
      expect(site.faults).toEqual([]);
    },
  );

  test("is neither asked for nor discarded without an admin's session", async () => {
    const database = await openTestDatabase();
    const site = openDesk(database);
    const { postId } = await livePostWithChange(site);
    const before = await snapshot(database);
    const command = { postId, revision: 2, corrections: "x" };
    expect((await askForChange(site, command, {})).status).toBe(401);
    const body = JSON.stringify({ postId, action: "discard", revision: 2 });
    const discard = await site.api.request("/functions/post-action", { method: "POST", body });
    expect(discard.status).toBe(401);
    expect(await snapshot(database)).toEqual(before);
  });
});
