import { expect, test } from "vitest";
import { openDesk } from "../support/desk.ts";
import { askForChange, livePost } from "../support/live-changes.ts";
import { snapshot } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a change of a live post", (openTestDatabase) => {
  const senseless = [
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
  ] as const;

  test("asked for without sense is refused with a sentence, and nothing changes", async () => {
    const database = await openTestDatabase();
    const site = openDesk(database);
    const { postId } = await livePost(site);
    const before = await snapshot(database);
    for (const [body, status] of senseless) {
      const command: unknown = JSON.parse(JSON.stringify(body).replace('"POST"', `"${postId}"`));
      const answer = await askForChange(site, command);
      const error = expect.stringMatching(/\S.*\S/) as string;
      expect([answer.status, await answer.json()], JSON.stringify(body)).toEqual([
        status,
        { error },
      ]);
      expect(await snapshot(database)).toEqual(before);
    }
    expect(site.faults).toEqual([]);
  });
});
