import { describe, expect, test, vi } from "vitest";
import { factText, type FactValue } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import {
  factToken,
  filledText,
  unknownTokens,
  unknownValue,
} from "../../domain/posts/text/fact-tokens.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import { contentNamed, ledgerWith } from "../support/writing.ts";

const { fact } = builtInFacts;

const fee = "fee.sc_st_pwd.one_paper";
const feeOf2026 = factText(fact(fee));
const authorship = {
  instructions: "x",
  runId: null,
  writtenBy: "offline",
  actor: "system",
  ledger: ledgerWith(),
};

/** The records of both years, each of which knows the other; every fee of 2027 is another one. */
const facts2027: FactSnapshot = factSnapshot(
  {
    edition: "2027",
    version: 7,
    all: builtInFacts.all.map((record) => ({ ...record, value: changed(record.value) })),
    recentChanges: [],
  },
  (edition) => (edition === "2026" ? facts2026 : undefined),
);
const facts2026: FactSnapshot = factSnapshot({ ...builtInFacts, version: 7 }, (edition) =>
  edition === "2027" ? facts2027 : undefined,
);

function changed(value: FactValue): FactValue {
  return value.kind === "money" ? { ...value, rupees: value.rupees + 100 } : value;
}

const content = {
  ...contentNamed(`Fee: ${factToken(fee)}`, {
    hero_summary: `It costs ${factToken(fee)}.`,
    meta_description: `Pay ${factToken(fee)} once.`,
    body_markdown: `One paper costs ${factToken(fee)}, and once cost ${factToken(`2026/${fee}`)}.`,
  }),
  category: "news" as const,
};

async function add(database: OpenDatabase, { posts }: Publishing, edition: string) {
  return database.transaction(async (queries) => {
    const { id } = await posts.drafts.add(queries, content, authorship, edition);
    const post = await posts.revisions.lockForUpdate(queries, id);
    if (!post.ok) throw new Error(post.failure.message);
    const command = { revision: 1, actor: "system" };
    const live = await posts.publication.publish(queries, post.value, command);
    if (!live.ok) throw new Error(live.failure.message);
    return live.value;
  });
}

/** Everything that readers and reviewers are shown of the posts. */
async function shown(site: Publishing, slug: string, facts: FactSnapshot) {
  vi.spyOn(site.facts, "current").mockReturnValue(facts);
  const { posts } = site;
  return JSON.stringify([
    await posts.published.bySlug(slug, facts),
    await posts.published.page(null, facts),
    await posts.published.newest(facts),
    await site.desk.list({
      query: "",
      filter: "all",
      cursor: "",
      by: { email: "a@b.example", role: "admin" },
    }),
    await site.dueReviews.page(""),
  ]);
}

onEitherEngine("posts of an edition", (openTestDatabase) => {
  test("are the same, byte for byte, when there are records of another year, and when that is the current one", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { slug } = await add(database, site, "2026");
    const before = await shown(site, slug, builtInFacts);
    expect(before).toContain(`One paper costs ${feeOf2026}`);
    await database.queries
      .insertInto("editions")
      .values({ edition: "2027", state: "open", created_at: "2026-11-22T10:00:00.000Z" })
      .execute();
    expect(await shown(site, slug, facts2026)).toBe(before);
    expect(await shown(site, slug, facts2027)).toBe(before);
    expect(site.faults).toEqual([]);
  });

  test("show the values of their own year, and of the year that a token names", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { slug } = await add(database, site, "2027");
    const found = await site.posts.published.bySlug(slug, facts2026);
    if (!found.ok) throw new Error(found.failure.message);
    const of2027 = filledText(factToken(fee), facts2027);
    expect(of2027).not.toBe(feeOf2026);
    expect(found.value.post.body_markdown).toBe(
      `One paper costs ${of2027}, and once cost ${feeOf2026}.`,
    );
    // Two years of one record are two figures.
    expect(found.value.figures).toHaveLength(2);
  });

  test("that the site has no records of show no value of another year, and the log says so", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { slug } = await add(database, site, "2031");
    const found = await site.posts.published.bySlug(slug, facts2026);
    if (!found.ok) throw new Error(found.failure.message);
    expect(found.value.post.hero_summary).toBe(`It costs ${unknownValue}.`);
    expect(found.value.post.body_markdown).toContain(`once cost ${feeOf2026}.`);
    expect(site.faults).toEqual(["A published post shows a value without a record."]);
  });

  test("keep their edition in every later revision", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { id, slug } = await add(database, site, "2026");
    vi.spyOn(site.facts, "current").mockReturnValue(facts2027);
    const by = { email: "admin@guide.example" };
    const opened = await site.editing.open({ postId: id, by });
    if (!opened.ok) throw new Error(opened.failure.message);
    const fields = { ...opened.value.fields, title: "Another title" };
    const saved = await site.editing.save({ postId: id, revision: 1, fields, readerNote: "", by });
    expect(saved).toMatchObject({ ok: true });
    expect(
      await site.review.revisions.restoreAsAdmin({ postId: id, revision: 1, latest: 2 }, by),
    ).toMatchObject({ ok: true });
    const rows = await database.queries
      .selectFrom("blog_post_revisions")
      .select(["revision", "edition"])
      .orderBy("revision")
      .execute();
    expect(rows).toEqual([1, 2, 3].map((revision) => ({ revision, edition: "2026" })));
    expect(await site.posts.revisions.newest(id)).toMatchObject({
      value: { slug, edition: "2026" },
    });
  });
});

describe("a token that names an edition", () => {
  test("is looked up there, and is refused where it names nothing", () => {
    const token = factToken(`2026/${fee}`, "figure");
    expect(token).toBe(`{{fact:2026/${fee}:figure}}`);
    expect(unknownTokens(token, facts2027)).toEqual([]);
    for (const wrong of [`2031/${fee}`, "2026/fee.none", `20266/${fee}`, `2026/2026/${fee}`])
      expect(unknownTokens(factToken(wrong), facts2027)).toEqual([factToken(wrong)]);
  });
});
