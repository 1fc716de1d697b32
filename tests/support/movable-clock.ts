import type { Clock } from "../../domain/shared/clock.ts";

export type MovableClock = Clock & { readonly advance: (milliseconds: number) => void };

/** Starts at the real present, which clients compare with, or at a given instant; moves only when it is told. */
export function movableClock(start: Date | string = new Date()): MovableClock {
  let present = new Date(start).getTime();
  return {
    now: () => new Date(present),
    advance(milliseconds) {
      present += milliseconds;
    },
  };
}
