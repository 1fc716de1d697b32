type InTurn = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/** Work under one key runs one after the other in this process, in the order of the calls. */
export function createTurns(): InTurn {
  const latest = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (latest.get(key) ?? Promise.resolve()).then(
      () => work(),
      () => work(),
    );
    latest.set(key, turn);
    try {
      return await turn;
    } finally {
      if (latest.get(key) === turn) latest.delete(key);
    }
  };
}
