import { builtInFacts } from "../../content/facts/snapshot.ts";
import { generateBlog, planArticle } from "../../app/calls/generation.ts";
import { callerOf } from "../support/caller.ts";
import { expect, test } from "vitest";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import { composeArticle } from "../../domain/drafting/guides/compose-article.ts";
import { succeed } from "../../domain/shared/result.ts";
import { movableClock } from "../support/movable-clock.ts";
import {
  adminBearer,
  openPublishing,
  snapshot,
  tokenOf,
  type Publishing,
} from "../support/publishing.ts";
import { posted, previewed } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { checkedBeside, contentNamed, testWriter } from "../support/writing.ts";
import { soundBody } from "../support/model-article.ts";
import { checkDraft } from "../../domain/drafting/check-draft.ts";
import { openTestDatabase } from "../support/engines.ts";

const clock = movableClock("2026-01-20T10:00:00.000Z");
const withoutModel = createWriter({ provider: "offline" }, clock);

const asAdmin = ({ api }: Publishing) => callerOf(api, adminBearer);

const generated = (site: Publishing, prompt: string, publish = true) =>
  asAdmin(site).call(generateBlog, { prompt, category: "news", publish });

const plan = (site: Publishing, prompt: string) =>
  asAdmin(site).call(planArticle, { prompt, category: "news" });

onEitherEngine("a request for a post", (openTestDatabase) => {
  const openSite = async () => openPublishing(await openTestDatabase(), { writer: withoutModel });

  test("in natural words is published without a model, and what nothing answers is named there and beside the preview", async () => {
    const site = await openSite();
    const made = await generated(
      site,
      "Topic: JEE Main application fee\nTarget audience: parents\nKey points: fee for each category, refund of a double payment, parking at the centre\nLength: 900 words",
    );
    expect(made).toMatchObject({
      message: "Blog post published successfully",
      post: { status: "published", title: expect.stringMatching(/\bfee\b/i) as string },
      notCovered: ["parking at the centre"],
      conflicts: [],
      unverified: 0,
    });
    const { posts } = await snapshot(site.database);
    expect(posts[0]?.body_markdown).not.toMatch(/parking|target audience|900 words/i);
    const { id, previewUrl } = made.post;
    const preview = await previewed(site, id, tokenOf(previewUrl));
    expect(await preview.json()).toMatchObject({ notCovered: ["parking at the centre"] });
  });

  test("is planned before it is made, without a trace; the guide that is chosen then gives the article", async () => {
    const site = await openSite();
    const prompt = "how to manage boards and jee";
    const planned = await plan(site, prompt);
    expect(planned.fit).toBe("guide");
    expect(planned.nearGuides[0]).toBe(planned.guide);
    const [, other = ""] = planned.nearGuides;
    const chosen = `${prompt}\n\nFollow our guide: ${other}`;
    expect(await plan(site, chosen)).toMatchObject({ guide: other, title: other });
    expect((await snapshot(site.database)).posts).toEqual([]);
    expect((await generated(site, chosen, false)).post.title).toBe(other);
  });

  test("that is refused has no plan, for the same reason", async () => {
    const site = await openSite();
    for (const prompt of ["", "Biryani recipe for the election party"]) {
      const request = { prompt, category: "news", publish: false };
      const [planned, made] = [
        await posted(site, "plan-article", request, adminBearer),
        await posted(site, "manual-blog-generation", request, adminBearer),
      ];
      expect(planned.status).toBe(made.status);
      expect(await planned.json()).toEqual(await made.json());
    }
  });

  test("as vague as “test post” gives a draft of the general guide, and the message says so", async () => {
    const { message, post } = await generated(await openSite(), "test post");
    expect({ message, status: post.status }).toEqual({
      message:
        "Saved as a draft: the prompt names no subject, so this is the general guide of its category.",
      status: "draft",
    });
    expect(post.title).not.toMatch(/test post/i);
  });

  test("with the title of a live post gives a draft that names it", async () => {
    const site = await openSite();
    const first = await generated(site, "JEE Main application fee");
    site.clock.advance(60_000);
    const second = await generated(site, "JEE Main application fee");
    expect(second.post).toMatchObject({ status: "draft", title: first.post.title });
    expect(second.message).toMatch(/^Saved as a draft\./);
    expect(second.message).toContain(`/blog/2026/01/${first.post.slug}`);
  });

  test("whose model contradicts a record gives a draft that names the conflict, and counts what no record answers", async () => {
    const wrong = "SC candidates pay ₹900 for one paper of JEE Main.";
    const unknown = "Candidates must show form 12-B at the gate of the centre.";
    const right = "SC candidates paid ₹500 for one paper in 2025.";
    const content = contentNamed("The fee for SC candidates", {
      body_markdown: `## Fees\n\n${wrong} ${right} ${unknown}\n\n${soundBody}`,
    });
    const writer = testWriter(() =>
      Promise.resolve(succeed({ content, usage: null, notCovered: ["hostel fees"] })),
    );
    const site = openPublishing(await openTestDatabase(), { writer });
    expect(await generated(site, "Fee for SC candidates")).toMatchObject({
      message: `Saved as a draft: 1 value differs from our records. “${wrong}”`,
      post: { status: "draft" },
      notCovered: ["hostel fees"],
      conflicts: [wrong],
      unverified: 1,
    });
  });

  test("whose model writes tags is published, with breaks and raised letters of Markdown", async () => {
    const table =
      "| Chapter | What to do |\n| --- | --- |\n| Units | Read the notes<br>Learn 10<sup>-3</sup> |";
    const content = contentNamed("Units in one look", {
      body_markdown: `## Units\n\n**Note:**Use the table.\n\n${table}\n\n${soundBody}`,
    });
    const writer = testWriter(() => Promise.resolve(succeed({ content, usage: null })));
    const site = openPublishing(await openTestDatabase(), { writer });
    expect(await generated(site, "Units and measurements")).toMatchObject({
      message: "Blog post published successfully",
      post: { status: "published" },
    });
    const { posts } = await snapshot(site.database);
    expect(posts[0]?.body_markdown).toContain("**Note:** Use the table.");
    expect(posts[0]?.body_markdown).toContain("notes<br>Learn 10⁻³ |");
  });

  test("by a writer makes a draft, and publishes none", async () => {
    const site = await openSite();
    const { requests } = site.review;
    const by = { email: "writer@guide.example", role: "writer" } as const;
    const wish = { prompt: "JEE Main application fee", category: "news", by } as const;
    expect(await requests.generate({ ...wish, publish: true })).toMatchObject({
      failure: { kind: "forbidden" },
    });
    expect((await snapshot(site.database)).runs).toEqual([]);
    expect(await requests.generate({ ...wish, publish: false })).toMatchObject({
      value: { message: "Blog post generated successfully", post: { status: "draft" } },
    });
  });
});

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
    prompt: "What can I get with 87 percentile OBC in Kerala?",
    title: "What Can I Get with 87 Percentile OBC in Kerala?",
    heading: "What 87 Percentile Means as a Rank",
    says: ["students from Kerala", "(/tools/rank?percentile=87)"],
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
    prompt: "Nuclear engineering in an NIT with 50000 rank",
    title: "Rank 50,000 in JEE Main: What It Reached in 2024",
    heading: "What Rank 50,000 Reached in 2024",
    says: ["| NIT Andhra Pradesh: Civil Engineering | Other States |"],
    notCovered: ["Nuclear engineering"],
  },
];

test("the asker's own rank, percentile, institute or days are answered first, without a mark to settle", async () => {
  const site = openPublishing(await openTestDatabase("sqlite"), { writer: withoutModel, clock });
  for (const { prompt, title, heading, says, notCovered = [] } of cases) {
    const planned = await plan(site, prompt);
    expect(planned).toMatchObject({ fit: "guide", title, notCovered });
    expect(planned.headings[0]).toBe(heading);
    expect(await generated(site, prompt)).toMatchObject({
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
  const { closingRanks } = openPublishing(await openTestDatabase("sqlite"), { clock });
  const prompt = "NIT Calicut CSE cutoff for Kerala students";
  const { content } = await composeArticle(prompt, "news", builtInFacts, closingRanks.table);
  const changed = content.body_markdown.replace("9,271", "29,271");
  const kindsOf = async (body_markdown: string) => {
    const context = checkedBeside({ request: prompt, readSeats: closingRanks.table });
    const { ledger } = await checkDraft({ ...content, body_markdown }, context);
    return ledger.marks.filter(({ kind }) => kind !== "verified").map(({ text }) => text);
  };
  expect(await kindsOf(content.body_markdown)).toEqual([]);
  expect(await kindsOf(changed)).toEqual(["29,271"]);
});
