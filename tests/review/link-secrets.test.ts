import { expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { rotateLinkSecret } from "../../domain/review/links/link-tokens.ts";
import { movableClock } from "../support/movable-clock.ts";
import {
  draftWithTokens,
  openPublishing,
  tokenOf,
  type Publishing,
} from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

const admin = { email: "admin@guide.example" };

onEitherEngine("the secret that signs review links", (openTestDatabase) => {
  test("is replaced on all instances at once, former links open nothing, and the audit log says so", async () => {
    const { database, one, other } = openInstances(await openTestDatabase());
    const { postId, previewToken, approveToken } = await draftWithTokens(one);
    await rotateLinkSecret(one);
    for (const site of [one, other]) {
      expect(await previewStatus(site, postId, previewToken)).toBe(403);
      expect(await approveStatus(site, postId, approveToken)).toBe(403);
    }
    const [shown] = await other.review.requests.recent(admin);
    const renewed = tokenOf(shown?.post?.previewUrl ?? "");
    expect(await previewStatus(one, postId, renewed)).toBe(200);
    const entries = await database.queries
      .selectFrom("audit_log")
      .select(["actor", "action"])
      .where("action", "=", "link-secret-rotated")
      .execute();
    expect(entries).toEqual([{ actor: "command-line", action: "link-secret-rotated" }]);
  });
});

function openInstances(database: OpenDatabase) {
  const clock = movableClock("2026-01-20T10:00:00.000Z");
  const one = openPublishing(database, { clock });
  const other = openPublishing(database, { clock });
  return { database, one, other };
}

async function previewStatus({ api }: Publishing, postId: string, token: string) {
  const query = new URLSearchParams({ postId, token }).toString();
  return (await api.request(`/functions/preview-blog?${query}`)).status;
}

async function approveStatus({ api }: Publishing, postId: string, token: string) {
  const body = JSON.stringify({ postId, token });
  return (await api.request("/functions/publish-blog", { method: "POST", body })).status;
}
