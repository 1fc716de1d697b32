/** How much work one comparison may take. */
export type Effort = {
  /** The longest edit that may still be looked for; 0 when nothing is left. */
  readonly longestEdit: () => number;
  /** Says how long an edit was looked for. */
  readonly spend: (editLength: number) => void;
};

/** Looking for an edit of length n takes about n²/2 steps (Myers' algorithm). */
const steps = { inAll: 2_000_000, ofOne: 500_000 } as const;

/** A bound in steps, not in time: the same texts are compared in the same way on every machine. */
export function createEffort(): Effort {
  let left: number = steps.inAll;
  return {
    longestEdit: () => Math.floor(Math.sqrt(2 * Math.min(left, steps.ofOne))),
    spend(editLength) {
      left = Math.max(0, left - editLength ** 2 / 2);
    },
  };
}
