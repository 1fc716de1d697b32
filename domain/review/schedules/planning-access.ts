import { createPlanDesk } from "./plan-desk.ts";
import { createScheduleRunner } from "./schedule-runner.ts";
import { createSchedules } from "./review-schedules.ts";
import type { Log } from "../../shared/log.ts";

type Dependencies = Parameters<typeof createSchedules>[0] &
  Pick<Parameters<typeof createPlanDesk>[0], "people"> & { readonly log: Log };

/** What the office sets for later. */
export function createPlanning(dependencies: Dependencies) {
  const { clock, log, posts, people } = dependencies;
  const schedules = createSchedules(dependencies);
  return {
    /** Revisions that go public at an instant, and what does that. */
    schedules,
    scheduleRunner: createScheduleRunner({ clock, log, schedules, stored: posts.schedules }),
    /** The months of the blog. */
    planDesk: createPlanDesk({ plans: posts.plans, schedules, people }),
  };
}
