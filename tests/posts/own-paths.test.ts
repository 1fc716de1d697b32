import { expect, test } from "vitest";
import { previewEdit, readEditable } from "../../app/calls/editing.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { openTestSite } from "../support/site.ts";

/** A published post, and the checks of a hand edit of a draft whose body has these links. */
async function openEditing() {
  const site = await openTestSite(accounts);
  const published = await makePost(site, { publish: true });
  const draft = await makePost(site, { publish: false, prompt: "Exam dates of Session 1" });
  const { call, send } = await signedIn(site);
  const { post } = await call(readEditable, { postId: draft.id });
  const deadLinksIn = async (links: readonly string[]) => {
    const body_markdown = `## Where to read on\n\n${links.map((link) => `- [See](${link})`).join("\n")}`;
    const fields = { ...post.fields, body_markdown };
    const text = await (await send(previewEdit, { ...post, fields })).text();
    return links.filter((link) => text.includes(`There is no page at “${link}”`));
  };
  return { site, published, deadLinksIn };
}

test("a hand edit is told of own links that lead nowhere, and of no others", async () => {
  const { site, published, deadLinksIn } = await openEditing();
  const list = await (await site.request("/sitemap.xml")).text();
  const [address = ""] = list.match(/\/blog\/\d{4}\/\d{2}\/[a-z0-9-]+/) ?? [];
  expect(address).toContain(published.slug);
  const alive = [
    ...["/", "/faq", "/changes", "/facts/fee.sc_st_pwd.one_paper", "/important-dates.ics"],
    ...["/blog", "/blog/category/news", "/eligibility", address],
    ...["/results#part", "/latest-updates?category=results"],
  ];
  const dead = ["/no-such-page", "/facts/no.such", "/blog/2020/01/never", "/blog/category/none"];
  expect(await deadLinksIn([...alive, ...dead])).toEqual(dead);
});
