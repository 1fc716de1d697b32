import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { firstEdition } from "../../content/facts/edition.ts";
import { faqCategories } from "../../content/faq-content.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { visibleText } from "../support/html.ts";
import { plainWords } from "../../app/marked-words.tsx";
import { shownNews } from "../../app/shown-news.ts";
import { shippedUpdates } from "../../domain/updates/update.ts";
import { ownScripts } from "../support/own-scripts.ts";
import { sharedSite } from "../support/site.ts";

const openSite = sharedSite();

const provider = {
  name: "",
  phone: "",
  address: "",
  whatsapp: "",
  mapEmbedUrl: null,
  reportMail: null,
};
const news = shownNews(shippedUpdates, builtInFacts);

async function textOf(path: string): Promise<string> {
  const { request } = await openSite();
  return visibleText(await (await request(path)).text());
}

describe("/latest-updates", () => {
  test("shows the eight updates", async () => {
    const text = await textOf("/latest-updates");
    for (const { headline } of news) expect(text).toContain(headline);
  });

  test("filters by the category and the text of its address, and keeps both in its tabs", async () => {
    const { request } = await openSite();
    const html = await (await request("/latest-updates?q=session+1&category=results")).text();
    const text = visibleText(html);
    expect(text).toContain("Session 1 Paper 1 result declared");
    expect(text).not.toContain("Session 2 result, ranks");
    expect(html).toContain('href="/latest-updates?q=session+1&amp;category=registration"');
    expect(html).toMatch(/aria-current="true"[^>]*>Answer Key &amp; Results</);
  });

  test("says what it did not find, as text", async () => {
    const text = await textOf("/latest-updates?q=%3Cb%3Ezebra");
    expect(text).toContain('No updates found for "<b>zebra". Check back later!');
  });
});

describe("/faq", () => {
  test("shows all its questions", async () => {
    const text = await textOf("/faq");
    for (const { question } of faqCategories(firstEdition).flatMap(({ questions }) => questions))
      expect(text).toContain(plainWords(question, { provider, facts: builtInFacts }));
  });

  test("hides the categories without a match", async () => {
    const text = await textOf("/faq?q=Aadhaar");
    expect(text).toContain("Registration & Application");
    expect(text).not.toContain("Mock Tests & Preparation");
  });

  test("says what it did not find", async () => {
    expect(await textOf("/faq?q=zebra")).toContain(
      'No results found for "zebra". Try different keywords.',
    );
  });
});

describe("the script of a page", () => {
  /** The addresses of the scripts that a page loads. */
  function scriptsOf(html: string): readonly string[] {
    return [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].flatMap(([, src]) => src ?? []);
  }

  test.each(Object.entries(ownScripts))(
    "of %s is one module of at most %i bytes as sent",
    async (path, most) => {
      const { request } = await openSite();
      const answer = await request(path);
      const [address = "", ...others] = scriptsOf(await answer.text());
      expect(others).toEqual([]);
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
      const script = await request(address, { headers: { "accept-encoding": "br" } });
      expect(script.headers.get("content-encoding")).toBe("br");
      expect(script.headers.get("content-type")).toMatch(/^text\/javascript/);
      const body = await script.arrayBuffer();
      expect(body.byteLength).toBeLessThanOrEqual(most);
      expect(brotliDecompressSync(body).toString()).not.toMatch(/\bimport\b/);
    },
  );
});
