type Most = { readonly all: number; readonly ofOne: number };

/** Why there is no seat: others have them all, or who asks has as many as one may have. */
export type LimitReached = "all-taken" | "too-many-of-one";

/** Does the work while it has a seat; without one nobody waits, and `full` answers. */
export type ConcurrencyLimit = <Value>(
  who: string,
  work: () => Promise<Value>,
  full: (reason: LimitReached) => Value,
) => Promise<Value>;

/** So many at once, and of one so many. */
export function createConcurrencyLimit({ all, ofOne }: Most): ConcurrencyLimit {
  const taken = new Map<string, number>();
  let total = 0;
  return async (who, work, full) => {
    const own = taken.get(who) ?? 0;
    if (own >= ofOne) return full("too-many-of-one");
    if (total >= all) return full("all-taken");
    taken.set(who, own + 1);
    total += 1;
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (taken.get(who) ?? 1) - 1;
      if (left === 0) taken.delete(who);
      else taken.set(who, left);
    }
  };
}
