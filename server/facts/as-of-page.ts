import { createHash } from "node:crypto";
import { longIndianDate } from "../../domain/shared/clock.ts";

/** What names the ticket in an address: what follows a question mark is in no log. */
export const ticketParameter = "as-of";

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
export async function markedAsOf(answer: Response, asOf: AsOf): Promise<Response> {
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
export function addressAsOf(address: string, { path, ticket }: Omit<AsOf, "day">): string {
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
