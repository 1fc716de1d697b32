type Limits = { readonly all: number; readonly ofOne: number };

export type LimitReached = "of-all" | "of-one";

export type ConcurrencyLimit = <Value>(
  who: string,
  work: () => Promise<Value>,
  onLimit: (reached: LimitReached) => Value,
) => Promise<Value>;

export function createConcurrencyLimit({ all, ofOne }: Limits): ConcurrencyLimit {
  const running = new Map<string, number>();
  let total = 0;
  return async (person, work, onLimit) => {
    const ownRunning = running.get(person) ?? 0;
    if (ownRunning >= ofOne) return onLimit("of-one");
    if (total >= all) return onLimit("of-all");
    running.set(person, ownRunning + 1);
    total += 1;
    try {
      return await work();
    } finally {
      total -= 1;
      const stillRunning = (running.get(person) ?? 1) - 1;
      if (stillRunning === 0) running.delete(person);
      else running.set(person, stillRunning);
    }
  };
}
