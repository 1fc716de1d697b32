import type {
  PlanCommand,
  PostPlans,
  PublishedInMonth,
  ShownPlan,
} from "../../posts/plans/post-plans.ts";
import { indianDate } from "../../shared/clock.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import type { ScheduleList, Schedules } from "./review-schedules.ts";

/** A month with what is planned, what goes public by itself, and what became public. */
export type PlannedMonth = {
  /** `YYYY-MM` in India. */
  readonly month: string;
  readonly plans: readonly ShownPlan[];
  readonly scheduled: readonly (ScheduleList["waiting"][number] & { readonly day: string })[];
  readonly published: readonly PublishedInMonth[];
  /** Who may be named as its writer. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
};

type Dependencies = {
  readonly plans: PostPlans;
  readonly schedules: Schedules;
  readonly people: {
    readonly list: () => Promise<{
      readonly people: readonly {
        readonly id: string;
        readonly email: string;
        readonly name: string | null;
      }[];
    }>;
  };
};

/** The plan of the blog, for everybody of the office. */
export function createPlanDesk({ plans, schedules, people }: Dependencies) {
  return {
    /** A month as `YYYY-MM`, the present one for an empty text; `malformed` for anything else. */
    async month(asked: string): Promise<Result<PlannedMonth>> {
      const month = asked === "" ? plans.presentMonth() : asked;
      if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month))
        return fail("malformed", "A month is written like 2026-04.");
      const { waiting } = await schedules.list();
      const days = waiting.map((one) => ({ ...one, day: indianDate(one.publishAt) }));
      const office = (await people.list()).people;
      return succeed({
        month,
        ...(await plans.ofMonth(month)),
        scheduled: days.filter(({ day }) => day.startsWith(month)),
        people: office.map(({ id, email, name }) => ({ id, name: name ?? email })),
      });
    },

    save: (command: PlanCommand) => plans.save(command),
    end: (command: Parameters<PostPlans["end"]>[0]) => plans.end(command),
  };
}
