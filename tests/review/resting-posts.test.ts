import { sql, type KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import type { Claim } from "../../domain/posts/revisions/ledger.ts";
import { notRaised } from "../support/claims.ts";
import { multiplyPost } from "../support/many-posts.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { draftPost, publishPost } from "../support/searched-posts.ts";
import { onEitherEngine } from "../support/tier.ts";

const fee = "fee.sc_st_pwd.one_paper";
const registration = "date.s1.registration";

function claimOn(sentence: string, id: string): Claim {
  return {
    ...{ sentence, under: "", verdict: "supported", why: null, ...notRaised },
    place: { field: "body_markdown", block: 1 },
    records: [{ id, value: "as it was" }],
  };
}

async function publish(
  site: Publishing,
  title: string,
  body_markdown: string,
  claims: Claim[] = [],
): Promise<string> {
  const live = await publishPost(site, await draftPost(site, title, { body_markdown }, claims));
  if (!live.ok) throw new Error(live.failure.message);
  return live.value.id;
}

onEitherEngine("posts whose own words rest on a fact", (openTestDatabase) => {
  test("are found by its days and its figure in other forms, and by what the checks compared; tokens and other records are not", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { restingPosts } = site;
    const days = await publish(
      site,
      "By its first day",
      `Nothing here. Forms open on the 31st October 2025, so be ready. See ${factToken(registration)}.`,
    );
    await publish(site, "By token", `Forms are open ${factToken(registration)}.`);
    const claimed = await publish(site, "By claim", "Forms are open on the portal alone.", [
      claimOn("Forms are open on the portal alone.", registration),
    ]);
    await publish(site, "Of another record", "It ends on 31 October 2025.", [
      claimOn("It ends on 31 October 2025.", "date.other"),
    ]);
    await publish(site, "An example", "> **Example** You apply on 31 October 2025.");
    const costs = await publish(site, "By its figure", "A girl pays Rs. 500 for it.");
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

  test("are chosen by the database, which hands over none of a thousand others", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    await publish(site, "Other words", "Read the bulletin. ".repeat(300));
    await multiplyPost(database, 1_000);
    await sql`
      insert into blog_post_revisions
        (id, post_id, revision, content, reason, instructions, written_by, created_at, ledger)
      select 'of ' || post.id, post.id, 1, one.content, one.reason, '', 'offline', one.created_at, one.ledger
      from blog_posts as post cross join (select * from blog_post_revisions limit 1) as one
      where post.id <> one.post_id
    `.execute(database.queries);
    const id = await publish(site, "In own words", "Forms open on 31 October 2025.");
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
