import { expect, test } from "vitest";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import { checkDraft } from "../../domain/drafting/check-draft.ts";
import { composeArticle, type PlanPreview } from "../../domain/drafting/guides/compose-article.ts";
import { openTestDatabase } from "../support/engines.ts";
import { movableClock } from "../support/movable-clock.ts";
import { adminBearer, openPublishing, snapshot } from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";

type Case = {
  readonly prompt: string;
  readonly title: string;
  /** The first section, with what stands in it. */
  readonly heading: string;
  readonly says: readonly string[];
  readonly notCovered?: readonly string[];
};

const cases: readonly Case[] = [
  {
    prompt: "My daughter got 92 percentile in JEE Main, which colleges can she get?",
    title: "92 Percentile in JEE Main: Likely Rank and Options",
    heading: "What 92 Percentile Means as a Rank",
    says: [
      "a common rank (CRL) of about 1,19,000 to 1,32,000",
      "girls from Kerala",
      "(/tools/rank?percentile=92)",
    ],
  },
  {
    prompt: "My rank will be around 45,000 in general category, which colleges can I expect",
    title: "Rank 45,000 in JEE Main: What It Reached in 2024",
    heading: "What Rank 45,000 Reached in 2024",
    says: [
      "| NIT Silchar: Civil Engineering | Other States |",
      "(/tools/closing-ranks?rank=45000&state=Kerala)",
    ],
  },
  {
    prompt: "CUSAT or NIT Calicut with rank 30,000",
    title: "CUSAT or NIT Calicut with Rank 30,000",
    heading: "Closing Ranks at NIT Calicut in Recent Years",
    says: ["Home State", "5 of 10 closed at rank 30,000 or later", "10,512 | 9,271 |"],
  },
  {
    prompt: "Marine engineering in an NIT with 50000 rank",
    title: "Rank 50,000 in JEE Main: What It Reached in 2024",
    heading: "What Rank 50,000 Reached in 2024",
    says: ["| NIT Andhra Pradesh: Civil Engineering | Other States |"],
    notCovered: ["Marine engineering"],
  },
];

const clock = movableClock("2026-01-20T10:00:00.000Z");
const writer = createWriter({ provider: "offline" }, clock);

test("the asker's own rank, percentile, institute or days are answered first, without a mark to settle", async () => {
  const site = openPublishing(await openTestDatabase("sqlite"), { writer, clock });
  for (const { prompt, title, heading, says, notCovered = [] } of cases) {
    const asked = { prompt, category: "news" };
    const planned = await posted(site, "plan-article", asked, adminBearer);
    const plan = (await planned.json()) as PlanPreview;
    expect(plan).toMatchObject({ fit: "guide", title, notCovered });
    expect(plan.headings[0]).toBe(heading);
    const request = { ...asked, publish: true };
    const made = await posted(site, "manual-blog-generation", request, adminBearer);
    expect(await made.json()).toMatchObject({
      post: { title, status: "published" },
      conflicts: [],
      unverified: 0,
      notCovered,
    });
    const { posts } = await snapshot(site.database);
    const body = posts.find((post) => post.title === title)?.body_markdown ?? "";
    for (const words of says) expect(body).toContain(words);
  }
});

test("a figure of the answer that somebody changes is doubted, and the answer as it was is not", async () => {
  const { closingRanks, facts } = openPublishing(await openTestDatabase("sqlite"), { clock });
  const prompt = "NIT Calicut CSE cutoff for Kerala students";
  const snapshotOfFacts = facts.current();
  const { content } = await composeArticle(prompt, "news", snapshotOfFacts, closingRanks.table);
  const changed = content.body_markdown.replace("9,271", "29,271");
  const kindsOf = async (body_markdown: string) => {
    const { ledger } = await checkDraft(
      { ...content, body_markdown },
      {
        facts: snapshotOfFacts,
        checkedAt: "2026-01-20T10:00:00.000Z",
        paths: new Set(),
        suppliedAddresses: new Set(),
        ownContacts: new Set(),
        slug: null,
        request: prompt,
        verdicts: [],
        notCovered: [],
        readSeats: closingRanks.table,
      },
    );
    return ledger.marks.filter(({ kind }) => kind !== "verified").map(({ text }) => text);
  };
  expect(await kindsOf(content.body_markdown)).toEqual([]);
  expect(await kindsOf(changed)).toEqual(["29,271"]);
});
