import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { siteSecret } from "../../database/site-secrets.ts";
import { previewLinkDays } from "../../domain/review/links/link-terms.ts";
import { createReviewService } from "../../domain/review/review-service.ts";
import {
  draftWithTokens,
  openPublishing,
  snapshot,
  tokenOf,
  untilRunEnds,
} from "../support/publishing.ts";
import { gatedWriter } from "../support/writing.ts";
import { onEitherEngine } from "../support/tier.ts";

const days = (count: number) => count * 24 * 60 * 60 * 1_000;
const admin = { email: "admin@guide.example" };

onEitherEngine("reviewing", (openTestDatabase) => {
  test("a preview shows the draft and hands out tokens, and changes nothing", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, previewToken, approveToken } = await draftWithTokens(site);
    const before = await snapshot(database);
    const preview = await site.review.approval.preview({ postId, token: previewToken });
    expect(preview).toMatchObject({
      value: { article: { post: { id: postId, status: "draft", revision: 1 } }, approveToken },
    });
    expect(await snapshot(database)).toEqual(before);
    expect(JSON.stringify(preview)).not.toContain(admin.email);
  });

  test("a status never shows a finished run beside the revision before it", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, previewToken, editToken } = await draftWithTokens(site);
    await site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
    // The run ends while its status is being asked for.
    const latestRun = () => untilRunEnds(site, postId);
    const drafting = { ...site.drafting, latestRun };
    const review = createReviewService({ ...site, linkSignIn: () => "off", drafting });
    expect(await review.approval.status({ postId, token: previewToken })).toMatchObject({
      value: { revision: 2, job: { state: "succeeded" } },
    });
  });

  test("twenty approvals at once publish once, each with the same answer", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, approveToken } = await draftWithTokens(site);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        site.review.approval.approve({ postId, token: approveToken }),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({
      value: { post: { id: postId, slug: "fees-explained", title: "Fees explained" } },
    });
    const { audit } = await snapshot(database);
    expect(audit.filter(({ action }) => action === "post-published")).toMatchObject([
      { actor: expect.stringMatching(/^link:/) as string, post_id: postId, revision: 1 },
    ]);
  });

  test("an approve token from before a regeneration publishes nothing", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, previewToken, approveToken, editToken } = await draftWithTokens(site);
    const corrections = "Shorter";
    expect(
      await site.review.requests.correct({ postId, token: editToken, corrections }),
    ).toMatchObject({ value: { postId, revision: 2 } });
    await untilRunEnds(site, postId);
    expect(await site.review.approval.approve({ postId, token: approveToken })).toMatchObject({
      failure: { kind: "conflict" },
    });
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
    const preview = await site.review.approval.preview({ postId, token: previewToken });
    const token = (preview.ok ? preview.value.approveToken : undefined) ?? "";
    expect(await site.review.approval.approve({ postId, token })).toMatchObject({
      value: { post: { title: "Shorter" } },
    });
  });

  test("while a regeneration is under way nothing is approved, and its stage can be asked for", async () => {
    const database = await openTestDatabase();
    const { postId, approveToken, editToken } = await draftWithTokens(openPublishing(database));
    const { writer, asked, open } = gatedWriter();
    const site = openPublishing(database, { writer });
    await site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
    await asked;
    expect(await site.review.approval.approve({ postId, token: approveToken })).toMatchObject({
      failure: { kind: "conflict" },
    });
    for (const token of [approveToken, editToken])
      expect(await site.review.approval.status({ postId, token })).toMatchObject({
        value: {
          status: "draft",
          revision: 1,
          job: { state: "running", stage: "drafting", error: null },
        },
      });
    open();
    await untilRunEnds(site, postId);
    expect(await site.review.approval.status({ postId, token: editToken })).toMatchObject({
      value: { revision: 2, job: { state: "succeeded" } },
    });
  });

  test("of approvals and corrections at once one side wins, whole", async () => {
    const site = openPublishing(await openTestDatabase());
    for (const title of ["One", "Two", "Three", "Four", "Five"]) {
      const { postId, approveToken, editToken } = await draftWithTokens(site, title);
      const approve = () => site.review.approval.approve({ postId, token: approveToken });
      const correct = () =>
        site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
      const [correction, ...approvals] = await Promise.all([
        correct(),
        approve(),
        approve(),
        approve(),
      ]);
      await untilRunEnds(site, postId);
      for (const approval of approvals) expect(approval.ok).toBe(!correction.ok);
      expect(await site.posts.revisions.newest(postId)).toMatchObject({
        value: correction.ok
          ? { status: "draft", revision: 2, title: "Shorter" }
          : { status: "published", revision: 1, title },
      });
    }
    expect(site.faults).toEqual([]);
  });

  test("a published post without a waiting change can no longer be corrected by link", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, previewToken, approveToken, editToken } = await draftWithTokens(site);
    await site.review.approval.approve({ postId, token: approveToken });
    expect(
      await site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" }),
    ).toMatchObject({ failure: { kind: "conflict" } });
    const preview = await site.review.approval.preview({ postId, token: previewToken });
    expect(preview).toMatchObject({ value: { article: { post: { status: "published" } } } });
    expect(preview.ok && preview.value.editToken).toBeUndefined();
  });

  test("a link and all its tokens end with its time", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, previewToken, approveToken, editToken } = await draftWithTokens(site);
    site.clock.advance(days(previewLinkDays) - 1_000);
    expect((await site.review.approval.preview({ postId, token: previewToken })).ok).toBe(true);
    site.clock.advance(1_000);
    const gone = { failure: { kind: "gone" } };
    expect(await site.review.approval.preview({ postId, token: previewToken })).toMatchObject(gone);
    expect(await site.review.approval.approve({ postId, token: approveToken })).toMatchObject(gone);
    expect(
      await site.review.requests.correct({ postId, token: editToken, corrections: "x" }),
    ).toMatchObject(gone);
    expect(await site.review.requests.recent(admin)).toMatchObject([
      { post: { previewUrl: null } },
    ]);
  });

  test("revoking a link ends all its tokens, and no other link's", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, previewToken, approveToken } = await draftWithTokens(site);
    const other = await site.linkDesk.issue({ postId: postId, by: admin });
    const claims = await site.links.read(previewToken);
    const linkId = claims?.linkId ?? "";
    const revoke = () => site.linkDesk.revoke({ postId, linkId, by: admin });
    expect(await revoke()).toMatchObject({ value: { revoked: 1 } });
    const gone = { failure: { kind: "gone" } };
    expect(await site.review.approval.preview({ postId, token: previewToken })).toMatchObject(gone);
    expect(await site.review.approval.approve({ postId, token: approveToken })).toMatchObject(gone);
    expect(await revoke()).toMatchObject({
      failure: { kind: "not-found" },
    });
    const token = other.ok ? tokenOf(other.value.previewUrl) : "";
    expect((await site.review.approval.preview({ postId, token })).ok).toBe(true);
  });

  test("the dashboard's list has a working preview of each draft, and making it stores nothing", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const draft = await draftWithTokens(site);
    site.clock.advance(1_000);
    const published = await draftWithTokens(site, "Published");
    await site.review.approval.approve({ postId: published.postId, token: published.approveToken });
    const before = await snapshot(database);
    const [second, first] = await site.review.requests.recent(admin);
    expect(second?.post).toMatchObject({ status: "published", previewUrl: null });
    const token = tokenOf(first?.post?.previewUrl ?? "");
    expect((await site.review.approval.preview({ postId: draft.postId, token })).ok).toBe(true);
    expect(await snapshot(database)).toEqual(before);
  });

  test("a token is refused unless we signed it, for this purpose and this post", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId, previewToken, approveToken, editToken } = await draftWithTokens(site);
    const secret = await siteSecret(database, "review-links");
    const other = await draftWithTokens(site, "Another");
    const [header = "", payload = "", signature = ""] = approveToken.split(".");
    const unsigned = btoa(JSON.stringify({ alg: "none" })).replaceAll("=", "");
    const foreign = await new SignJWT({ revision: 1 })
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("approve")
      .setSubject(postId)
      .setJti("x")
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode("the secret of somebody else, long enough"));
    const otherAlgorithm = await new SignJWT({ revision: 1 })
      .setProtectedHeader({ alg: "HS512" })
      .setAudience("approve")
      .setSubject(postId)
      .setJti("x")
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret.repeat(2)));
    const refused = [
      previewToken,
      editToken,
      other.approveToken,
      "x",
      "x.y.z",
      "..",
      `${header}.${payload}.`,
      `${unsigned}.${payload}.`,
      `${unsigned}.${payload}.${signature}`,
      `${header}.${payload}A.${signature}`,
      `${approveToken}.x`,
      foreign,
      otherAlgorithm,
    ];
    for (const token of refused)
      expect(await site.review.approval.approve({ postId, token }), token).toMatchObject({
        failure: { kind: "forbidden" },
      });
    for (const token of [approveToken, editToken])
      expect(await site.review.approval.preview({ postId, token })).toMatchObject({
        failure: { kind: "forbidden" },
      });
    expect(
      await site.review.approval.approve({
        postId: "0199a000-0000-7000-8000-000000000000",
        token: approveToken,
      }),
    ).toMatchObject({ failure: { kind: "not-found" } });
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
  });
});
