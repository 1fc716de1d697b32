import { describe, expect, test } from "vitest";
import { officialSites } from "../../content/official-sites.ts";
import { all, attribute, metaContent, only, parsePage, textOf } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite({ NODE_ENV: "test" });

async function check(address?: string) {
  const { request } = await site();
  const query = address === undefined ? "" : `?${new URLSearchParams({ address }).toString()}`;
  const answer = await request(`/is-this-notice-real${query}`);
  const page = parsePage(await answer.text());
  return { answer, page, main: only("main", page) };
}

describe("Is this notice real?", () => {
  test("the empty page has the form without script and the official list by its bodies, and is kept", async () => {
    const { answer, page, main } = await check();
    expect(answer.headers.get("cache-control")).toContain("public");
    expect(metaContent(page, "robots")).toBeUndefined();
    const form = only("form.reader-form", main);
    expect([attribute(form, "method"), attribute(form, "action")]).toEqual([
      undefined,
      "/is-this-notice-real#answer",
    ]);
    const list = only(".official-sites", main);
    for (const { title, address } of Object.values(officialSites)) {
      expect(textOf(list)).toContain(title);
      expect(all(`a[href="${address}"]`, list)).toHaveLength(1);
    }
    expect(all("script:not([type])", page)).toHaveLength(0);
  });

  test("an answer is kept by nobody, found by nobody, and says nothing to the next site", async () => {
    const { answer, page } = await check("https://jeemain-nta.example.com/pay?roll=12345");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(metaContent(page, "robots")).toBe("noindex");
    expect(attribute(only("link[rel=canonical]", page), "href")).not.toContain("?");
  });

  test.each([
    ["https://jeemain.nta.nic.in/x", "Yes: this address is on the official list"],
    ["http://jeemain.nta.nic.in.pay-here.example/x", "No: it only looks official"],
    ["https://somewhere.example/notice", "We do not know this address"],
    ["no address at all", "We found no web address"],
  ])("%s: %s", async (address, title) => {
    const { main } = await check(address);
    expect(textOf(only("#answer", main))).toBe(title);
    expect(textOf(only("textarea", main))).toBe(address);
  });

  test("the pasted address is never a link, whatever is in it", async () => {
    const official = new Set<string>(Object.values(officialSites).map(({ address }) => address));
    for (const address of [
      "https://evil.example/<script>alert(1)</script>",
      '"><a href="https://evil.example">x</a> evil.example',
      "javascript:alert(1) evil.example",
      "https://jeemain.nta.nic.in@evil.example/",
      `https://${"a.".repeat(150)}evil.example`,
    ]) {
      const { main, page } = await check(address);
      expect(all("script:not([type])", page)).toHaveLength(0);
      const outside = all("a", main)
        .map((link) => attribute(link, "href") ?? "")
        .filter((href) => !/^[/#]|^https:\/\/wa\.me\//.test(href));
      expect(outside.every((href) => official.has(href))).toBe(true);
    }
  });
});
