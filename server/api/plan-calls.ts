import { endPlan, readPlan, savePlan } from "../../app/calls/plan.ts";
import type { Services } from "../../domain/services.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { Route, StaffRoute } from "./api-routes.ts";

/** The calls on what the office means to write. */
export function planCalls(plan: Services["planDesk"], staffRoute: StaffRoute): readonly Route[] {
  return [
    staffRoute(readPlan, ({ month }) => plan.month(month)),
    staffRoute(savePlan, async (input, by) => {
      const outcome = await plan.save({ ...input, by });
      return outcome.ok ? succeed({ plan: outcome.value }) : outcome;
    }),
    staffRoute(endPlan, async (input, by) => {
      const outcome = await plan.end({ ...input, by });
      const message = input.isEnded ? "Taken out of the plan." : "Back in the plan.";
      return outcome.ok ? succeed({ message }) : outcome;
    }),
  ];
}
