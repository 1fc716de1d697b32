import { describe, expect, test } from "vitest";
import { all, attribute, only, parsePage, textOf, texts } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";

const address = "/tools/upload-check";
const openSite = sharedSite();

describe("the upload check", () => {
  test("hands its script the limits of the records, and shows them", async () => {
    const { request } = await openSite();
    const page = parsePage(await (await request(address)).text());
    const limits = (id: string) =>
      all(`#${id} li[data-rule=size]`, page).map((row) =>
        ["dataMin", "dataMax"].map((name) => attribute(row, name)),
      );
    expect(limits("photo")).toEqual([["10", "200"]]);
    expect(limits("signature")).toEqual([["10", "50"]]);
    expect(limits("class-10")).toEqual([["100", "300"]]);
    expect(textOf(only("#photo", page))).toContain("10 to 200 kB");
    expect(textOf(only("#other", page))).toContain("not on record");
    expect(textOf(only("#class-10", page))).toContain("100 to 300 kB");
    expect(texts("h2", page)).toContain("How to check by hand");
    expect(textOf(only("main noscript", page))).toContain("Scripts are off in your browser");
  });

  test("has a policy that lets it ask nobody for anything; the pages beside it keep theirs", async () => {
    const { request } = await openSite();
    const policy = (await request(address)).headers.get("content-security-policy") ?? "";
    const rules = policy.split("; ");
    for (const rule of [
      "default-src 'none'",
      "connect-src 'none'",
      "img-src 'self'",
      "script-src 'self'",
      // The search field of every header.
      "form-action 'self'",
      "base-uri 'none'",
    ])
      expect(rules).toContain(rule);
    expect(policy).not.toMatch(/frame-src|blob:|data:|https:|unsafe|nonce/);
    const other = (await request("/faq")).headers.get("content-security-policy");
    expect(other).toContain("connect-src 'self'");
  });

  test("has no form that its files could be sent with, and no field with a name", async () => {
    const { request } = await openSite();
    const main = only("main", parsePage(await (await request(address)).text()));
    expect(all("form, input[name]", main)).toEqual([]);
  });
});
