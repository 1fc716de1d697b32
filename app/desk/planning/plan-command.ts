import type { PlannedPost } from "../../calls/plan.ts";

/** What the form of a plan holds; empty texts for nothing. */
export type TypedPlan = {
  readonly title: string;
  readonly note: string;
  readonly day: string;
  readonly personId: string;
  readonly factId: string;
};

/** What the form has done. */
export type PlanCommand =
  | { readonly kind: "save"; readonly id: string | null; readonly typed: TypedPlan }
  | { readonly kind: "end"; readonly id: string }
  | { readonly kind: "write"; readonly plan: PlannedPost; readonly author: string };
