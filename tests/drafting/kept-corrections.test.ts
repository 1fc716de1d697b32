import { expect, test } from "vitest";
import type { DraftContent, RepairRequest } from "../../domain/drafting/writer.ts";
import type { Claim, Finding } from "../../domain/posts/revisions/ledger.ts";
import { succeed } from "../../domain/shared/result.ts";
import { notRaised } from "../support/claims.ts";
import { openPublishing, untilRunEnds } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import { checksStoppingWrong, contentNamed, feesRequest, testWriter } from "../support/writing.ts";
import type { CheckContext, CheckedDraft } from "../../domain/drafting/checks/draft-text.ts";

const first = contentNamed("Fees", {
  body_markdown: "Pay on time.\n\nCandidates wait.\n\nThe end.",
});

/** What the corrections make of it: another title, a new block, one block out, and a statement that is stopped. */
const corrections = 'Title "What It Costs". Say "Students keep the receipt". Remove the waiting.';
const corrected: DraftContent = {
  ...first,
  title: "What It Costs",
  body_markdown: "Pay on time. Wrong one.\n\nStudents keep the receipt.\n\nA new part.\n\nThe end.",
};
const mended = "Pay on time.\n\nStudents keep the receipt.\n\nA new part.\n\nThe end.";

const draftOf = (content: DraftContent) => Promise.resolve(succeed({ content, usage: null }));

onEitherEngine("a repair of corrections", (openTestDatabase) => {
  /** The post after corrections whose draft is this one and whose repairs all answer that. */
  async function afterRepair(
    repaired: DraftContent,
    options: {
      readonly draft?: DraftContent;
      readonly words?: string;
      readonly checkDraft?: (content: DraftContent, context: CheckContext) => CheckedDraft;
    } = {},
  ) {
    const { draft = corrected, words = corrections, checkDraft = checksStoppingWrong } = options;
    const told: RepairRequest[] = [];
    const site = openPublishing(await openTestDatabase(), {
      writer: {
        ...testWriter(),
        draft: () => draftOf(first),
        revise: () => draftOf(draft),
        repair(request) {
          told.push(request);
          return draftOf(repaired);
        },
      },
      checkDraft,
    });
    const made = await site.drafting.generate({
      ...{ ...feesRequest, prompt: "Fees, please", publish: false },
    });
    if (!made.ok) throw new Error(made.failure.message);
    const { id: postId } = made.value.post;
    const requestedBy = "link:1";
    await site.drafting.regenerate({ postId, baseRevision: 1, corrections: words, requestedBy });
    await untilRunEnds(site, postId);
    const post = await site.posts.revisions.newest(postId);
    if (!post.ok) throw new Error(post.failure.message);
    return { post: post.value, told };
  }

  test("is taken when all that they asked for stands; it knows the request and what to leave alone", async () => {
    const { post, told } = await afterRepair({ ...corrected, body_markdown: mended });
    expect(post).toMatchObject({ title: "What It Costs", body_markdown: mended });
    expect(told).toMatchObject([{ prompt: "Fees, please", corrections }]);
    expect(told[0]?.locks).toEqual(new Set(["Students keep the receipt.", "A new part."]));
  });

  test.for([
    { undoes: "the title", change: { title: "Fees" } },
    { undoes: "quoted words", body: mended.replace("Students keep the receipt", "Keep it") },
    { undoes: "a new block", body: mended.replace("A new part.\n\n", "") },
    { undoes: "a removal", body: mended.replace("The end.", "Candidates wait.\n\nThe end.") },
  ] as const)("that undoes $undoes is not saved", async ({ change = {}, body = mended }) => {
    const repaired = { ...corrected, body_markdown: body, ...change };
    const { post, told } = await afterRepair(repaired);
    expect(told).toHaveLength(2);
    expect(post).toMatchObject({ title: "What It Costs", body_markdown: corrected.body_markdown });
  });

  test("is not asked for where a person wrote the stopped words: that is for people to decide", async () => {
    const { post, told } = await afterRepair(first, { words: "Add “Wrong one.” after the first" });
    expect(told).toEqual([]);
    expect(post.body_markdown).toBe(corrected.body_markdown);
  });

  test("is told each finding once", async () => {
    const { told } = await afterRepair(corrected, {
      checkDraft(content, context) {
        const checked = checksStoppingWrong(content, context);
        const { findings } = checked.ledger;
        const twice = findings.flatMap((finding): Finding[] => [
          finding,
          { ...finding, kind: "promise", message: "The same words, for another reason." },
        ]);
        return { ...checked, ledger: { ...checked.ledger, findings: twice } };
      },
    });
    expect(told[0]?.findings.map(({ quote }) => quote)).toEqual(["Wrong one."]);
  });

  test.for([
    { name: "contradicts what was supported", before: ["supported"], after: ["contradicted"] },
    { name: "leaves more to confirm than it mends", before: [], after: twoToConfirm() },
  ] as const)("that $name is not saved", async ({ before, after }) => {
    const repaired = { ...corrected, body_markdown: mended };
    const { post } = await afterRepair(repaired, {
      checkDraft(content, context) {
        const checked = checksStoppingWrong(content, context);
        const isRepaired = checked.ledger.findings.length === 0 && content.title !== "Fees";
        const claims = (isRepaired ? after : before).map(claimThatIs);
        return { ...checked, ledger: { ...checked.ledger, claims } };
      },
    });
    expect(post.body_markdown).toBe(corrected.body_markdown);
  });
});

function twoToConfirm() {
  return ["to-confirm", "to-confirm"] as const;
}

function claimThatIs(verdict: Claim["verdict"]): Claim {
  const place = { field: "body_markdown", block: 2 } as const;
  return { place, sentence: "Pay.", under: "", records: [], verdict, why: null, ...notRaised };
}
