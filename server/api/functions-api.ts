import { Hono, type Handler } from "hono";
import type { Services } from "../../domain/services.ts";
import type { Log } from "../../domain/shared/log.ts";
import { succeed } from "../../domain/shared/result.ts";
import { limitBody } from "../request-body.ts";
import type { SiteStatus } from "../monitoring/site-status.ts";
import { createAdminCalls, type AdminCheck } from "./admin-calls.ts";
import { callsOf } from "./call-table.ts";
import { correctionsCall } from "./corrections-call.ts";
import { deskCalls } from "./desk-calls.ts";
import { editingCalls } from "./editing-calls.ts";
import { generationCalls } from "./generation-calls.ts";
import { linkCalls } from "./link-calls.ts";
import { linkOrAdminCalls } from "./link-or-admin-calls.ts";
import { lookCalls } from "./look-calls.ts";
import { reviewCalls } from "./review-calls.ts";
import { sitemapCall, type SitemapSource } from "./sitemap-call.ts";

type Dependencies = Pick<
  Services,
  "review" | "desk" | "records" | "editing" | "linkDesk" | "dueReviews"
> & {
  readonly auth: AdminCheck;
  readonly log: Log;
  readonly sitemap: SitemapSource;
  readonly readStatus: () => Promise<SiteStatus>;
};

/** The path of a post as calls (contract section 4): every address with its methods; mounted at `/functions`. */
export function functionsApi(dependencies: Dependencies): Hono {
  const { review, desk, records, linkDesk, dueReviews } = dependencies;
  const { auth, log, sitemap, readStatus } = dependencies;
  const admins = createAdminCalls(auth);
  const links = reviewCalls(review);
  const shared = linkOrAdminCalls(review, auth);
  const drafts = generationCalls(review, admins, log);
  const posts = deskCalls({ desk, records }, admins);
  const reviewLinks = linkCalls(linkDesk, admins);
  const editing = editingCalls(dependencies.editing, admins);
  const looks = lookCalls(dueReviews, admins);
  const generateSitemap = sitemapCall(sitemap);
  const calls = callsOf(
    {
      "/preview-blog": { GET: links.preview },
      "/edit-blog": { POST: links.edit },
      "/publish-blog": { GET: links.publishByLink, POST: links.publish },
      "/post-status": { GET: links.status },
      "/manual-blog-generation": { POST: drafts.generate },
      "/cancel-run": { POST: drafts.cancelRun },
      "/recent-runs": { GET: drafts.recentRuns },
      "/preview-link": { POST: reviewLinks.previewLink },
      "/posts": { GET: posts.list },
      "/post-action": { POST: posts.act },
      "/post-record": { GET: posts.record },
      "/editable-post": { GET: editing.editable },
      "/preview-edit": { POST: editing.preview },
      "/edit-post": { POST: editing.edit },
      "/posts-to-look-at": { GET: looks.due },
      "/confirm-post": { POST: looks.confirm },
      "/audit-log": { GET: posts.auditLog },
      "/request-corrections": { POST: correctionsCall(review, admins) },
      "/lock-passages": { POST: shared.lock },
      "/review-links": { GET: reviewLinks.list },
      "/review-link": { POST: reviewLinks.issue },
      "/revoke-links": { POST: reviewLinks.revoke },
      "/send-for-review": { POST: reviewLinks.send },
      "/restore-revision": { POST: shared.restore },
      "/site-status": { GET: admins.plain(async () => succeed(await readStatus())) },
      "/user-role": { GET: admins.plain(() => Promise.resolve(succeed({ role: "admin" }))) },
      "/generate-sitemap": { GET: generateSitemap, POST: generateSitemap },
    },
    (context, { status, message }) => context.json({ error: message }, status),
  );
  const api = new Hono();
  api.use(noStore, limitBody);
  api.route("/", calls);
  return api;
}

const noStore: Handler = async (context, next) => {
  await next();
  context.res.headers.set("Cache-Control", "no-store");
};
