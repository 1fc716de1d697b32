import { Hono } from "hono";
import { isPrivatePage } from "../../app/private-paths.ts";
import type { Site } from "../../app/site-context.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { siteSecret } from "../../database/site-secrets.ts";
import { frozenClock, indianDate } from "../../domain/shared/clock.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { createPublicRendering } from "../public-pages.ts";
import { addressAsOf, markedAsOf, ticketParameter } from "./as-of-page.ts";
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
