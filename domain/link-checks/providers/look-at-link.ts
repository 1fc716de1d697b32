import { lookup as resolve } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { dead, outcomeOf, type LinkOutcome } from "../link-outcome.ts";
import { isPublicAddress } from "./public-addresses.ts";

export type LookAtLink = (address: string) => Promise<LinkOutcome>;

type Options = {
  /** Which IP addresses may be asked; tests allow the machine itself. */
  readonly mayAsk: (address: string) => boolean;
  /** For one request with all that belongs to it, in milliseconds. */
  readonly timeout: number;
};

/** With the origin of this site: who asks says who they are. */
type Asking = Options & { readonly siteUrl: string };

/** Longer chains lead nowhere. */
const mostRedirects = 5;

/**
 * Follows a link as a reader's browser would: asks for the head alone, and for the page where that is
 * refused; reads no body. A host is resolved once, and the connection goes to the very address that was
 * found to be public, so that nobody leads it into the network of the server.
 */
export function createLookAtLink(siteUrl: string, overrides: Partial<Options> = {}): LookAtLink {
  const options = { mayAsk: isPublicAddress, timeout: 10_000, ...overrides, siteUrl };
  return async (address) => {
    let target = URL.parse(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (target === null || !/^https?:$/.test(target.protocol))
        return dead("It does not lead to a page of the web");
      const answer = await ask(target, options);
      if (!("location" in answer)) return answer;
      target = URL.parse(answer.location, target.href);
    }
    return dead("It leads from one address to the next without an end");
  };
}

type Found = LinkOutcome | { readonly location: string };

/** By HEAD first; what turns HEAD away, or answers it wrongly, is asked by GET. */
async function ask(target: URL, options: Asking): Promise<Found> {
  const place = await placeOf(target, options.mayAsk);
  if ("isAlive" in place) return place;
  const head = await send("HEAD", target, place, options);
  return "location" in head || head.isAlive ? head : send("GET", target, place, options);
}

type Place = { readonly address: string; readonly family: 4 | 6 };

/** The one IP address to which the connection goes. */
async function placeOf(
  { hostname }: URL,
  mayAsk: (address: string) => boolean,
): Promise<Place | LinkOutcome> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses =
    isIP(host) === 0 ? await resolvedAddresses(host) : [{ address: host, family: isIP(host) }];
  if (addresses.length === 0) return dead("The site's name is not known any more");
  const [first, ...otherAddresses] = addresses;
  // One closed address among several is reason enough: which one a browser takes is not known.
  if (first === undefined || [first, ...otherAddresses].some(({ address }) => !mayAsk(address)))
    return dead("It leads into a closed network, where readers cannot follow");
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}

async function resolvedAddresses(host: string) {
  try {
    return await resolve(host, { all: true });
  } catch {
    return [];
  }
}

function send(
  method: "HEAD" | "GET",
  target: URL,
  place: Place,
  { siteUrl, timeout }: Asking,
): Promise<Found> {
  const pinnedLookup: LookupFunction = (_host, { all }, callback) =>
    all === true ? callback(null, [place]) : callback(null, place.address, place.family);
  const open = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((answer) => {
    const request = open(target, {
      method,
      lookup: pinnedLookup,
      agent: false,
      signal: AbortSignal.timeout(timeout),
      headers: {
        "User-Agent": `Mozilla/5.0 (compatible; link check of ${siteUrl})`,
        Accept: "text/html,*/*;q=0.8",
        Connection: "close",
      },
    });
    request.on("response", (response) => {
      const { statusCode = 0, headers } = response;
      const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
      answer(isRedirect ? { location: headers.location ?? "" } : outcomeOf(statusCode));
      response.destroy();
    });
    request.on("error", (error) => answer(dead(wordsFor(error))));
    request.end();
  });
}

function wordsFor(error: Error): string {
  const code = "code" in error ? String(error.code) : "";
  if (error.name === "TimeoutError" || error.name === "AbortError" || code === "ABORT_ERR")
    return "It does not answer within 10 seconds";
  if (/CERT|SSL|TLS|ALTNAME/.test(code)) return "Its certificate is not valid";
  if (code === "ECONNREFUSED") return "The site takes no connections";
  return "The connection broke off";
}
