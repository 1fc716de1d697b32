import { afterEach, expect, test, vi } from "vitest";
import type { FactValue } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { openSourceSite, openTestSite } from "../support/site.ts";

const { fact } = builtInFacts;

// A record that the summary of such an article names.
const prompt = "Languages of the paper";
const id = "exam.languages.count";
const corrected: FactValue = { kind: "number", amount: 14, unit: "languages" };

afterEach(() => {
  vi.doUnmock("../../content/facts/fact-record.ts");
  vi.resetModules();
});

test("a published post shows the new value of a corrected record, in text, summaries and data", async () => {
  const before = await openTestSite(accounts);
  const { slug, published_at } = await makePost(before, {
    ...{ publish: true, prompt },
    sections: {
      opening: "The papers of JEE Main are set in {{fact:exam.languages.count}}.",
      sections: [{ id: "passage:paper-language-in-the-form" }],
    },
  });
  if (!("dataDir" in before.location) || published_at === null) throw new Error("no post to read");
  const path = postAddress({ slug, published_at });
  const old = await (await before.request(path)).text();
  expect(old).toContain("13 languages");
  await before.site.close();

  vi.resetModules();
  vi.doMock("../../content/facts/fact-record.ts", async (importOriginal) => {
    const original = await importOriginal<typeof import("../../content/facts/fact-record.ts")>();
    const factGroup: typeof original.factGroup = (shared, records) => {
      const group = original.factGroup(shared, records);
      return Object.hasOwn(group, id)
        ? { ...group, [id]: { ...fact(id), value: corrected } }
        : group;
    };
    return { ...original, factGroup };
  });
  const after = await openSourceSite({ DATA_DIR: before.location.dataDir, ...accounts });
  const html = await (await after.request(path)).text();
  expect(html).toContain("14 languages");
  expect(html.replaceAll("14 languages", "13 languages").match(/13 languages/g)).toHaveLength(
    old.match(/13 languages/g)?.length ?? 0,
  );
  for (const list of ["/blog", "/blog/rss.xml", "/blog/feed.json"])
    expect(await (await after.request(list)).text(), list).toContain("14 languages");
});
