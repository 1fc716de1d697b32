import { expect, test } from "vitest";
import { readOfficeSettings, saveSettings } from "../../app/calls/settings-schema.ts";
import { callerOf } from "../support/caller.ts";
import { onlyPost } from "../support/desk.ts";
import { adminBearer, draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a mailed link", (openTestDatabase) => {
  test("publishes only for an approver who has signed in where everybody needs a second factor, in their name, and by itself where the office says so", async () => {
    const site = openPublishing(await openTestDatabase(), { secondFactor: "required" });
    const { postId, approveToken } = await draftWithTokens(site);
    const { call } = callerOf(site.api, adminBearer);
    expect((await call(readOfficeSettings, {})).review.linkSignInForce).toBe("required");
    const before = await snapshot(site.database);
    const alone = await posted(site, "publish-blog", { postId, token: approveToken });
    expect([alone.status, await alone.text()]).toEqual([
      401,
      "On this site a link alone does not publish. Please sign in as an approver, then publish.",
    ]);
    expect(await snapshot(site.database)).toEqual(before);
    const approval = { postId, token: approveToken };
    const signedIn = await posted(site, "publish-blog", approval, adminBearer);
    expect(signedIn.status).toBe(200);
    expect((await onlyPost(site)).status).toBe("published");
    const { audit } = await snapshot(site.database);
    const published = audit.find(({ action }) => action === "post-published");
    expect(published?.actor).toBe("admin:admin@guide.example");

    const office = { review: { linkSignIn: "off", version: 0 } } as const;
    expect((await call(saveSettings, office)).review.linkSignInForce).toBe("off");
    const next = await draftWithTokens(site, "Dates");
    const command = { postId: next.postId, token: next.approveToken };
    expect((await posted(site, "publish-blog", command)).status).toBe(200);
  });
});
