import type { MiddlewareHandler } from "hono";
import { acceptedCoding } from "./content-coding.ts";
import { pageAddress, type PageAddress } from "./page-address.ts";
import { pageAnswer } from "./page-answer.ts";
import type { Traffic } from "../monitoring/traffic.ts";
import type { RenderOutcome, PageCache, Render } from "./page-cache.ts";

type Dependencies = {
  readonly pages: PageCache;
  /** Whether it is known of late what has changed. */
  readonly isConfirmed: () => boolean;
  readonly render: Render;
  readonly traffic: Pick<Traffic, "countPage">;
};

/** Answers requests for public pages, before anything else looks at them. */
export function pageRequests({
  pages,
  isConfirmed,
  render,
  traffic,
}: Dependencies): MiddlewareHandler {
  async function outcomeOf(address: PageAddress): Promise<RenderOutcome> {
    const isStale = !isConfirmed();
    // While the database is away, nobody is to wait for a rendering that cannot succeed.
    const page = pages.getFresh(address.key) ?? (isStale ? pages.getStale(address.key) : undefined);
    const outcome = page === undefined ? await pages.render(address, render) : { page, isStale };
    traffic.countPage(outcome.isStale ? "stale" : page === undefined ? "rendered" : "kept");
    return outcome;
  }

  return async (context, next) => {
    const { method, raw } = context.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const header = (name: string) => context.req.header(name);
    const target = raw.url.slice(raw.url.indexOf("/", "https://".length));
    const address = pageAddress(target);
    if (address === null || isOpenedAsPage(address, header("sec-fetch-dest"))) return next();
    const { page, isStale } = await outcomeOf(address);
    const variant = await pages.getVariant(page, acceptedCoding(header("accept-encoding")));
    const asked = { isHead: method === "HEAD", ifNoneMatch: header("if-none-match"), isStale };
    const { status, headers, body } = pageAnswer(page, variant, asked);
    return new Response(body === null ? null : Buffer.from(body, "latin1"), {
      status,
      headers: pairs(headers),
    });
  };
}

/** The sitemap in a person's browser is a page, which is not kept; only the file is. */
export function isOpenedAsPage({ key }: PageAddress, destination: string | undefined): boolean {
  return key === "/sitemap.xml" && destination === "document";
}

function pairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ""]] : [],
  );
}
