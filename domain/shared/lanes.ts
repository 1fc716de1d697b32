type InLane = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** So many pieces of work at a time; others wait in the order of the calls. Whoever calls bounds how many wait. */
export function createLanes(count: number): InLane {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
