type Limits = { readonly all: number; readonly ofOne: number };

/** Which limit is reached: that of all together, or that of the one who asks. */
export type LimitReached = "of-all" | "of-one";

/** Does the work while a limit allows it. Nobody waits: beyond the limit, `onLimit` answers. */
export type ConcurrencyLimit = <Value>(
  who: string,
  work: () => Promise<Value>,
  onLimit: (reached: LimitReached) => Value,
) => Promise<Value>;

/** Limits how much is done at once, in all and for each one who asks. */
export function createConcurrencyLimit({ all, ofOne }: Limits): ConcurrencyLimit {
  const running = new Map<string, number>();
  let total = 0;
  return async (who, work, onLimit) => {
    const own = running.get(who) ?? 0;
    if (own >= ofOne) return onLimit("of-one");
    if (total >= all) return onLimit("of-all");
    running.set(who, own + 1);
    total += 1;
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (running.get(who) ?? 1) - 1;
      if (left === 0) running.delete(who);
      else running.set(who, left);
    }
  };
}
