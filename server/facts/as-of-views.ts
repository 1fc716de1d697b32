import { Hono } from "hono";
import { createHash } from "node:crypto";
import { isPrivatePage } from "../../app/private-paths.ts";
import type { Site } from "../../app/site-context.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { siteSecret } from "../../database/site-secrets.ts";
import { frozenClock, indianDate, longIndianDate } from "../../domain/shared/clock.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { createPublicRendering } from "../public-pages.ts";
import { asOfTicket, ticketDay } from "./as-of-ticket.ts";

/** Below it stands the site as of a day. */
export const asOfPath = "/admin/as-of/site";

type AsOfPage = { readonly day: string; readonly path: string };

/**
 * The public site with the exam facts as they held, or will hold, at the end of a day; posts are those of
 * now. For staff, who get an address for half an hour: a browser sends no bearer with a page.
 */
export function createAsOfViews(site: Site, database: Pick<OpenDatabase, "queries">) {
  const { clock, services } = site;
  const pages = new Hono();

  pages.get("/*", async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const ticket = searchParams.get(ticketParameter) ?? "";
    const day = ticketDay(await secret(), ticket, clock.now());
    if (day === null)
      return context.text("This address has ended. Open the day anew from the desk.", 403);
    const path = pathname.slice(asOfPath.length) || "/";
    if (isPrivatePage(path)) return context.text("This page is the same on every day.", 404);
    searchParams.delete(ticketParameter);
    const query = searchParams.size === 0 ? "" : `?${searchParams.toString()}`;
    const instant = endOf(day);
    const facts = await services.facts.asOf(instant);
    const ofThatDay = { ...site, clock: frozenClock(instant.toISOString()) };
    const answer = await createPublicRendering(ofThatDay)(path + query, facts);
    return markedAsOf(answer, { day, ticket, path: asOfPath });
  });

  function secret(): Promise<string> {
    return siteSecret(database, "as-of-views");
  }

  /** Where an admin sees a public page as of the end of a day; `malformed` for what is no day or no path. */
  async function open({ day, path }: AsOfPage): Promise<Result<{ readonly address: string }>> {
    if (Number.isNaN(endOf(day).getTime()) || indianDate(endOf(day)) !== day)
      return fail("malformed", "day has to be a day, for example 2026-11-22.");
    if (!/^\/(?!\/)/.test(path))
      return fail("malformed", "path has to be a path of this site, for example /exam-pattern.");
    const ticket = asOfTicket(await secret(), day, clock.now());
    return succeed({ address: addressAsOf(path, { path: asOfPath, ticket }) });
  }

  return { pages, open };
}

function endOf(day: string): Date {
  return new Date(`${day}T23:59:59.999+05:30`);
}

/** What names the ticket in an address: what follows a question mark is in no log. */
const ticketParameter = "as-of";

type AsOf = {
  readonly day: string;
  readonly ticket: string;
  /** Below which path the site stands as of that day. */
  readonly path: string;
};

const styles =
  ".as-of{position:sticky;top:0;z-index:99;margin:0;padding:.6rem 1rem;background:#7a1f00;color:#fff;font:600 1rem/1.4 system-ui,sans-serif}.as-of a{color:#fff}";
const styleSource = `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;

/** The answer as staff see it: a page says of which day it is, and its links stay on that day. */
async function markedAsOf(answer: Response, asOf: AsOf): Promise<Response> {
  const headers = new Headers(answer.headers);
  // What a browser keeps or opens ahead is what holds now.
  for (const name of ["etag", "speculation-rules", "content-length"]) headers.delete(name);
  headers.set("Cache-Control", "private, no-store");
  const target = headers.get("location");
  if (target?.startsWith("/") === true) headers.set("location", addressAsOf(target, asOf));
  const { status } = answer;
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  if (!isPage || answer.body === null) return new Response(answer.body, { status, headers });
  const policy = headers.get("content-security-policy");
  if (policy !== null)
    headers.set(
      "content-security-policy",
      policy.replace("style-src ", `style-src ${styleSource} `),
    );
  return new Response(markedPage(await answer.text(), asOf), { status, headers });
}

/** The address as of that day of one that is public. */
function addressAsOf(address: string, { path, ticket }: Omit<AsOf, "day">): string {
  const { pathname, search, hash } = new URL(address, "http://site");
  const query = new URLSearchParams(search);
  query.set(ticketParameter, ticket);
  return `${path}${pathname}?${query.toString()}${hash}`;
}

const ownLink = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/g;
const ownForm = /(<form\b[^>]*?\saction=")(\/(?!\/)[^"]*)("[^>]*>)/g;

function markedPage(html: string, asOf: AsOf): string {
  const { day, ticket, path } = asOf;
  const words = `As of ${longIndianDate(day)}, at the end of the day in India`;
  const bar = `<style>${styles}</style><p class="as-of" role="note">${words}. This page is for staff, and not public. <a href="/admin/as-of?day=${day}">Another day or page</a></p>`;
  return html
    .replaceAll(ownLink, (_all, start: string, address: string) => {
      const plain = address.replaceAll("&amp;", "&");
      return `${start}${addressAsOf(plain, asOf).replaceAll("&", "&amp;")}"`;
    })
    .replaceAll(
      ownForm,
      (_all, start: string, address: string, end: string) =>
        `${start}${path}${address}${end}<input type="hidden" name="${ticketParameter}" value="${ticket}">`,
    )
    .replace(/<title>/, `<title>As of ${longIndianDate(day)}: `)
    .replace(/<body[^>]*>/, (body) => body + bar);
}
