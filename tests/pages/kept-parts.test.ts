import { expect, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { only, parsePage, textOf } from "../support/html.ts";
import { openTestSite, sharedSite } from "../support/site.ts";
import { statingOn } from "../support/stated-on-site.ts";

const site = sharedSite({ NODE_ENV: "test" });

test("a search of the questions shows a fee that the office states on the next request", async () => {
  const office = await openTestSite(accounts);
  const state = await statingOn(office);
  const shown = async (path: string, part: string) =>
    textOf(only(part, parsePage(await (await office.request(path)).text())));
  await shown("/faq?q=fee", "main");
  await state({ factId: "fee.obc_ews.one_paper", value: { kind: "money", rupees: 911 } });
  expect(await shown("/faq?q=fee", "main")).toContain("₹911");
});

test("what a reader types stands on their own page alone, whatever it looks like", async () => {
  const { request } = await site();
  const typed = "<kept-part></kept-part>";
  for (const path of ["/search?q=", "/faq?q=", "/is-this-notice-real?address="]) {
    const answer = await request(path + encodeURIComponent(typed));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toContain(typed);
    expect(html).toContain("kept-part");
    expect(await (await request(`${path}other`)).text()).not.toContain("kept-part");
  }
  expect(await (await request(`/${encodeURIComponent(typed)}`)).text()).not.toContain(typed);
  expect(await (await request("/nothing")).text()).not.toContain("kept-part");
});
