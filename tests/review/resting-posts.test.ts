import { sql, type KyselyPlugin } from "kysely";
import { expect, test, vi } from "vitest";
import { factText, type FactValue } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import type { Claim } from "../../domain/posts/revisions/ledger.ts";
import { notRaised } from "../support/claims.ts";
import { multiplyPost } from "../support/many-posts.ts";
import { checksPassingAll, postsToLookAt } from "../support/periodic-reviews.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import { contentNamed, ledgerWith } from "../support/writing.ts";

const { fact } = builtInFacts;

const fee = "fee.sc_st_pwd.one_paper";
const registration = "date.s1.registration";
const text = factText(fact(registration));

function claimOn(sentence: string, id: string): Claim {
  return {
    ...{ sentence, under: "", verdict: "supported", why: null, ...notRaised },
    place: { field: "body_markdown", block: 1 },
    records: [{ id, value: "as it was" }],
  };
}

async function publish(
  database: OpenDatabase,
  { posts }: Publishing,
  title: string,
  body_markdown: string,
  claims: readonly Claim[] = [],
) {
  return database.transaction(async (queries) => {
    const content = { ...contentNamed(title, { body_markdown }), category: "news" as const };
    const authorship = {
      ...{ instructions: "x", runId: null, writtenBy: "offline", actor: "system" },
      ledger: { ...ledgerWith(), claims: [...claims] },
    };
    const { id } = await posts.drafts.add(queries, content, authorship, "2026");
    const post = await posts.revisions.lockForUpdate(queries, id);
    if (!post.ok) throw new Error(post.failure.message);
    const live = await posts.publication.publish(queries, post.value, {
      revision: 1,
      actor: "system",
    });
    if (!live.ok) throw new Error(live.failure.message);
    return id;
  });
}

/** The records with another value of this one. */
function factsWith(id: string, value: FactValue): FactSnapshot {
  const all = builtInFacts.all.map((record) => (record.id === id ? { ...record, value } : record));
  return factSnapshot({ ...builtInFacts, all, version: 1 });
}

onEitherEngine("posts whose own words rest on a fact", (openTestDatabase) => {
  test("are found by its days and its figure in other forms, and by what the checks compared; tokens and other records are not", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { restingPosts } = site;
    const days = await publish(
      database,
      site,
      "By its first day",
      `Nothing here. Forms open on the 31st October 2025, so be ready. See ${factToken(registration)}.`,
    );
    await publish(database, site, "By token", `Forms are open ${factToken(registration)}.`);
    const claimed = await publish(
      database,
      site,
      "By claim",
      "Forms are open on the portal alone.",
      [claimOn("Forms are open on the portal alone.", registration)],
    );
    await publish(database, site, "Of another record", "It ends on 31 October 2025.", [
      claimOn("It ends on 31 October 2025.", "date.other"),
    ]);
    await publish(database, site, "An example", "> **Example** You apply on 31 October 2025.");
    const costs = await publish(database, site, "By its figure", "A girl pays Rs. 500 for it.");
    expect(await restingPosts.find({ factIds: [registration], before: builtInFacts })).toEqual([
      { id: claimed, title: "By claim", sentence: "Forms are open on the portal alone." },
      {
        id: days,
        title: "By its first day",
        sentence: "Forms open on the 31st October 2025, so be ready.",
      },
    ]);
    expect(await restingPosts.find({ factIds: [fee], before: builtInFacts })).toMatchObject([
      { id: costs, sentence: "A girl pays Rs. 500 for it." },
    ]);
    expect(await restingPosts.find({ factIds: ["fee.none"], before: builtInFacts })).toEqual([]);
  });

  test("are due for a look with the sentence as soon as the fact has another value, and not before", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { checkDraft: checksPassingAll });
    await publish(database, site, "In own words", "Forms open on 31 October 2025.");
    const { restingPosts } = site;
    await database.transaction((queries) =>
      restingPosts.note(queries, { factIds: [registration], before: builtInFacts }),
    );
    await database.transaction((queries) =>
      restingPosts.note(queries, { factIds: [registration], before: builtInFacts }),
    );
    expect((await postsToLookAt(site)).count).toBe(0);
    const value = { kind: "date-range", from: "2025-11-05", to: "2025-11-27" } as const;
    vi.spyOn(site.facts, "current").mockReturnValue(factsWith(registration, value));
    const { count, posts } = await postsToLookAt(site);
    expect(count).toBe(1);
    expect(posts[0]?.changes).toEqual([
      {
        id: registration,
        label: fact(registration).label,
        was: text,
        now: "5 to 27 November 2025",
        sentence: "Forms open on 31 October 2025.",
      },
    ]);
  });

  test("are chosen by the database, which hands over none of a thousand others", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    await publish(database, site, "Other words", "Read the bulletin. ".repeat(300));
    await multiplyPost(database, 1_000);
    await sql`
      insert into blog_post_revisions
        (id, post_id, revision, content, reason, instructions, written_by, created_at, ledger)
      select 'of ' || post.id, post.id, 1, one.content, one.reason, '', 'offline', one.created_at, one.ledger
      from blog_posts as post cross join (select * from blog_post_revisions limit 1) as one
      where post.id <> one.post_id
    `.execute(database.queries);
    const id = await publish(database, site, "In own words", "Forms open on 31 October 2025.");
    let rows = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        rows += result.rows.length;
        return Promise.resolve(result);
      },
    };
    const counted = { ...database, queries: database.queries.withPlugin(counting) };
    const { restingPosts } = openPublishing(counted);
    expect(
      await restingPosts.find({ factIds: [registration], before: builtInFacts }),
    ).toMatchObject([{ id }]);
    expect(rows).toBeLessThan(10);
  });
});
