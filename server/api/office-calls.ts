import * as officialPageCalls from "../../app/calls/official-pages-schema.ts";
import * as peopleCalls from "../../app/calls/people-schema.ts";
import * as postCalls from "../../app/calls/posts.ts";
import * as settingCalls from "../../app/calls/settings-schema.ts";
import { readAuditLog, readRole, readSiteStatus } from "../../app/calls/site-schema.ts";
import * as updateCalls from "../../app/calls/updates-schema.ts";
import { statusOf } from "../../app/failure-status.ts";
import { networkOf } from "../../domain/shared/network.ts";
import { fail, mapResult, succeed } from "../../domain/shared/result.ts";
import { clientAddress } from "../client-identity.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import { openRoute, type CallSources, type Route } from "./api-routes.ts";

/** Posts in their lists, updates, official pages, people, settings, the log. */
export function officeCalls(sources: CallSources): readonly Route[] {
  const { adminRoute, staffRoute, auditView, backup, desk, invitations, linkDesk, people } =
    sources;
  const { readership, readStatus, schedules, settings, settingTrials, updates } = sources;
  const officialPages = sources.officialPages.desk;
  // Each makes a password's hash.
  const withSignInLimit = createConcurrencyLimit(limits.signIns);
  return [
    staffRoute(postCalls.listPosts, ({ q, status, ...input }, by) =>
      desk.list({ ...input, query: q, filter: status, by }),
    ),
    staffRoute(postCalls.readPostChoices, async () => succeed(await desk.choices())),

    staffRoute(postCalls.actOnPost, async (input, by) =>
      mapResult(await desk.act({ ...input, by }), (post) => ({ post })),
    ),

    adminRoute(readAuditLog, (input) => auditView.page(input)),

    staffRoute(postCalls.listReviewLinks, (input, by) => linkDesk.list({ ...input, by })),
    staffRoute(postCalls.makeReviewLink, (input, by) => linkDesk.issue({ ...input, by })),
    staffRoute(postCalls.revokeReviewLinks, (input, by) => linkDesk.revoke({ ...input, by })),

    adminRoute(postCalls.schedulePost, (input, by) => schedules.schedule({ ...input, by })),
    staffRoute(postCalls.listSchedules, async () => succeed(await schedules.list())),
    adminRoute(postCalls.dismissSchedule, async (input, by) =>
      mapResult(await schedules.dismiss({ ...input, by }), () => ({ message: "Put away." })),
    ),

    staffRoute(postCalls.readReadership, async () => succeed({ week: await readership.ofWeek() })),

    staffRoute(updateCalls.listUpdates, () => updates.desk.list()),
    staffRoute(updateCalls.checkUpdate, (input) => updates.desk.check(input)),
    staffRoute(updateCalls.saveUpdate, async (input, by, context) => {
      const saved = await updates.desk.save(input, by);
      return saved.ok && input.id === null ? context.json(saved.value, 201) : saved;
    }),
    staffRoute(updateCalls.moveUpdate, (input, by) => updates.desk.move(input, by)),
    staffRoute(officialPageCalls.listWatchedPages, () => officialPages.pages()),
    adminRoute(officialPageCalls.watchPage, (page, by) => officialPages.add(page, by), 201),
    adminRoute(officialPageCalls.changeWatchedPage, (change, by) =>
      officialPages.change(change, by),
    ),
    staffRoute(officialPageCalls.listPageChanges, (input) => officialPages.changes(input)),
    staffRoute(officialPageCalls.judgePageChange, (judgement, by) =>
      officialPages.judge(judgement, by),
    ),

    adminRoute(peopleCalls.listPeople, async (_input, { userId: you }) =>
      succeed({ you, ...(await people.list()) }),
    ),
    adminRoute(peopleCalls.invitePerson, (input, by) => invitations.invite(input, by), 201),
    adminRoute(peopleCalls.changePerson, ({ id, ...changes }, by) =>
      people.change(id, changes, by),
    ),
    adminRoute(peopleCalls.endSessions, ({ id }, by) => people.endSessions(id, by)),
    adminRoute(peopleCalls.resetFactor, ({ id }, by) => people.resetFactor(id, by)),

    openRoute(peopleCalls.readInvitation, async ({ token }) =>
      mapResult(await invitations.read(token), ({ email, name, role, expiresAt }) => ({
        email,
        name,
        role,
        expiresAt,
      })),
    ),
    openRoute(peopleCalls.join, (input, context) =>
      withSignInLimit(
        networkOf(clientAddress(context)),
        async () => mapResult(await invitations.join(input), ({ email }) => ({ email })),
        () => fail("unavailable", tooBusy, limits.retryAfter),
      ),
    ),

    staffRoute(peopleCalls.readAccount, async (_input, { userId: id, email, role }) =>
      succeed({ id, email, role, name: await people.nameOf(id) }),
    ),
    staffRoute(peopleCalls.nameAccount, ({ name }, by) => people.rename(by, name)),

    adminRoute(settingCalls.readOfficeSettings, () =>
      Promise.resolve(succeed(settings.describe())),
    ),

    adminRoute(settingCalls.saveSettings, async (change, by, context) => {
      const outcome = await settings.save(change, by);
      if (outcome.ok || !("fields" in outcome.failure)) return outcome;
      const { kind, message: error, fields } = outcome.failure;
      return context.json({ error, fields }, statusOf[kind]);
    }),

    adminRoute(settingCalls.sendTestMail, (_input, by) => settingTrials.sendTestMail(by)),
    adminRoute(settingCalls.tryModel, (_input, _by, { req }) =>
      settingTrials.tryModel(req.raw.signal),
    ),

    adminRoute(settingCalls.downloadBackup, async (_input, { email }, context) => {
      const download = await backup.begin({ email, signal: context.req.raw.signal });
      if (!download.ok) return download;
      const { name, size, content } = download.value;
      const headers = {
        "Content-Type": "application/vnd.sqlite3",
        "Content-Length": `${size}`,
        "Content-Disposition": `attachment; filename="${name}"`,
      };
      return context.body(content, 200, headers);
    }),

    staffRoute(readSiteStatus, async () => succeed(await readStatus())),
    staffRoute(readRole, (_input, { role, factorDue }) =>
      Promise.resolve(succeed({ role, factorDue })),
    ),
  ];
}

const tooBusy = "Too many people are joining at once. Please try again in a few seconds.";
