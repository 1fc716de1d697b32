import { expect, test } from "vitest";
import { bodyWriter } from "../support/claims.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  type Publishing,
} from "../support/publishing.ts";
import { posted, previewed } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const fee = "A General boy pays ₹1,200 for one paper.";
const gates = "The gates close fifteen minutes before the start.";
const hostel = "A year in the hostel of an NIT costs about ₹80,000.";
const body = `Read this slowly, then look at the parts that are new to you. ${fee} ${gates}\n\n## Later\n\n${hostel} Rest well.`;
const resolvedBody = `Read this slowly, then look at the parts that are new to you. A General boy pays {{fact:fee.general_male.one_paper}} for one paper. The gates close 30 minutes before the start.\n\n## Later\n\nRest well.`;

const items = [
  { sentence: fee, action: "use-record" },
  { sentence: gates, action: "use-record" },
  { sentence: hostel, action: "remove" },
];

async function resolved(site: Publishing, command: Record<string, unknown>) {
  const headers = command.token === undefined ? adminBearer : {};
  const answer = await posted(site, "resolve-claims", command, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

onEitherEngine("statements that a person settles", (openTestDatabase) => {
  const open = async () => openPublishing(await openTestDatabase(), { writer: bodyWriter() });

  test("have our record's value or are gone in one new revision, and nothing else has changed", async () => {
    const site = await open();
    const { postId, previewToken } = await draftWithTokens(site, body);
    const preview = await previewed(site, postId, previewToken);
    expect(await preview.json()).toMatchObject({
      checks: {
        contradicted: [{ sentence: fee, factId: "fee.general_male.one_paper" }],
        toConfirm: [
          {
            sentence: gates,
            group: "differs",
            nearest: {
              factId: "admit.gate_closing",
              text: "Gates close: 30 minutes before the start",
              edition: expect.any(String) as unknown,
              source: { title: expect.any(String) as unknown },
            },
          },
          { sentence: hostel, group: "unknown", nearest: null },
        ],
      },
    });
    const before = await site.posts.revisions.find(postId, 1);
    expect(await resolved(site, { postId, revision: 1, items })).toEqual({
      status: 200,
      body: { revision: 2, left: 0 },
    });
    const after = await site.posts.revisions.find(postId, 2);
    if (!before.ok || !after.ok) throw new Error("no revision");
    expect(after.value.content).toEqual({ ...before.value.content, body_markdown: resolvedBody });
    const claims = after.value.ledger?.claims ?? [];
    expect(claims.filter(({ verdict }) => verdict === "contradicted")).toEqual([]);
  });

  test("are settled by a link that approves, and by none that only shows the post", async () => {
    const site = await open();
    const { postId, previewToken, approveToken } = await draftWithTokens(site, body);
    const command = { postId, revision: 1, items: items.slice(2) };
    expect((await resolved(site, { ...command, token: previewToken })).status).toBe(403);
    expect(await resolved(site, { ...command, token: approveToken })).toMatchObject({
      body: { revision: 2, left: 1 },
    });
    // The link still names the revision that was previewed.
    expect((await resolved(site, { ...command, token: approveToken })).status).toBe(409);
  });

  test("stay as they are when one of them cannot be done, is no statement, or another revision is there", async () => {
    const site = await open();
    const { postId } = await draftWithTokens(site, body);
    const before = await wholeDatabase(site.database.queries);
    for (const [command, status] of [
      [{ revision: 2, items }, 409],
      [{ revision: 1, items: [...items, { sentence: hostel, action: "use-record" }] }, 422],
      [{ revision: 1, items: [{ sentence: "Nobody said so.", action: "remove" }] }, 422],
    ] as const) {
      const answer = await resolved(site, { postId, ...command });
      expect(answer).toMatchObject({ status, body: { error: expect.any(String) as unknown } });
    }
    expect(await wholeDatabase(site.database.queries)).toEqual(before);
  });
});
