import { Hono, type Context, type Handler } from "hono";
import { except } from "hono/combine";
import { statusOf } from "../../app/failure-status.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { sitemapOrError } from "../../app/feeds/sitemap-feed.ts";
import type { Result } from "../../domain/shared/result.ts";
import { limitBody } from "../request-body.ts";
import { editingCalls } from "./editing-calls.ts";
import { factCalls } from "./fact-calls.ts";
import { generationCalls } from "./generation-calls.ts";
import { pictureCalls } from "./picture-calls.ts";
import { officeCalls } from "./office-calls.ts";
import { closingRankCalls } from "./closing-rank-calls.ts";
import { reviewCalls } from "./review-calls.ts";
import {
  callsOf,
  createStaffRoutes,
  type StaffCheck,
  type StaffRoutes,
  type CallSources,
} from "./api-routes.ts";

export type SitemapSource = (facts?: FactSnapshot) => Promise<Result<string>>;

type Dependencies = Omit<CallSources, keyof StaffRoutes> & {
  readonly auth: StaffCheck;
  readonly sitemap: SitemapSource;
};

export function functionsApi({ auth, sitemap, ...dependencies }: Dependencies): Hono {
  const sources = { ...dependencies, ...createStaffRoutes(auth) };
  const generateSitemap = sitemapCall(sitemap);
  const calls = callsOf(
    [
      ...reviewCalls(sources),
      ...generationCalls(sources),
      ...officeCalls(sources),
      ...editingCalls(sources),
      ...factCalls(sources),
      ...pictureCalls(sources),
      ...closingRankCalls(sources),
      { path: "/generate-sitemap", method: "GET", handler: generateSitemap },
      { path: "/generate-sitemap", method: "POST", handler: generateSitemap },
    ],
    (context, { status, message }) => context.json({ error: message }, status),
  );
  const api = new Hono();
  // Pictures and rounds are larger: their calls have limits of their own, after it is known who sends them.
  api.use(
    noStore,
    except(({ req }) => largerCalls.test(req.path), limitBody),
  );
  api.route("/", calls);
  return api;
}

const largerCalls = /\/(?:media|closing-ranks|closing-ranks\/check)$/;

const noStore: Handler = async (context, next) => {
  await next();
  context.res.headers.set("Cache-Control", "no-store");
};

export function sitemapCall(generate: SitemapSource) {
  return async (context: Context): Promise<Response> => {
    const sitemap = await generate(context.get("facts"));
    const status = sitemap.ok ? 200 : statusOf[sitemap.failure.kind];
    return context.body(sitemapOrError(sitemap), status, {
      "Content-Type": "application/xml; charset=utf-8",
    });
  };
}
