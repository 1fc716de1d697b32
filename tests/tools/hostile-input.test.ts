import { describe, expect, test } from "vitest";
import { maxBytes, weighed } from "../../bench/page-weight.ts";
import { all, attribute, only, parsePage, textOf, texts } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite({ NODE_ENV: "test", NOW: "2026-01-21T06:00:00Z" });

const pcm = "subject=physics&subject=chemistry&subject=maths";

/** Every form whose answer is in its address, with a question that it answers. */
const asked: readonly (readonly [path: string, question: string])[] = [
  ["/search", "q=obc+fee"],
  [
    "/tools/eligibility",
    `paper=btech&class12=passed&year=2025&${pcm}&count=5&percent=78&category=obc`,
  ],
  ["/tools/score", "paper=btech&physics-mcq-right=17&physics-mcq-wrong=3"],
  ["/tools/score", "paper=barch&aptitude-right=30&aptitude-wrong=5&drawing-marks=60"],
  ["/tools/rank", "percentile=96.2"],
  ["/tools/closing-ranks", "rank=58000&gender=woman&state=Kerala&program=computer"],
  ["/tools/fees", "category=obc&gender=female&sessions=2&goal=nit"],
];

/** As it stands in an address. */
const hostile: Readonly<Record<string, string>> = {
  markup: encodeURIComponent(`"><b data-hostile onclick=x>'<script data-hostile>`),
  attribute: encodeURIComponent(`" data-hostile="`),
  "3,000 characters": "9".repeat(3_000),
  "1,000 quotes": "%22".repeat(1_000),
  NUL: "1%002",
  "half a pair": "%ED%A0%80",
  "no UTF-8": "%FF%FE",
  "no escape": "%zz",
  negative: "-1",
  "a power": "1e9",
  "not a number": "NaN",
  "a billion": "1000000000",
  Hindi: encodeURIComponent("२०२५ श्रेणी"),
  Malayalam: encodeURIComponent("കേരളം"),
  "right to left": encodeURIComponent("\u202e12\u200d"),
  prototype: "__proto__",
  "a path": "..%2F..%2Fetc%2Fpasswd",
  "a query": encodeURIComponent(`' OR 1=1 -- " * NEAR(`),
};

/** These take most room in a page and are weighed. */
const heaviest = ["markup", "1,000 quotes", "Malayalam"];

async function answerAt(path: string, query: string) {
  const answer = await (await site()).request(`${path}?${query}`);
  const html = await answer.clone().text();
  const place = `${path}?${query.slice(0, 300)}`;
  // In many fields at once it is more than an address may have.
  expect([200, 400, 414], place).toContain(answer.status);
  for (const raw of ["<b data-hostile", "<script data-hostile", `" data-hostile="`, "\0"])
    expect(html.includes(raw), `${place} has ${raw}`).toBe(false);
  if (answer.status === 400) expectSentences(html, place);
  return { answer, html };
}

/** Sentences stand beside the fields and above the form, where each leads to its field. */
function expectSentences(html: string, place: string): void {
  const page = parsePage(html);
  const alert = only("main [role=alert]", page);
  const isSearch = place.startsWith("/search");
  const said = isSearch ? texts("p", alert) : texts("main .complaint", page);
  expect(said.length, place).toBeGreaterThan(0);
  for (const sentence of said) expect(sentence, place).toMatch(/^[A-Z].+\.$/s);
  if (isSearch) return;
  const links = all("a", alert);
  expect(links.length, place).toBe(said.length);
  const fields = links.map((link) => (attribute(link, "href") ?? "").replace("#", ""));
  const ids = all("main [id]", page).map((element) => attribute(element, "id"));
  expect(ids, place).toEqual(expect.arrayContaining(fields));
}

/** The names of all that an answered page's forms send, and its links to itself ask for. */
async function fieldsOf(path: string, question: string): Promise<readonly string[]> {
  const page = parsePage((await answerAt(path, question)).html);
  const sent = all(`main form[action^='${path}'] [name]`, page).map((field) =>
    attribute(field, "name"),
  );
  const linked = all(`main a[href^='${path}?']`, page).flatMap((link) => {
    const { searchParams } = new URL(attribute(link, "href") ?? "", "https://guide.example");
    return [...searchParams.keys()];
  });
  return [...new Set([...sent, ...linked].filter((name) => name !== undefined))];
}

describe.each(asked)("%s?%s", (path, question) => {
  test("answers, and its question asks only what its form or its links ask", async () => {
    const { answer, html } = await answerAt(path, question);
    expect(answer.status).toBe(200);
    expect(textOf(only("#answer, #results", parsePage(html)))).not.toBe("");
    const fields = await fieldsOf(path, question);
    expect(fields).toEqual(expect.arrayContaining([...new URLSearchParams(question).keys()]));
  });

  test("stays one light answer with the same in every field at once, and with each field fifty times", async () => {
    const fields = await fieldsOf(path, question);
    for (const [kind, value] of Object.entries(hostile)) {
      const pairs = fields.map((name) => `${name}=${value}`);
      const { answer } = await answerAt(path, pairs.join("&"));
      if (!heaviest.includes(kind)) continue;
      const { body, styles } = await weighed(path, answer);
      expect([kind, body + styles <= maxBytes]).toEqual([kind, true]);
    }
    for (const name of fields) {
      const often = Array.from({ length: 50 }, (_, place) => `${name}=${place}`).join("&");
      const { html } = await answerAt(path, `${question}&${often}`);
      expect(html.length).toBeLessThan(20 * maxBytes);
    }
  });
});

test.each(["/faq", "/latest-updates"])("%s shows no NUL of its search again", async (path) => {
  const html = await (await (await site()).request(`${path}?q=fee%00`)).text();
  expect(html.includes("\0")).toBe(false);
});
