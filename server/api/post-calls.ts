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
import type { Services } from "../../domain/services.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { StaffRoute, Route } from "./api-routes.ts";

type Dependencies = Pick<
  Services,
  "desk" | "auditView" | "linkDesk" | "schedules" | "readership"
> & {
  readonly adminRoute: StaffRoute;
  readonly staffRoute: StaffRoute;
};

export function postCalls(dependencies: Dependencies): readonly Route[] {
  const { desk, auditView, linkDesk, schedules, readership } = dependencies;
  const { adminRoute, staffRoute } = dependencies;
  return [
    staffRoute(listPosts, ({ q, status, ...input }, by) =>
      desk.list({ ...input, query: q, filter: status, by }),
    ),
    staffRoute(readPostChoices, async () => succeed(await desk.choices())),

    staffRoute(actOnPost, async (input, by) => {
      const post = await desk.act({ ...input, by });
      return post.ok ? succeed({ post: post.value }) : post;
    }),

    adminRoute(readAuditLog, (input) => auditView.page(input)),

    staffRoute(listReviewLinks, (input, by) => linkDesk.list({ ...input, by })),
    staffRoute(makeReviewLink, (input, by) => linkDesk.issue({ ...input, by })),
    staffRoute(revokeReviewLinks, (input, by) => linkDesk.revoke({ ...input, by })),

    adminRoute(schedulePost, (input, by) => schedules.schedule({ ...input, by })),
    staffRoute(listSchedules, async () => succeed(await schedules.list())),
    adminRoute(dismissSchedule, async (input, by) => {
      const dismissal = await schedules.dismiss({ ...input, by });
      return dismissal.ok ? succeed({ message: "Put away." }) : dismissal;
    }),

    staffRoute(readReadership, async ({ post }) => {
      const week = await readership.ofWeek();
      const sums = post === "" ? null : (await readership.ofPosts([post])).get(post);
      return succeed({ week, post: sums ?? null });
    }),
  ];
}
