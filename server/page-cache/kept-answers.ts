import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedCoding } from "./content-coding.ts";
import { pageAddress } from "./page-address.ts";
import { pageAnswer } from "./page-answer.ts";
import type { PageCache } from "./page-cache.ts";
import { isOpenedAsPage } from "./page-requests.ts";

type Dependencies = {
  readonly pages: PageCache;
  /** Whether it is known of late what has changed. */
  readonly isConfirmed: () => boolean;
};

/** Answers a request itself when its page is kept, and says so. */
export type KeptAnswers = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The shortest way from a socket to a kept page: for two thirds of what the same costs behind the
 * routing. Whatever is not there at once is left to that.
 */
export function keptAnswers({ pages, isConfirmed }: Dependencies): KeptAnswers {
  return ({ method, url = "", headers }, response) => {
    if (method !== "GET" && method !== "HEAD") return false;
    const address = pageAddress(url);
    if (address === null || isOpenedAsPage(address, headers["sec-fetch-dest"])) return false;
    const page =
      pages.find(address.key) ?? (isConfirmed() ? undefined : pages.findFormer(address.key));
    const variant = page?.variants[acceptedCoding(headers["accept-encoding"]?.toString())];
    if (page === undefined || variant === undefined) return false;
    const answer = pageAnswer(page, variant, {
      isHead: method === "HEAD",
      ifNoneMatch: headers["if-none-match"],
      isStale: !isConfirmed(),
    });
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body ?? undefined, "latin1");
    return true;
  };
}
