import { expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { deleteOldLinkSecrets, rotateLinkSecret } from "../../domain/review/links/link-tokens.ts";
import { movableClock } from "../support/movable-clock.ts";
import {
  draftWithTokens,
  openPublishing,
  tokenOf,
  type Publishing,
} from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

const day = 24 * 60 * 60 * 1_000;
const admin = { email: "admin@guide.example" };

onEitherEngine("the secret that signs review links", (openTestDatabase) => {
  test("turns over at once on all instances, and links of before open until they expire", async () => {
    const { database, one, other } = openInstances(await openTestDatabase());
    const { postId, previewToken, approveToken } = await draftWithTokens(one);
    const before = await secrets(database);
    await rotateLinkSecret(one, { isLeaked: false });
    one.clock.advance(1_000);
    await rotateLinkSecret(one, { isLeaked: false });
    expect(await previewStatus(other, postId, previewToken)).toBe(200);
    const fresh = await one.linkDesk.issue({ postId: postId, by: admin });
    const freshToken = fresh.ok ? tokenOf(fresh.value.previewUrl) : "";
    expect(await previewStatus(other, postId, freshToken)).toBe(200);
    // The same link, signed anew.
    const [shown] = await other.review.requests.recent(admin);
    const renewed = tokenOf(shown?.post?.previewUrl ?? "");
    expect(await previewStatus(one, postId, renewed)).toBe(200);
    expect(await approveStatus(other, postId, approveToken)).toBe(200);

    expect(await secrets(database)).toHaveLength(before.length + 2);
    one.clock.advance(31 * day - 2_000);
    expect(await deleteOldLinkSecrets(database, one.clock)).toBe(0);
    one.clock.advance(2_000);
    expect(await deleteOldLinkSecrets(database, one.clock)).toBe(2);
    expect(await secrets(database)).toHaveLength(before.length);
  });

  test("after a leak opens nothing with links of before, and the audit log has both", async () => {
    const { database, one, other } = openInstances(await openTestDatabase());
    const { postId, previewToken, approveToken } = await draftWithTokens(one);
    await rotateLinkSecret(one, { isLeaked: false });
    await rotateLinkSecret(one, { isLeaked: true });
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
    expect(entries).toEqual(
      Array(2).fill({ actor: "command-line", action: "link-secret-rotated" }),
    );
  });
});

function openInstances(database: OpenDatabase) {
  const clock = movableClock("2026-01-20T10:00:00.000Z");
  const one = openPublishing(database, { clock });
  const other = openPublishing(database, { clock });
  return { database, one, other };
}

function secrets({ queries }: OpenDatabase) {
  return queries.selectFrom("site_secrets").select("value").execute();
}

async function previewStatus({ api }: Publishing, postId: string, token: string) {
  const query = new URLSearchParams({ postId, token }).toString();
  return (await api.request(`/functions/preview-blog?${query}`)).status;
}

async function approveStatus({ api }: Publishing, postId: string, token: string) {
  const body = JSON.stringify({ postId, token });
  return (await api.request("/functions/publish-blog", { method: "POST", body })).status;
}
