import { expect, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { mistakeLimits } from "../../domain/mistakes/mistakes-service.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const now = {
  NODE_ENV: "test",
  NOW: "2026-11-23T06:00:00Z",
  TRUSTED_PROXIES: "127.0.0.1",
  SITE_URL: "https://guide.example",
};
const browser = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};
const wrong = "The fee for one paper is another one in the bulletin.";

function send({ request }: TestSite, fields: Record<string, string>, headers = browser) {
  const body = new URLSearchParams(fields).toString();
  return request("/functions/report-mistake", { method: "POST", headers, body });
}

function sendJson({ request }: TestSite, body: unknown, address = "192.0.2.1") {
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  return request("/functions/report-mistake", {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function stored({ location }: TestSite) {
  const database = await openDatabase(location);
  const rows = await database.queries.selectFrom("mistake_reports").selectAll().execute();
  await database.close();
  return rows;
}

onEitherEngine("a mistake that a reader reports", (_open, engine) => {
  const open = () => openTestSite(now, engine);

  test("is stored by the form of the page that the footer links, and the reader is thanked", async () => {
    const site = await open();
    const read = async (path: string) => parsePage(await (await site.request(path)).text());
    const [link] = all("footer a[href^='/report-a-mistake']", await read("/exam-pattern"));
    if (link === undefined) throw new Error("The footer has no link.");
    const address = attribute(link, "href") ?? "";
    expect(address).toBe("/report-a-mistake?page=/exam-pattern");
    const form = only("form.reader-form", await read(address));
    expect([attribute(form, "method"), attribute(form, "action")]).toEqual([
      "post",
      "/functions/report-mistake",
    ]);
    expect(attribute(only("#page", form), "value")).toBe("/exam-pattern");
    const answer = await send(site, {
      page: "/exam-pattern",
      words: wrong,
      source: "the bulletin",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("set-cookie")).toBeNull();
    const thanks = await read(answer.headers.get("location") ?? "");
    expect(textOf(only("main [role=status]", thanks))).toContain("Your report has reached us");
    expect(all("form.reader-form", thanks)).toHaveLength(0);
    expect(await stored(site)).toMatchObject([
      {
        ...{ page: "/exam-pattern", words: wrong, source: "the bulletin" },
        ...{ settled_at: null, settled_by: null, outcome: null, note: null },
      },
    ]);
  });

  test("is kept without what tells who wrote it, and without signs that nobody sees", async () => {
    const site = await open();
    const words =
      "I am Anu,\r\n98470 12345 or +91-9847012345, anu@mail.example.\u0000\u202e Ask jeemain@nta.ac.in: 011-40759000.";
    const page = "https://guide.example/results?application=260310123456#anu";
    const answer = await sendJson(site, { page, words });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { message: "Thank you. The report has reached us." },
    ]);
    const [row] = await stored(site);
    expect(row?.page).toBe("/results");
    expect(row?.words).toBe(
      "I am Anu,\n[number left out] or [number left out], [mail left out]. Ask jeemain@nta.ac.in: 011-40759000.",
    );
    expect(JSON.stringify(row)).not.toContain("192.0.2.1");
  });

  test("that waits already is not stored twice", async () => {
    const site = await open();
    for (let round = 0; round < 3; round++)
      expect((await send(site, { page: "/faq", words: wrong })).status).toBe(303);
    expect(await stored(site)).toHaveLength(1);
  });

  test("with something missing or too long is refused beside the field, with all that was typed", async () => {
    const site = await open();
    const words = wrong;
    const refused: readonly [Record<string, string>, field: string, sentence: string][] = [
      [{}, "words", "Please say what is wrong."],
      [{ words }, "page", "Please say which page it is."],
      [{ page: "/faq", words: " wrong \n " }, "words", "at least 10 letters"],
      [{ page: "/faq", words: "a ".repeat(600) }, "words", "at most 1,000"],
      [{ page: "/".repeat(201), words }, "page", "at most 200"],
      [{ page: "/faq", words, source: "s".repeat(301) }, "source", "300"],
    ];
    for (const [fields, field, sentence] of refused) {
      const answer = await send(site, fields);
      expect(answer.status, sentence).toBe(400);
      expect(answer.headers.get("cache-control")).toContain("no-store");
      const page = parsePage(await answer.text());
      expect(textOf(only(`#${field}-complaint`, page))).toContain(sentence);
      const input = only(`#${field}`, page);
      expect(attribute(input, "ariaInvalid") ?? attribute(input, "aria-invalid")).toBe("true");
      expect(attribute(only("#page", page), "value") ?? "").toBe(fields.page ?? "");
      expect(textOf(only("#words", page))).toBe((fields.words ?? "").replace(/\s+/g, " ").trim());
    }
    const markup = `"><script>alert(1)</script>`;
    const shown = parsePage(await (await send(site, { page: markup, words: "<b>" })).text());
    expect(all("script:not([type])", shown)).toHaveLength(0);
    expect(attribute(only("#page", shown), "value")).toBe(markup);
    const query = new URLSearchParams({ page: "javascript:alert(1)", sent: "yes" }).toString();
    const opened = await site.request(`/report-a-mistake?${query}`);
    expect(await opened.text()).not.toContain('href="javascript');
    for (const [body, status] of [
      ["{", 400],
      ["[]", 400],
      [{ page: 1, words: {}, source: [] }, 400],
      [{ page: "/", words: "a".repeat(10_000_000) }, 413],
    ] as const) {
      const answer = await sendJson(site, body);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toHaveProperty("error");
    }
    const foreign = { ...browser, "sec-fetch-site": "cross-site" };
    expect((await send(site, { page: "/faq", words }, foreign)).status).toBe(403);
    expect(await stored(site)).toEqual([]);
  });

  test("of one network is refused from the twenty-first a day on, in words, and others are heard", async () => {
    const site = await open();
    for (let number = 0; number < mistakeLimits.ofOneNetwork; number++)
      expect((await sendJson(site, { page: "/faq", words: `${wrong} ${number}` })).status).toBe(
        200,
      );
    const refused = await sendJson(site, { page: "/faq", words: `${wrong} more` });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "86400"]);
    const headers = { ...browser, "x-forwarded-for": "192.0.2.1" };
    const form = await send(site, { page: "/faq", words: `${wrong} more` }, headers);
    expect(form.status).toBe(429);
    const page = parsePage(await form.text());
    expect(textOf(only("main [role=alert]", page))).toContain("try again tomorrow");
    expect(textOf(only("#words", page))).toBe(`${wrong} more`);
    expect((await sendJson(site, { page: "/faq", words: wrong }, "192.0.2.2")).status).toBe(200);
    expect(await stored(site)).toHaveLength(mistakeLimits.ofOneNetwork + 1);
  });

  test("is one of two hundred a day at most, from however many networks", async () => {
    const site = await open();
    for (let number = 0; number < mistakeLimits.ofAll; number++) {
      const address = `198.51.100.${number}`;
      const answer = await sendJson(site, { page: "/faq", words: `${wrong} ${number}` }, address);
      expect(answer.status).toBe(200);
    }
    const refused = await sendJson(site, { page: "/faq", words: `${wrong} once more` });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(await stored(site)).toHaveLength(mistakeLimits.ofAll);
  });
});
