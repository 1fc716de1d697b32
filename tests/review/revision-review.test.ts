import { expect, test } from "vitest";
import { succeed } from "../../domain/shared/result.ts";
import {
  draftWithTokens,
  openPublishing,
  snapshot,
  untilRunEnds,
  type Publishing,
} from "../support/publishing.ts";
import { checksStoppingWrong, contentNamed, testWriter, wrongBody } from "../support/writing.ts";
import { approve, previewed } from "../support/live-changes.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

const meta_description = "What one paper of JEE Main costs for each category, in plain words.";

function writerWith(...bodies: readonly string[]) {
  const left = [...bodies];
  return testWriter((request) => {
    const body_markdown = left.shift() ?? "Nothing more.";
    return Promise.resolve(
      succeed({ content: contentNamed(request, { meta_description, body_markdown }), usage: null }),
    );
  });
}

async function corrected(site: Publishing, call: { postId: string; editToken: string }) {
  const { postId, editToken: token } = call;
  await site.review.requests.correct({ postId, token, corrections: "Please reword it." });
  await untilRunEnds(site, postId);
}

function restore(site: Publishing, body: object) {
  return posted(site, "restore-revision", body);
}

onEitherEngine("revisions under review", (openTestDatabase) => {
  test("the difference says which words changed since the revision before, and who asked; once it is published nothing is restored by the link", async () => {
    const site = openPublishing(await openTestDatabase(), {
      writer: writerWith("One.\n\nPay on time.\n\nThree.", "One.\n\nPay on demand.\n\nThree."),
      checkDraft: checksStoppingWrong,
    });
    const draft = await draftWithTokens(site);
    const { postId, previewToken: token } = draft;
    const first = await site.review.revisions.comparison({ postId, token, revision: 1 });
    expect(first).toEqual(succeed(null));
    await corrected(site, draft);
    const compared = await site.review.revisions.comparison({ postId, token, revision: 2 });
    expect(compared).toMatchObject({
      value: {
        revision: 2,
        against: 1,
        difference: {
          body: [
            { kind: "unchanged", texts: ["One."] },
            {
              kind: "changed",
              words: [
                { kind: "same", text: "Pay on " },
                { kind: "removed", text: "time" },
                { kind: "added", text: "demand" },
                { kind: "same", text: "." },
              ],
            },
            { kind: "unchanged", texts: ["Three."] },
          ],
        },
      },
    });
    expect(JSON.stringify(compared)).not.toContain("admin@");
    const { approveToken, editToken } = await previewed(site, postId, token);
    expect((await approve(site, postId, approveToken)).status).toBe(200);
    expect((await restore(site, { postId, token: editToken, revision: 1 })).status).toBe(409);
  });

  test("a restored revision is the newest one, checked anew, and recorded", async () => {
    const database = await openTestDatabase();
    const writer = writerWith(wrongBody(2), "All right.");
    const site = openPublishing(database, { writer, checkDraft: checksStoppingWrong });
    const draft = await draftWithTokens(site);
    const { postId, editToken: token } = draft;
    await corrected(site, draft);
    const kept = await site.posts.revisions.find(postId, 1);
    const answer = await restore(site, { postId, token, revision: 1, latest: 2 });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ postId, revision: 3 });
    const again = await site.posts.revisions.find(postId, 3);
    if (!kept.ok || !again.ok) throw new Error("no revision");
    expect(again.value.content).toEqual(kept.value.content);
    const stopping = kept.value.ledger?.findings.filter(({ stops }) => stops) ?? [];
    expect(stopping).toHaveLength(2);
    expect(again.value.ledger?.findings).toEqual(stopping);
    expect(again.value.ledger?.checked_at).not.toBe("");
    const { revisions, audit } = await snapshot(database);
    expect(revisions.at(-1)).toMatchObject({ revision: 3, reason: "restored", run_id: null });
    expect(audit.at(-1)).toMatchObject({
      action: "revision-restored",
      revision: 3,
      actor: expect.stringMatching(/^link:/) as string,
    });
  });
});
