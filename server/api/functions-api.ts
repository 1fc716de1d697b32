import { Hono, type Handler } from "hono";
import type { FreshLook } from "../../domain/review/fresh-look.ts";
import type { PostDesk } from "../../domain/review/post-desk.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import type { Log } from "../../domain/shared/log.ts";
import { limitBody } from "../limits.ts";
import type { AdminCheck } from "./admin-only.ts";
import { callsOf } from "./call-table.ts";
import { deskCalls } from "./desk-calls.ts";
import { generationCalls } from "./generation-calls.ts";
import { lookCalls } from "./look-calls.ts";
import { restoreCall } from "./restore-call.ts";
import { reviewCalls } from "./review-calls.ts";
import { roleCall } from "./role-call.ts";
import { sitemapCall, type SitemapSource } from "./sitemap-call.ts";

type Dependencies = {
  readonly review: ReviewService;
  readonly desk: PostDesk;
  readonly freshLook: FreshLook;
  readonly auth: AdminCheck;
  readonly log: Log;
  readonly sitemap: SitemapSource;
};

/** The path of a post as calls (contract section 4): every address with its methods; mounted at `/functions`. */
export function functionsApi({ review, desk, freshLook, auth, log, sitemap }: Dependencies): Hono {
  const links = reviewCalls(review);
  const drafts = generationCalls(review, auth, log);
  const posts = deskCalls(desk, auth);
  const looks = lookCalls(freshLook, auth);
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
      "/preview-link": { POST: drafts.previewLink },
      "/posts": { GET: posts.list },
      "/post-action": { POST: posts.act },
      "/post-record": { GET: posts.record },
      "/posts-to-look-at": { GET: looks.due },
      "/confirm-post": { POST: looks.confirm },
      "/audit-log": { GET: posts.auditLog },
      "/restore-revision": { POST: restoreCall(review, auth) },
      "/user-role": { GET: roleCall(auth) },
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
