import { Hono, type Context, type Handler } from "hono";
import { except } from "hono/combine";
import {
  changeWatchedPage,
  judgePageChange,
  listPageChanges,
  listWatchedPages,
  watchPage,
} from "../../app/calls/official-pages-schema.ts";
import { readRole, readSiteStatus, type SiteStatus } from "../../app/calls/site-schema.ts";
import {
  checkUpdate,
  listUpdates,
  moveUpdate,
  saveUpdate,
} from "../../app/calls/updates-schema.ts";
import { statusOf } from "../../app/failure-status.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { sitemapOrError } from "../../app/feeds/sitemap-feed.ts";
import type { Services } from "../../domain/services.ts";
import type { FindPlaces } from "../../domain/facts/fact-places.ts";
import type { Log } from "../../domain/shared/log.ts";
import { succeed, type Result } from "../../domain/shared/result.ts";
import type { BackupDownload } from "../backup/backup-download.ts";
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
import { callsOf, createAdminRoute, createStaffRoute, type StaffCheck } from "./api-routes.ts";

/** The sitemap with these records, otherwise with those of now. */
export type SitemapSource = (facts?: FactSnapshot) => Promise<Result<string>>;

type Dependencies = Omit<Services, "auth"> & {
  readonly auth: StaffCheck;
  readonly log: Log;
  readonly sitemap: SitemapSource;
  readonly readStatus: () => Promise<SiteStatus>;
  readonly findPlaces: FindPlaces;
  readonly backup: Pick<BackupDownload, "begin">;
};

/** The calls on posts and exam facts, mounted at `/functions`; their paths and schemas are in `app/calls/`. */
export function functionsApi(dependencies: Dependencies): Hono {
  const { review, updates, auth, sitemap, readStatus } = dependencies;
  const officialPages = dependencies.officialPages.desk;
  const adminRoute = createAdminRoute(auth);
  const staffRoute = createStaffRoute(auth);
  const generateSitemap = sitemapCall(sitemap);
  const calls = callsOf(
    [
      ...reviewCalls({ review, auth }),
      ...generationCalls({ ...dependencies, staffRoute }),
      ...postCalls({ ...dependencies, adminRoute, staffRoute }),
      ...editingCalls({ ...dependencies, staffRoute }),
      ...factCalls(dependencies, { adminRoute, staffRoute }),
      ...pictureCalls({ ...dependencies, staffRoute }),
      staffRoute(listUpdates, () => updates.desk.list()),
      staffRoute(checkUpdate, (input) => updates.desk.check(input)),
      staffRoute(saveUpdate, async (input, by, context) => {
        const saved = await updates.desk.save(input, by);
        return saved.ok && input.id === null ? context.json(saved.value, 201) : saved;
      }),
      staffRoute(moveUpdate, (input, by) => updates.desk.move(input, by)),
      staffRoute(listWatchedPages, () => officialPages.pages()),
      adminRoute(watchPage, async (page, by, context) => {
        const added = await officialPages.add(page, by);
        return added.ok ? context.json(added.value, 201) : added;
      }),
      adminRoute(changeWatchedPage, (change, by) => officialPages.change(change, by)),
      staffRoute(listPageChanges, ({ state }) => officialPages.changes(state)),
      staffRoute(judgePageChange, (judgement, by) => officialPages.judge(judgement, by)),
      ...peopleCalls({ ...dependencies, adminRoute, staffRoute }),
      ...closingRankCalls({ ...dependencies, adminRoute }),
      ...settingsCalls(dependencies, adminRoute),
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

/** Answers the sitemap as XML; a failure too, as an XML element with its status. */
export function sitemapCall(generate: SitemapSource) {
  return async (context: Context): Promise<Response> => {
    const sitemap = await generate(context.get("facts"));
    const status = sitemap.ok ? 200 : statusOf[sitemap.failure.kind];
    return context.body(sitemapOrError(sitemap), status, {
      "Content-Type": "application/xml; charset=utf-8",
    });
  };
}
