import { lookup } from "node:dns/promises";
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-addresses.ts";

export type OutboundRequest = {
  readonly headers: Readonly<Record<string, string>>;
  /** For everything together, redirects too: milliseconds. */
  readonly timeout: number;
  readonly longest: number;
  /** True where an address may be asked, redirects too; a sentence for one that may not. */
  readonly permission?: (target: URL) => Promise<string | null>;
};

type NetworkPlace = { readonly address: string; readonly family: 4 | 6 };

export type OutboundOutcome =
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly address: string;
      readonly body: Uint8Array;
    }
  /** `refused`: not to be asked. The reason is a sentence's beginning for the office. */
  | { readonly kind: "refused" | "failure"; readonly reason: string };

export type OutboundClient = {
  /** Why an address may never be asked, as a sentence begins; null where it may, and where its name leads nowhere at the moment. */
  readonly refusal: (address: string) => Promise<string | null>;
  readonly ask: (address: string, request: OutboundRequest) => Promise<OutboundOutcome>;
};

export const noOutboundClient: OutboundClient = {
  refusal: () => Promise.resolve(null),
  ask: () => Promise.resolve(refused("Nothing out of the site is asked here")),
};

type Options = {
  readonly hosts: readonly string[];
  readonly mayAsk: (address: string) => boolean;
  readonly resolve: (host: string) => Promise<readonly { address: string; family: number }[]>;
};

const maxRedirects = 5;

const noPage = "It does not lead to a page of the web";
const namesPerson = "It holds a name and a password";
const otherService = "Its port is of another service than the web";
const closedNetwork = "It leads into a closed network, where readers cannot follow";

/** The connection goes to the very address that was found to be public, at redirects too. Never throws. */
export function createOutboundClient(overrides: Partial<Options> = {}): OutboundClient {
  const options: Options = {
    hosts: [],
    mayAsk: isPublicAddress,
    resolve: (host) => lookup(host, { all: true }),
    ...overrides,
  };

  return {
    async refusal(address) {
      const place = await placeOf(URL.parse(address), options);
      return "kind" in place && place.kind === "refused" ? place.reason : null;
    },

    async ask(address, request) {
      const signal = AbortSignal.timeout(request.timeout);
      const late = Promise.withResolvers<OutboundOutcome>();
      // A name server that does not answer cannot be stopped: nobody waits for it.
      signal.addEventListener("abort", () => late.resolve(failed(tooLate(request))));
      const outcome = follow(URL.parse(address), request, signal).catch((fault: unknown) => {
        if (fault instanceof AskFailure) return failed(fault.message);
        throw fault;
      });
      return Promise.race([late.promise, outcome]);
    },
  };

  async function follow(
    first: URL | null,
    request: OutboundRequest,
    signal: AbortSignal,
  ): Promise<OutboundOutcome> {
    let next = first;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const place = await placeOf(next, options);
      if ("kind" in place) return place;
      const { target } = place;
      const refusal = (await request.permission?.(target)) ?? null;
      if (refusal !== null) return refused(refusal);
      const response = await sendRequest(target, place, request, signal);
      const { statusCode: status = 0, headers } = response;
      const isRedirect = [301, 302, 303, 307, 308].includes(status);
      if (isRedirect && headers.location !== undefined) {
        response.destroy();
        next = URL.parse(headers.location, target.href);
        continue;
      }
      const body = await dataWithin(response, request.longest);
      return { kind: "answer", status, headers, address: target.href, body };
    }
    return failed("It leads from one address to the next without an end");
  }
}

async function placeOf(
  target: URL | null,
  { hosts, mayAsk, resolve }: Options,
): Promise<(NetworkPlace & { readonly target: URL }) | OutboundOutcome> {
  if (target === null || !/^https?:$/.test(target.protocol)) return refused(noPage);
  const { hostname, port, protocol, username, password } = target;
  if (username !== "" || password !== "") return refused(namesPerson);
  const host = hostname.replace(/^\[|\]$/g, "");
  const isNamed = hosts.includes(`${hostname}:${port || (protocol === "https:" ? 443 : 80)}`);
  // The web's own ports are none here: an address leaves them out.
  if (!isNamed && port !== "" && !/^(?:80|443)$/.test(port) && Number(port) < 1_024)
    return refused(otherService);
  const addresses =
    isIP(host) === 0
      ? // The name server's own reasons say nothing to the office.
        await resolve(host).catch(() => [])
      : [{ address: host, family: isIP(host) }];
  const [first] = addresses;
  if (first === undefined) return failed("The site's name is not known any more");
  // One closed address among several is reason enough: which one a browser takes is not known.
  if (!isNamed && addresses.some(({ address }) => !mayAsk(address))) return refused(closedNetwork);
  return { target, address: first.address, family: first.family === 6 ? 6 : 4 };
}

function refused(reason: string): OutboundOutcome {
  return { kind: "refused", reason };
}

function failed(reason: string): OutboundOutcome {
  return { kind: "failure", reason };
}

function tooLate({ timeout }: OutboundRequest): string {
  return `It does not answer within ${Math.round(timeout / 1_000)} seconds`;
}

class AskFailure extends Error {}

/** The body of an answer, which was asked for as it is: no packed one can be larger than it looks. */
async function dataWithin(response: IncomingMessage, longest: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let left = longest;
  try {
    if (!/^(?:identity)?$/i.test(response.headers["content-encoding"] ?? ""))
      throw new AskFailure("Its page is packed in a way that is not known here");
    if (Number(response.headers["content-length"] ?? 0) > longest) left = -1;
    for await (const chunk of left < 0 ? [] : (response as AsyncIterable<Buffer>)) {
      left -= chunk.length;
      if (left < 0) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof AskFailure ? error : new AskFailure("Its page arrived broken");
  } finally {
    response.destroy();
  }
  if (left < 0)
    throw new AskFailure(`Its page is larger than ${Math.round(longest / 1_000_000)} MB`);
  return Buffer.concat(chunks);
}

function sendRequest(
  target: URL,
  place: NetworkPlace,
  { headers }: Pick<OutboundRequest, "headers">,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinnedLookup: LookupFunction = (_host, { all }, callback) =>
    all === true ? callback(null, [place]) : callback(null, place.address, place.family);
  const open = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open(target, {
      lookup: pinnedLookup,
      agent: false,
      signal,
      maxHeaderSize: 16_384,
      headers: { ...headers, "Accept-Encoding": "identity", Connection: "close" },
    });
    request.on("response", resolve);
    // Nobody asked for another protocol.
    request.on("upgrade", (_response, socket) => {
      socket.destroy();
      reject(new AskFailure(brokenOff));
    });
    request.on("error", (error) => reject(new AskFailure(wordsFor(error))));
    request.end();
  });
}

const brokenOff = "The connection broke off";

function wordsFor(error: Error): string {
  const code = "code" in error ? String(error.code) : "";
  if (/CERT|SSL|TLS|ALTNAME/.test(code)) return "Its certificate is not valid";
  if (code === "ECONNREFUSED") return "The site takes no connections";
  return brokenOff;
}
