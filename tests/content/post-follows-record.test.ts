import { afterEach, expect, test, vi } from "vitest";
import { fact, type FactValue } from "../../content/facts/index.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { openSourceSite, openTestSite } from "../support/site.ts";

const id = "fee.sc_st_pwd.one_paper";
const corrected: FactValue = { kind: "money", rupees: 511 };

afterEach(() => {
  vi.doUnmock("../../content/facts/fact.ts");
  vi.resetModules();
});

test("a published post shows the new value of a corrected record, in text, summaries and data", async () => {
  const before = await openTestSite(accounts);
  const { slug, published_at } = await makePost(before, { publish: true });
  if (!("dataDir" in before.location) || published_at === null) throw new Error("no post to read");
  const path = postAddress({ slug, published_at });
  const old = await (await before.request(path)).text();
  expect(old).toContain("₹500");
  await before.site.close();

  vi.resetModules();
  vi.doMock("../../content/facts/fact.ts", async (importOriginal) => {
    const original = await importOriginal<typeof import("../../content/facts/fact.ts")>();
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
  expect(html).toContain("₹511");
  expect(html.replaceAll("₹511", "₹500").match(/₹500/g)).toHaveLength(
    old.match(/₹500/g)?.length ?? 0,
  );
  for (const list of ["/blog", "/blog/rss.xml", "/blog/feed.json"])
    expect(await (await after.request(list)).text(), list).toContain("₹511");
});
