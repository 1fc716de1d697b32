import {
  listReviewLinks,
  makeReviewLink,
  revokeReviewLinks,
  actOnPost,
  readPostChoices,
  listPosts,
  readReadership,
  dismissSchedule,
  listSchedules,
  schedulePost,
} from "../../app/calls/posts.ts";
import { readAuditLog } from "../../app/calls/site-schema.ts";
import { mapResult, succeed } from "../../domain/shared/result.ts";
import type { CallSources, Route } from "./api-routes.ts";

export function postCalls(sources: CallSources): readonly Route[] {
  const { desk, auditView, linkDesk, schedules, readership, adminRoute, staffRoute } = sources;
  return [
    staffRoute(listPosts, ({ q, status, ...input }, by) =>
      desk.list({ ...input, query: q, filter: status, by }),
    ),
    staffRoute(readPostChoices, async () => succeed(await desk.choices())),

    staffRoute(actOnPost, async (input, by) =>
      mapResult(await desk.act({ ...input, by }), (post) => ({ post })),
    ),

    adminRoute(readAuditLog, (input) => auditView.page(input)),

    staffRoute(listReviewLinks, (input, by) => linkDesk.list({ ...input, by })),
    staffRoute(makeReviewLink, (input, by) => linkDesk.issue({ ...input, by })),
    staffRoute(revokeReviewLinks, (input, by) => linkDesk.revoke({ ...input, by })),

    adminRoute(schedulePost, (input, by) => schedules.schedule({ ...input, by })),
    staffRoute(listSchedules, async () => succeed(await schedules.list())),
    adminRoute(dismissSchedule, async (input, by) =>
      mapResult(await schedules.dismiss({ ...input, by }), () => ({ message: "Put away." })),
    ),

    staffRoute(readReadership, async () => succeed({ week: await readership.ofWeek() })),
  ];
}
