import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";

export type OutboundRequest = {
  readonly headers: Readonly<Record<string, string>>;
  /** For everything together, redirects too: milliseconds. */
  readonly timeout: number;
  /** The longest body that is read, as it arrives and unpacked: bytes. */
  readonly longest: number;
  /** True where an address may be asked, redirects too; a sentence for one that may not. */
  readonly permission?: (target: URL) => Promise<string | null>;
};

export type NetworkPlace = { readonly address: string; readonly family: 4 | 6 };

type Sent =
  | { readonly ok: true; readonly response: IncomingMessage }
  | { readonly ok: false; readonly reason: string };

export function sendRequest(
  target: URL,
  place: NetworkPlace,
  { headers }: Pick<OutboundRequest, "headers">,
  signal: AbortSignal,
): Promise<Sent> {
  const pinnedLookup: LookupFunction = (_host, { all }, callback) =>
    all === true ? callback(null, [place]) : callback(null, place.address, place.family);
  const open = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((answer) => {
    const request = open(target, {
      lookup: pinnedLookup,
      agent: false,
      signal,
      maxHeaderSize: 16_384,
      headers: { ...headers, Connection: "close" },
    });
    request.on("response", (response) => answer({ ok: true, response }));
    // Nobody asked for another protocol.
    request.on("upgrade", (_response, socket) => {
      socket.destroy();
      answer({ ok: false, reason: brokenOff });
    });
    request.on("error", (error) => answer({ ok: false, reason: wordsFor(error) }));
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
