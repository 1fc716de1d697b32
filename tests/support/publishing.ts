import { Hono } from "hono";
import { onTestFinished } from "vitest";
import type { Staff } from "../../domain/auth/account.ts";
import { generateSitemap } from "../../app/feeds/sitemap-feed.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { isOpen } from "../../domain/drafting/runs/drafting-run.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import { createServices } from "../../domain/services.ts";
import type { MailTransport } from "../../domain/notify/mail.ts";
import type { SecondApproverRule } from "../../domain/review/second-approver.ts";
import { fail, succeed } from "../../domain/shared/result.ts";
import { functionsApi } from "../../server/api/functions-api.ts";
import { createPageCache, pageCacheLimits } from "../../server/page-cache/page-cache.ts";
import { openMonitoring } from "../../server/monitoring/monitoring.ts";
import { movableClock, type MovableClock } from "./movable-clock.ts";
import { testWriter } from "./writing.ts";

const siteUrl = "https://guide.example";
export const adminBearer = { Authorization: "Bearer of-an-admin" };
export const otherAdminBearer = { Authorization: "Bearer of-another" };

/** A test's own transport takes its mails. */
const sender = "guide@example.com";

export type Publishing = ReturnType<typeof openPublishing>;

/** The rooms between prompt and publication on this database, joined as the site joins them. */
export function openPublishing(
  database: OpenDatabase,
  options: {
    readonly writer?: Writer;
    readonly clock?: MovableClock;
    readonly timeoutSeconds?: number;
    readonly dailyTokenLimit?: number;
    readonly checkDraft?: NonNullable<Parameters<typeof createServices>[0]["checkDraft"]>;
    readonly mail?: { readonly transport: MailTransport; readonly reviewers: readonly string[] };
    readonly secondApprover?: SecondApproverRule;
  } = {},
) {
  const { writer = testWriter(), clock = movableClock("2026-01-20T10:00:00.000Z") } = options;
  const { timeoutSeconds = 60, dailyTokenLimit = null, mail } = options;
  const faults: unknown[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (message: string, details?: Record<string, unknown>) => {
      faults.push(details?.fault ?? message);
    },
  };
  const services = createServices({
    database,
    clock,
    log,
    writer,
    siteUrl,
    fixed: {
      institute: { name: "The Institute" },
      ai: { timeoutSeconds, dailyTokenLimit },
      review: {
        ...(options.secondApprover && { secondApprover: options.secondApprover }),
      },
      ...(mail && {
        mailServer: "smtp://mail.example",
        mail: { sender, reviewers: [...mail.reviewers] },
      }),
    },
    ...(mail && { connectMail: () => mail.transport }),
    ...(options.checkDraft && { checkDraft: options.checkDraft }),
  });
  const { drafting, mailSender } = services;
  const sitemap = () => generateSitemap({ services, url: siteUrl, log }, services.facts.current());
  const monitoring = openMonitoring({
    metricsToken: null,
    dataDir: ".",
    services,
    database,
    clock,
    cache: createPageCache(clock, pageCacheLimits, log),
    writer: () => writer,
  });
  const calls = functionsApi({
    ...services,
    auth: { requireAdmin, requireStaff: requireAdmin },
    log,
    sitemap,
    readStatus: async () => (await monitoring).readStatus(),
    findPlaces: () => Promise.resolve([]),
    backup: { begin: () => Promise.resolve(fail("unavailable", "There are no backups here.")) },
  });
  const api = new Hono().route("/functions", calls);
  onTestFinished(async () => {
    await Promise.all([drafting.stop(5_000), mailSender.stop(5_000)]);
  });
  return { ...services, database, clock, api, faults };
}

const admins = new Map<string, Staff>([
  ["of-an-admin", { userId: "admin-1", email: "admin@guide.example", role: "admin" }],
  ["of-another", { userId: "admin-2", email: "another@guide.example", role: "admin" }],
]);

function requireAdmin(token: string | null) {
  const admin = admins.get(token ?? "");
  return Promise.resolve(
    admin === undefined ? fail("unauthenticated", "No active session") : succeed(admin),
  );
}

export async function draftWithTokens({ review }: Publishing, prompt = "Fees explained") {
  const made = await review.requests.generate({
    prompt,
    category: "news",
    publish: false,
    by: { email: "admin@guide.example", role: "admin" },
  });
  if (!made.ok) throw new Error(made.failure.message);
  const { post } = made.value;
  const previewToken = tokenOf(post.previewUrl);
  const preview = await review.approval.preview({ postId: post.id, token: previewToken });
  if (!preview.ok || preview.value.editToken === undefined) throw new Error("no preview");
  const { approveToken, editToken } = preview.value;
  if (approveToken === undefined) throw new Error("no approve token");
  return { postId: post.id, slug: post.slug, previewToken, approveToken, editToken };
}

export function tokenOf(address: string): string {
  return new URL(address).searchParams.get("token") ?? "";
}

/** Waits until the post's latest run has ended; the test's own time limit bounds it. */
export async function untilRunEnds({ drafting }: Publishing, postId: string) {
  for (;;) {
    const run = await drafting.latestRun(postId);
    if (run !== null && !isOpen(run)) return run;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Everything that a call could have changed, to compare before and after. */
export async function snapshot({ queries }: OpenDatabase) {
  return {
    posts: await queries.selectFrom("blog_posts").selectAll().orderBy("id").execute(),
    revisions: await queries.selectFrom("blog_post_revisions").selectAll().orderBy("id").execute(),
    runs: await queries.selectFrom("drafting_runs").selectAll().orderBy("id").execute(),
    links: await queries.selectFrom("review_links").selectAll().orderBy("id").execute(),
    audit: await queries.selectFrom("audit_log").selectAll().orderBy("sequence").execute(),
  };
}
