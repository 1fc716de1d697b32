import { expect, test } from "vitest";
import { asOfTicket, ticketDay, ticketLifetime } from "../../server/facts/as-of-ticket.ts";
import { accounts, adminToken } from "../support/blog-posts.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const siteAt = sharedSite({ ...accounts, NODE_ENV: "test", NOW: "2026-01-10T06:00:00Z" });

async function openDay(site: TestSite, body: object, token?: string): Promise<Response> {
  const bearer = token ?? (await adminToken(site));
  return site.request("/functions/facts/as-of", {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function addressOf(site: TestSite, day: string, path: string): Promise<string> {
  const answer = (await (await openDay(site, { day, path })).json()) as { address: string };
  return answer.address;
}

test("an admin sees a page as of a day: marked, kept by nobody, and its links stay on that day", async () => {
  const site = await siteAt();
  const address = await addressOf(site, "2026-01-20", "/important-dates");
  const answer = await site.request(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(answer.headers.get("etag")).toBeNull();
  const page = parsePage(await answer.text());
  expect(textOf(only("title", page))).toMatch(/^As of 20 January 2026: /);
  expect(textOf(only(".as-of", page))).toContain("As of 20 January 2026");

  const links = all("a[href]", page).map((link) => attribute(link, "href") ?? "");
  const own = links.filter((link) => link.startsWith("/") && !link.startsWith("/admin/as-of?"));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((link) => !link.startsWith("/admin/as-of/site/"))).toEqual([]);
  const next = await site.request(own.find((link) => link.includes("/exam-pattern")) ?? "");
  expect(next.status).toBe(200);
  expect(await next.text()).toContain("As of 20 January 2026");
});

test("what a page says of today is said of that day", async () => {
  const site = await siteAt();
  const text = async (day: string) => {
    const answer = await site.request(await addressOf(site, day, "/latest-updates"));
    return answer.text();
  };
  expect(await text("2026-01-20")).toContain("20 January 2026");
  expect(await (await site.request("/latest-updates")).text()).not.toContain("20 January 2026");
});

test("the form of a search stays on that day", async () => {
  const site = await siteAt();
  const page = parsePage(
    await (await site.request(await addressOf(site, "2026-01-20", "/faq"))).text(),
  );
  const form = all("form", page).find((one) => attribute(one, "action")?.includes("/faq") === true);
  expect(form && attribute(form, "action")).toBe("/admin/as-of/site/faq");
  expect(all('main input[name="as-of"]', page)).toHaveLength(1);
});

test.each([
  ["no day", { day: "soon" }, 400],
  ["a day that is none", { day: "2026-02-30" }, 400],
  ["another site", { day: "2026-01-20", path: "//elsewhere.example" }, 400],
])("%s is refused with a sentence", async (_what, body, status) => {
  const answer = await openDay(await siteAt(), body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) as string });
});

test("nobody sees a day without an address of this site, and none leads to the desk", async () => {
  const site = await siteAt();
  expect((await openDay(site, { day: "2026-01-20" }, "none")).status).toBe(401);
  expect((await site.request("/admin/as-of/site/exam-pattern")).status).toBe(403);
  const address = await addressOf(site, "2026-01-20", "/exam-pattern");
  expect((await site.request(address.replace("2026-01-20", "2026-01-21"))).status).toBe(403);
  expect((await site.request(address.replace("exam-pattern", "admin/dashboard"))).status).toBe(404);
});

test("an address ends after half an hour, and holds for its day and its site alone", () => {
  const now = new Date("2026-01-10T06:00:00Z");
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const ticket = asOfTicket("secret", "2026-01-20", now);
  expect(ticketDay("secret", ticket, later(ticketLifetime - 1))).toBe("2026-01-20");
  expect(ticketDay("secret", ticket, later(ticketLifetime))).toBeNull();
  expect(ticketDay("another", ticket, now)).toBeNull();
  expect(ticketDay("secret", "", now)).toBeNull();
});
