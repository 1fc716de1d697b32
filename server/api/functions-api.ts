import { Hono, type Context, type Handler } from "hono";
import { except } from "hono/combine";
import {
  changeWatchedPage,
  judgePageChange,
  listPageChanges,
  listWatchedPages,
  watchPage,
} from "../../app/calls/official-pages-schema.ts";
import { readRole, readSiteStatus } from "../../app/calls/site-schema.ts";
import {
  checkUpdate,
  listUpdates,
  moveUpdate,
  saveUpdate,
} from "../../app/calls/updates-schema.ts";
import { statusOf } from "../../app/failure-status.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { sitemapOrError } from "../../app/feeds/sitemap-feed.ts";
import { succeed, type Result } from "../../domain/shared/result.ts";
import { limitBody } from "../request-body.ts";
import { editingCalls } from "./editing-calls.ts";
import { factCalls } from "./fact-calls.ts";
import { generationCalls } from "./generation-calls.ts";
import { pictureCalls } from "./picture-calls.ts";
import { peopleCalls } from "./people-calls.ts";
import { postCalls } from "./post-calls.ts";
import { closingRankCalls } from "./closing-rank-calls.ts";
import { reviewCalls } from "./review-calls.ts";
import { settingsCalls } from "./settings-calls.ts";
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
  const { updates, readStatus, adminRoute, staffRoute } = sources;
  const officialPages = sources.officialPages.desk;
  const generateSitemap = sitemapCall(sitemap);
  const calls = callsOf(
    [
      ...reviewCalls(sources),
      ...generationCalls(sources),
      ...postCalls(sources),
      ...editingCalls(sources),
      ...factCalls(sources),
      ...pictureCalls(sources),
      staffRoute(listUpdates, () => updates.desk.list()),
      staffRoute(checkUpdate, (input) => updates.desk.check(input)),
      staffRoute(saveUpdate, async (input, by, context) => {
        const saved = await updates.desk.save(input, by);
        return saved.ok && input.id === null ? context.json(saved.value, 201) : saved;
      }),
      staffRoute(moveUpdate, (input, by) => updates.desk.move(input, by)),
      staffRoute(listWatchedPages, () => officialPages.pages()),
      adminRoute(watchPage, (page, by) => officialPages.add(page, by), 201),
      adminRoute(changeWatchedPage, (change, by) => officialPages.change(change, by)),
      staffRoute(listPageChanges, (input) => officialPages.changes(input)),
      staffRoute(judgePageChange, (judgement, by) => officialPages.judge(judgement, by)),
      ...peopleCalls(sources),
      ...closingRankCalls(sources),
      ...settingsCalls(sources),
      staffRoute(readSiteStatus, async () => succeed(await readStatus())),
      staffRoute(readRole, (_input, { role, factorDue }) =>
        Promise.resolve(succeed({ role, factorDue })),
      ),
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
