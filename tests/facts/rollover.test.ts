import { htmlAt } from "../support/html.ts";
import { expect, test } from "vitest";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { changeEdition } from "../../app/calls/editions-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { addPosts } from "../support/published-posts.ts";
import { onDay, statingOn } from "../support/stating-facts.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const environment = { NODE_ENV: "test", NOW: "2026-11-23T10:00:00.000Z", ...accounts };
const groups = ["general_male", "general_female", "obc_ews", "sc_st_pwd", "third_gender"];
const fees = groups.flatMap((group) => [`fee.${group}.one_paper`, `fee.${group}.two_papers`]);
const pagesOf2027 = ["/registration-2027", "/syllabus-2027", "/2027", "/2027/exam-pattern"];
const evergreen = ["/exam-pattern", "/important-dates", "/results", "/counseling", "/faq"];

async function statusOf({ request }: TestSite, path: string): Promise<number> {
  return (await request(path)).status;
}

/** A post as a reader gets it, without the frame of the site around it. */
async function articleOf(site: TestSite, path: string): Promise<string> {
  const page = await htmlAt(site, path);
  const article = /<article[\s\S]*<\/article>/.exec(page)?.[0];
  // The way to it names the blog of the current year.
  return article?.replace(/<nav class="breadcrumbs".*?<\/nav>/s, "") ?? page.slice(0, 200);
}

async function bringTo(site: TestSite, edition: string, state: "planned" | "open" | "archived") {
  return (await signedIn(site)).call(changeEdition, { edition, state });
}

onEitherEngine("the change of the year", (_, engine) => {
  test("leaves every post of the year before, and shows each year where it belongs: planned, open, half confirmed, archived", async () => {
    const site = await openTestSite(environment, engine);
    const title = `One paper costs ${factToken("fee.general_male.one_paper")}`;
    const [post] = await addPosts(site, [title]);
    if (post?.published_at == null) throw new Error("no post");
    const address = postAddress({ slug: post.slug, published_at: post.published_at });
    const article = await articleOf(site, address);
    const state = await statingOn(site);
    const of2027 = { edition: "2027", checkedOn: "2026-11-22" };
    const publicPaths = [...evergreen, "/registration-2026", "/", "/sitemap.xml"];
    const before = await Promise.all(publicPaths.map((path) => htmlAt(site, path)));

    // Planned, with ten facts stated: nothing of it is to be seen.
    await bringTo(site, "2027", "planned");
    for (const [index, factId] of fees.entries())
      await state({ ...of2027, factId, value: { kind: "money", rupees: 2_002 + index * 11 } });
    for (const path of [...pagesOf2027, "/facts.json?edition=2027", "/2026", "/2026/exam-pattern"])
      expect([path, await statusOf(site, path)]).toEqual([path, 404]);
    for (const [index, path] of publicPaths.entries())
      expect(await htmlAt(site, path)).toBe(before[index]);
    expect(await htmlAt(site, "/facts/fee.general_male.one_paper")).not.toContain("₹2,002");
    expect(await htmlAt(site, "/changes")).not.toContain("₹2,0");
    expect(await articleOf(site, address)).toBe(article);

    // Open: the pages without a year are those of 2027, and say of 2026 that it is 2026.
    await bringTo(site, "2027", "open");
    expect(await htmlAt(site, "/registration-2027")).toContain("₹2,002");
    expect(await htmlAt(site, "/registration-2026")).not.toContain("₹2,002");
    expect(await htmlAt(site, "/facts/date.s1.result")).toMatch(
      /2026: .* 2027: no notice on record \(our records end on 21 November 2026\)/,
    );
    const file = await htmlAt(site, "/facts.json");
    expect(file).toContain('"text":"₹2,002","standing":"official"');
    expect(file).toMatch(/"id":"date\.s1\.result",[^{}]*"value":null,[^{}]*"standing":"carried"/);
    expect(await htmlAt(site, "/changes")).toContain("2027: ");
    const fact = await htmlAt(site, "/facts/fee.general_male.one_paper");
    for (const words of ["₹2,002", "Values of 2027", "Values of 2026", "no notice on record"])
      expect(fact).toContain(words);
    expect(await articleOf(site, address)).toBe(article);

    // Five more; the pages that were cached meanwhile show them.
    await htmlAt(site, "/important-dates");
    const days = [
      ["date.s1.result", "2027-02-12"],
      ["date.s2.result", "2027-04-19"],
      ["date.s1.registration_opens", "2026-11-30"],
      ["date.s1.registration_closes", "2026-12-30"],
      ["date.josaa.start", "2027-06-10"],
    ] as const;
    for (const [factId, day] of days) await state({ ...of2027, factId, value: onDay(day) });
    expect(await htmlAt(site, "/important-dates")).toContain("12 February 2027");
    expect(await htmlAt(site, "/important-dates.ics")).toContain("20270212");
    expect(await htmlAt(site, "/important-dates.ics")).not.toContain("2026021");
    expect(await htmlAt(site, "/2026/important-dates")).not.toContain("12 February 2027");
    expect(await articleOf(site, address)).toBe(article);

    // Archived: 2026 stays below its year, canonical to itself.
    const kept = await htmlAt(site, "/facts.json?edition=2026");
    await bringTo(site, "2026", "archived");
    expect(await htmlAt(site, "/facts.json?edition=2026")).toBe(kept);
    expect(await articleOf(site, address)).toBe(article);
    const archived = await htmlAt(site, "/2026/exam-pattern");
    expect(archived).toMatch(/rel="canonical" href="[^"]*\/2026\/exam-pattern"/);
    expect(await htmlAt(site, "/exam-pattern")).toMatch(
      /rel="canonical" href="[^"]*:\d+\/exam-pattern"/,
    );
    const sitemap = await htmlAt(site, "/sitemap.xml");
    for (const path of ["/registration-2027", "/registration-2026", "/2026/exam-pattern"])
      expect(sitemap).toContain(`${path}</loc>`);
    expect(await statusOf(site, "/2028/exam-pattern")).toBe(404);
    const moved = await site.request("/2027/exam-pattern", { redirect: "manual" });
    expect([moved.status, moved.headers.get("Location")]).toEqual([302, "/exam-pattern"]);
    await expect(
      state({ factId: "provider.reply", value: { kind: "number", amount: 9, unit: "hours" } }),
    ).rejects.toThrow("409");
  });
});
