import { dismissSchedule, listSchedules, schedulePost } from "../../app/calls/schedules-schema.ts";
import type { Schedules } from "../../domain/review/schedules/review-schedules.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { Route, StaffRoute } from "./api-routes.ts";

type Scheduling = {
  readonly schedules: Schedules;
  readonly adminRoute: StaffRoute;
  readonly staffRoute: StaffRoute;
};

/** The calls on posts that go public by themselves: approvers decide, everybody of the office sees it. */
export function scheduleCalls({ schedules, adminRoute, staffRoute }: Scheduling): readonly Route[] {
  return [
    adminRoute(schedulePost, (input, by) => schedules.schedule({ ...input, by })),
    staffRoute(listSchedules, async () => succeed(await schedules.list())),
    adminRoute(dismissSchedule, async (input, by) => {
      const dismissal = await schedules.dismiss({ ...input, by });
      return dismissal.ok ? succeed({ message: "Put away." }) : dismissal;
    }),
  ];
}
