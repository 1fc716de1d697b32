/** A revision that goes public by itself at an instant. */
export type Schedule = {
  readonly id: string;
  readonly postId: string;
  readonly revision: number;
  /** ISO instant. */
  readonly publishAt: string;
  readonly scheduledBy: string;
};

/** A schedule that did not come to its publication, and has not been put away. */
export type StoppedSchedule = Schedule & { readonly endedAt: string; readonly outcome: string };

export type ScheduleEnd = "published" | "stopped" | "cancelled";
